import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { listText } from '@toam/contracts/texts/list';
import { canOpenStaffForm, canSetUserStatus } from '@toam/domain/staff/user-access';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import {
  copyText,
  formatNumber,
  IconButton,
  ScreenState,
  Text,
  Button,
  Row,
  useIsPhone,
  Bone,
  Stack,
} from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { DotsThreeVerticalIcon, LinkSimpleIcon, LockIcon, LockOpenIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { useContext } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { staffListText as text } from '../staff/staff-list.text';
import { StaffMenu, type MenuStaff } from '../staff/staff-menu';
import { userQueries } from '../staff/staff.queries';
import { StaffActing } from '../staff/use-staff-actions';
import { StaffPanelBody, panelBody } from './staff-panel-body';

interface StaffPanelProps {
  userId: number;
  panel: RowPanel;
  /** How many rows the earlier pages have. */
  before: number;
  /** Formatted size of the whole list. */
  total: string | undefined;
}

/** One person beside the list: the whole record for admins, the public columns for others. */
export function StaffPanel({ userId, panel, before, total }: StaffPanelProps) {
  const record = useQuery(userQueries.record(userId));
  const mayEdit = useMayEdit(record.data);
  const title = (
    <>
      #{userId}
      {panel.at >= 0 && total && (
        <Text padX={8} size={12} tone="text3">
          {text.place(formatNumber(before + panel.at + 1), total)}
        </Text>
      )}
    </>
  );
  return (
    <DetailPanel
      {...panel}
      label={text.panel(record.data?.name ?? `#${userId}`)}
      title={title}
      actions={
        <>
          <CopyLink userId={userId} />
          {record.data && (
            <StaffMenu user={record.data} onRemoved={panel.onClose}>
              <IconButton title={text.menu} aria-label={text.actions(record.data.name)}>
                <DotsThreeVerticalIcon size={20} weight="bold" />
              </IconButton>
            </StaffMenu>
          )}
        </>
      }
      footer={mayEdit && record.data && <StaffPanelActions user={record.data} />}
    >
      <ScreenState query={record} skeleton={<StaffPanelSkeleton />}>
        {(user) => <StaffPanelBody key={user.id} user={user} />}
      </ScreenState>
    </DetailPanel>
  );
}

/** The link that opens this panel, without the sender's filters. */
function CopyLink({ userId }: { userId: number }) {
  const href = useHref(paths.staffOf(userId));
  return (
    <IconButton
      title={text.copyLink}
      aria-label={text.copyLink}
      onClick={() => void copyText(new URL(href, location.origin).href, text.linkCopied)}
    >
      <LinkSimpleIcon size={18} />
    </IconButton>
  );
}

/** Whether the viewer has any action in the panel's footer. */
function useMayEdit(user: MenuStaff | undefined): boolean {
  const viewer = useUser();
  const actions = useContext(StaffActing);
  return Boolean(actions && user && canOpenStaffForm(viewer, user));
}

/** The most common actions: khoá or mở khoá, and sửa. The menu above has the rest. */
function StaffPanelActions({ user }: { user: MenuStaff }) {
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

/** The panel's skeleton while the record loads. */
const StaffPanelSkeleton = () => (
  <Stack {...panelBody} role="status" aria-label={listText.loading}>
    <Row gap={16}>
      <Bone width={64} height={64} radius="circle" />
      <Bone width="48%" height={22} radius={6} />
    </Row>
    <Bone width="64%" height={32} radius={6} />
    <Bone height={148} radius={8} />
    <Bone height={112} radius={8} />
    <Bone height={112} radius={8} />
  </Stack>
);
