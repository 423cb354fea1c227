import type { DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/texts/deletion';
import { formatDateTime } from '@toam/ui/core';
import { Restore } from './deleted.columns';

/** A deleted record on a phone. */
export const DeletedCard = ({ row, onRestore }: { row: DeletedRow; onRestore: (row: DeletedRow) => void }) => (
  <article className="deleted-card">
    <div>
      <b className="ellipsis">{row.name}</b>
      <span className="ellipsis">
        #{row.id} {row.detail}
      </span>
      <span className="ellipsis">{formatDateTime(row.deleted_at)}</span>
      <span className="ellipsis">
        {text.deletedBy}: {row.deleted_by?.name ?? text.unknown}
      </span>
    </div>
    <Restore row={row} onRestore={onRestore} />
  </article>
);
