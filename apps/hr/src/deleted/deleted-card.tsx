import type { DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/texts/deletion';
import { formatDateTime } from '@toam/ui/core';
import { Restore } from './deleted.columns';

interface DeletedCardProps {
  row: DeletedRow;
  onRestore: (row: DeletedRow) => Promise<void>;
}

/** A deleted record on a phone. The reason why it can't be restored has its own line. */
export const DeletedCard = ({ row, onRestore }: DeletedCardProps) => (
  <article className="deleted-card">
    <div>
      <b className="ellipsis">{row.name}</b>
      <span className="ellipsis">
        #{row.id} {row.detail}
      </span>
      <span className="ellipsis">
        {formatDateTime(row.deleted_at)} · {row.deleted_by?.name ?? text.unknown}
      </span>
      {row.hindered && <Restore row={row} onRestore={onRestore} />}
    </div>
    {!row.hindered && <Restore row={row} onRestore={onRestore} />}
  </article>
);
