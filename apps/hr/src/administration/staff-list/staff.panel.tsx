import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '../staff/staff-list.text';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { copyText, formatNumber, IconButton, ScreenState, Text } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { DotsThreeVerticalIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { useHref } from 'react-router-dom';
import { paths } from '../paths';
import { StaffMenu } from '../staff/staff-menu';
import { userQueries } from '../staff/staff.queries';
import { StaffPanelActions, useMayEdit } from './staff-panel-actions';
import { StaffPanelBody } from './staff-panel-body';
import { StaffPanelSkeleton } from './staff-panel-skeleton';

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
