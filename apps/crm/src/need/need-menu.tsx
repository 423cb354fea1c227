import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needListText as text } from './need-list.text';
import { NeedStatus } from '@toam/domain/need-values';
import { Dropdown, Row } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  CheckCircleIcon,
  ClockCounterClockwiseIcon,
  PencilSimpleIcon,
  ShareNetworkIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { NeedHistoryDialog } from './need-history.dialog';
import { ShareNeedDialog } from './share-need.dialog';
import { useNeedActions } from './use-need-actions';

/** The fields of a need that the menu uses. */
type MenuNeed = Pick<
  NeedRow,
  | 'id'
  | 'status'
  | 'version'
  | 'may_edit'
  | 'may_share'
  | 'may_delete'
  | 'staff'
  | 'staff_role'
  | 'manager'
  | 'manager_role'
>;

/**
 * Whether the viewer has a menu for a need: its owner, colleagues and superiors who may edit, admins. The API decides,
 * because the answer depends on the hierarchy. Specification 2 §2.
 */
const hasNeedMenu = ({ may_edit, may_share, may_delete }: MenuNeed): boolean => may_edit || may_share || may_delete;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface NeedMenuProps {
  need: MenuNeed;
  /** Runs after the need was deleted. */
  onRemoved?: () => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** Sửa, đổi trạng thái, lịch sử, chia sẻ, xoá: only what the viewer may do. No menu if that is nothing. */
export function NeedMenu({ need, onRemoved, children }: NeedMenuProps) {
  const [dialog, open] = useState<'history' | 'share' | null>(null);
  const navigate = useNavigate();
  const { changeStatus, remove } = useNeedActions();
  if (!hasNeedMenu(need)) return null;

  const isOpen = need.status === NeedStatus.unresolved;
  const items = [
    need.may_edit && {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => void navigate(paths.editNeed(need.id)),
    },
    need.may_edit && {
      key: 'status',
      icon: isOpen ? <CheckCircleIcon size={16} /> : <ArrowCounterClockwiseIcon size={16} />,
      label: isOpen ? text.resolve : text.reopen,
      onClick: () => void changeStatus(need),
    },
    {
      key: 'history',
      icon: <ClockCounterClockwiseIcon size={16} />,
      label: text.history,
      onClick: () => open('history'),
    },
    need.may_share && {
      key: 'share',
      icon: <ShareNetworkIcon size={16} />,
      label: text.share,
      onClick: () => open('share'),
    },
    need.may_delete && { key: 'line', type: 'divider' as const },
    need.may_delete && {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void remove(need).then((isGone) => isGone && onRemoved?.()),
    },
  ].filter((item) => item !== false);
  const close = () => open(null);
  return (
    // A press in the menu or its dialogs does not count as a press on the row.
    <Row as="span" inline onClick={stop} onDoubleClick={stop}>
      <Dropdown trigger={['click']} placement="bottomRight" touch menu={{ items }}>
        {children}
      </Dropdown>
      {dialog === 'history' && <NeedHistoryDialog needId={need.id} onClose={close} />}
      {dialog === 'share' && <ShareNeedDialog need={need} onClose={close} />}
    </Row>
  );
}
