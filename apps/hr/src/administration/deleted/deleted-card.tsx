import type { DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { Cell, formatDateTime, Row, Text } from '@toam/ui/core';
import { Detail, Restore } from './deleted.columns';

interface DeletedCardProps {
  row: DeletedRow;
  onRestore: (row: DeletedRow) => Promise<void>;
}

/** A deleted record on a phone. The reason why it can't be restored has its own line. */
export const DeletedCard = ({ row, onRestore }: DeletedCardProps) => (
  <Row as="article" gap={12} padY={8}>
    <Cell>
      <b className="ellipsis">{row.name}</b>
      <Text size={13} tone="text2" ellipsis>
        <Detail row={row} />
      </Text>
      <Text size={13} tone="text2" ellipsis>
        {formatDateTime(row.deleted_at)} · {row.deleted_by?.name ?? text.unknown}
      </Text>
      {row.hindered && (
        <Text size={13} tone="text2" ellipsis>
          {row.hindered}
        </Text>
      )}
    </Cell>
    {!row.hindered && <Restore row={row} onRestore={onRestore} />}
  </Row>
);
