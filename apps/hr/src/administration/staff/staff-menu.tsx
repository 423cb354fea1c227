import { useUser } from '@toam/auth/session';
import { staffListText as text } from './staff-list.text';
import { isSuperAdmin } from '@toam/domain/actor';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { canDeleteUser, canOpenStaffForm, canResetPassword, canSetUserStatus } from '@toam/domain/staff/user-access';
import { Dropdown } from '@toam/ui/core';
import {
  ClockCounterClockwiseIcon,
  KeyIcon,
  LockIcon,
  LockOpenIcon,
  PencilSimpleIcon,
  SignInIcon,
  TrashIcon,
  UserSwitchIcon,
} from '@toam/ui/icons';
import { useContext, type ReactElement, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { ListedStaff } from './staff.queries';
import { StaffActing, type ActedStaff } from './use-staff-actions';

/** The fields of a person that the menu needs. */
export type MenuStaff = ActedStaff & Pick<ListedStaff, 'role'>;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface StaffMenuProps {
  user: MenuStaff;
  /** Called after the person was deleted. */
  onRemoved?: () => void;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** Sửa, mật khẩu, bàn giao, khoá, xoá: the actions that the viewer may do. Renders nothing if there are none. Specification 2 §2. */
export function StaffMenu({ user, onRemoved, children }: StaffMenuProps) {
  const items = useMenuItems(user, onRemoved);
  if (items.length === 0) return null;
  return (
    // A press in the menu must not count as a press on the row.
    <span onClick={stop} onDoubleClick={stop}>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        {children}
      </Dropdown>
    </span>
  );
}

function useMenuItems(user: MenuStaff, onRemoved: (() => void) | undefined) {
  const viewer = useUser();
  const navigate = useNavigate();
  const actions = useContext(StaffActing);
  if (!actions) return [];
  const mayLock = canSetUserStatus(viewer, user);
  const isActive = user.status === 1;
  return [
    canOpenStaffForm(viewer, user) && {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => void navigate(paths.editStaff(user.id)),
    },
    canResetPassword(viewer, user) && {
      key: 'password',
      icon: <KeyIcon size={16} />,
      label: text.resetPassword,
      onClick: () => void actions.resetPassword(user),
    },
    canResetPassword(viewer, user) && {
      key: 'release',
      icon: <SignInIcon size={16} />,
      label: text.letInAgain,
      onClick: () => void actions.letInAgain(user),
    },
    isSuperAdmin(viewer) && {
      key: 'logins',
      icon: <ClockCounterClockwiseIcon size={16} />,
      label: text.loginHistory,
      onClick: () => void navigate(paths.loginsOf(user.id)),
    },
    canHandOver(viewer, user) && {
      key: 'handOver',
      icon: <UserSwitchIcon size={16} />,
      label: text.handOver,
      onClick: () => actions.handOver(user),
    },
    mayLock && { key: 'line', type: 'divider' as const },
    mayLock && {
      key: 'lock',
      icon: isActive ? <LockIcon size={16} /> : <LockOpenIcon size={16} />,
      label: isActive ? text.lock : text.unlock,
      onClick: () => void actions.lockOrUnlock(user),
    },
    canDeleteUser(viewer, user) && {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void actions.remove(user).then((isGone) => isGone && onRemoved?.()),
    },
  ].filter((item) => item !== false);
}
