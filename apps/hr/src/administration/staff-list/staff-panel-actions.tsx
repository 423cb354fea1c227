import { useUser } from '@toam/auth/session';
import { staffListText as text } from '../staff/staff-list.text';
import { canOpenStaffForm, canSetUserStatus } from '@toam/domain/staff/user-access';
import { Button, Row, useIsPhone } from '@toam/ui/core';
import { LockIcon, LockOpenIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { MenuStaff } from '../staff/staff-menu';
import { StaffActing } from '../staff/use-staff-actions';

/** Whether the viewer has any action in the panel's footer. */
export function useMayEdit(user: MenuStaff | undefined): boolean {
  const viewer = useUser();
  const actions = useContext(StaffActing);
  return Boolean(actions && user && canOpenStaffForm(viewer, user));
}

/** The most common actions: khoá or mở khoá, and sửa. The menu above has the rest. */
export function StaffPanelActions({ user }: { user: MenuStaff }) {
  const viewer = useUser();
  const navigate = useNavigate();
  const actions = useContext(StaffActing);
  const isPhone = useIsPhone();
  const button = { size: isPhone ? 'large' : 'middle', block: isPhone } as const;
  const isActive = user.status === 1;
  return (
    <Row gap={8} justify="end">
      {canSetUserStatus(viewer, user) && (
        <Button
          {...button}
          icon={isActive ? <LockIcon size={16} /> : <LockOpenIcon size={16} />}
          onClick={() => void actions?.lockOrUnlock(user)}
        >
          {isActive ? text.lock : text.unlock}
        </Button>
      )}
      <Button
        {...button}
        type="primary"
        icon={<PencilSimpleIcon size={16} />}
        onClick={() => void navigate(paths.editStaff(user.id))}
      >
        {text.edit}
      </Button>
    </Row>
  );
}
