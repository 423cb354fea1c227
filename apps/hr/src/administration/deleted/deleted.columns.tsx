import type { DeletedNoun, DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import {
  Button,
  formatDateTime,
  NoValue,
  PlainButton,
  Popover,
  Stack,
  Text,
  TwoLines,
  useIsPhone,
  Cell,
  Row,
} from '@toam/ui/core';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import type { ListColumn } from '@toam/ui/list';

interface RestoreProps {
  row: DeletedRow;
  onRestore: (row: DeletedRow) => Promise<void>;
}

/**
 * An address, or what is deleted and why. It is cut where it has no room; a press shows all of it, and why it can't be restored, because a
 * finger has no tooltip.
 */
function Detail({ row: { id, detail, hindered } }: Pick<RestoreProps, 'row'>) {
  const whole = [detail, hindered].filter(Boolean);
  if (whole.length === 0) return <span>#{id}</span>;
  return (
    <Popover
      trigger="click"
      content={
        <Stack gap={8} size={13} maxWidth="min(400px, 80vw)">
          {whole.map((line) => (
            <Text as="p" key={line} breaks preLine>
              {line}
            </Text>
          ))}
        </Stack>
      }
    >
      <PlainButton maxWidth="100%" title={detail}>
        <span className="ellipsis">
          #{id} {detail}
        </span>
      </PlainButton>
    </Popover>
  );
}

/** The restore button, or the reason why the record can't be restored. */
function Restore({ row, onRestore }: RestoreProps) {
  const isPhone = useIsPhone();
  return row.hindered ? (
    <Text size={13} tone="text2">
      {row.hindered}
    </Text>
  ) : (
    <Button
      size={isPhone ? 'large' : 'middle'}
      icon={<ArrowCounterClockwiseIcon size={16} />}
      aria-label={text.restoreOf(row.name)}
      onClick={() => void onRestore(row)}
    >
      {text.restore}
    </Button>
  );
}

/** Staff records have no owner. */
const ownerColumn: ListColumn<DeletedRow> = {
  key: 'owner',
  title: text.owner,
  width: 176,
  render: ({ owner }) => owner?.name ?? <NoValue />,
};

export const deletedColumns = (
  noun: DeletedNoun,
  onRestore: RestoreProps['onRestore'],
): readonly ListColumn<DeletedRow>[] => [
  {
    key: 'name',
    title: text.record,
    width: 320,
    pinned: true,
    shape: 'twoLines',
    render: (row) => (
      <TwoLines>
        <span className="ellipsis" title={row.name}>
          {row.name}
        </span>
        <Detail row={row} />
      </TwoLines>
    ),
  },
  ...(noun === 'user' ? [] : [ownerColumn]),
  { key: 'deleted_at', title: text.deletedAt, width: 176, render: ({ deleted_at }) => formatDateTime(deleted_at) },
  {
    key: 'deleted_by',
    title: text.deletedBy,
    width: 176,
    render: ({ deleted_by }) => deleted_by?.name ?? text.unknown,
  },
  {
    key: 'restore',
    title: text.restore,
    width: 232,
    hideTitle: true,
    render: (row) => <Restore row={row} onRestore={onRestore} />,
  },
];

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
