import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { formatAgo, Row, Stack, Text } from '@toam/ui/core';
import { ActionTag, actorName, subjectLabel, Summary } from './audit-cells';

/** An entry on a phone: who did what to which record, and the first changes. */
export const AuditCard = ({ row }: { row: AuditRow }) => (
  <Stack as="article" gap={2}>
    <Row gap={8}>
      <Text as="b" flex={1} size={14} weight={600} ellipsis>
        {actorName(row)}
      </Text>
      <Text as="time" flex="none" size={12} tone="text3">
        {formatAgo(row.created_at)}
      </Text>
    </Row>
    <Row gap={8} size={13}>
      <ActionTag {...row} />
      <span className="ellipsis">{subjectLabel(row)}</span>
    </Row>
    {row.record_name && (
      <Text size={12} tone="text2" ellipsis>
        {row.record_name}
      </Text>
    )}
    {row.changes.length > 0 && <Summary row={row} />}
  </Stack>
);
