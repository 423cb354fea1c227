import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditText as text } from '@toam/contracts/audit/audit.text';
import { formatAgo, formatDateTime, NoValue, Stack, Text } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { ActionTag, ActorName, Subject, Summary } from './audit-cells';

/** Time, actor, action, record, values before, and address of the caller. Issue 5. */
export const auditColumns: readonly ListColumn<AuditRow>[] = [
  {
    key: 'created_at',
    title: text.time,
    width: 168,
    pinned: true,
    shape: 'twoLines',
    render: ({ created_at }) => (
      <Stack as="span" nowrap>
        <time>{formatDateTime(created_at)}</time>
        <Text size={12} tone="text3">
          {formatAgo(created_at)}
        </Text>
      </Stack>
    ),
  },
  { key: 'user', title: text.person, width: 200, shape: 'avatar', render: (row) => <ActorName row={row} /> },
  { key: 'action', title: text.action, width: 164, shape: 'tag', render: (row) => <ActionTag {...row} /> },
  { key: 'record', title: text.record, width: 220, shape: 'twoLines', render: (row) => <Subject row={row} /> },
  { key: 'changes', title: text.changes, width: 380, shape: 'twoLines', render: (row) => <Summary row={row} /> },
  {
    key: 'ip',
    title: text.ip,
    width: 128,
    render: ({ ip }) =>
      ip ? (
        <Text size={12} tone="text2" digits>
          {ip}
        </Text>
      ) : (
        <NoValue />
      ),
  },
];
