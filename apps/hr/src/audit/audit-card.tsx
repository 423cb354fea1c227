import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { formatAgo } from '@toam/ui/core';
import { ActionTag, actorName, subjectLabel, Summary } from './audit-cells';

/** An entry on a phone: who did what to which record, and the first changes. */
export const AuditCard = ({ row }: { row: AuditRow }) => (
  <article className="audit-tile">
    <div className="audit-tile-line">
      <b className="ellipsis">{actorName(row)}</b>
      <time>{formatAgo(row.created_at)}</time>
    </div>
    <div className="audit-tile-line">
      <ActionTag {...row} />
      <span className="ellipsis">{subjectLabel(row)}</span>
    </div>
    {row.record_name && <span className="audit-tile-name ellipsis">{row.record_name}</span>}
    {row.changes.length > 0 && <Summary row={row} />}
  </article>
);
