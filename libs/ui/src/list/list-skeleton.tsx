import { listText } from '@toam/contracts/texts/list';
import { pinnedCell } from './column-sizes';
import type { CellShape, ListColumn } from './list-column';

const Bone = ({ width, height = 10, round = 4 }: { width: number | string; height?: number; round?: number }) => (
  <i className="ta-bone" style={{ width, height, borderRadius: round }} />
);

/** Placeholder of a cell. Widths vary between rows, as in real text. */
const Shape = ({ shape, row }: { shape: CellShape; row: number }) => {
  if (shape === 'photo') return <Bone width={52} height={38} round={5} />;
  if (shape === 'avatar') return <Bone width={24} height={24} round={12} />;
  if (shape === 'tag') return <Bone width={76} height={20} />;
  const width = 72 - ((row * 13) % 30);
  if (shape === 'text') return <Bone width={`${width}%`} />;
  return (
    <span className="ta-bones">
      <Bone width={`${width}%`} />
      <Bone width={`${width - 22}%`} height={8} />
    </span>
  );
};

const rows = Array.from({ length: 14 }, (_, row) => row);

/** Placeholder for the first load, in the shape of the rows. */
export const ListSkeleton = <Row,>({
  columns,
  selectable,
}: {
  columns: readonly ListColumn<Row>[];
  selectable: boolean;
}) => (
  <div className="ta-list-bones" role="row">
    <span role="gridcell" className="unseen">
      {listText.loading}
    </span>
    {rows.map((row) => (
      <div key={row} className="ta-row ta-row-bones" aria-hidden style={{ opacity: 1 - row * 0.065 }}>
        {selectable && (
          <span className="ta-cell ta-cell-check ta-pinned" style={{ left: 0 }}>
            <Bone width={16} height={16} />
          </span>
        )}
        {columns.map((column, at) => {
          const pinned = pinnedCell(columns, at);
          return (
            <span
              key={column.key}
              className={`ta-cell ta-cell-${column.align ?? 'left'}${pinned.className}`}
              style={pinned.style}
            >
              <Shape shape={column.shape ?? 'text'} row={row + at} />
            </span>
          );
        })}
      </div>
    ))}
  </div>
);

/** Placeholder for the first load of a phone's cards. */
export const PhoneSkeleton = () => (
  <div className="ta-list-bones" role="row">
    <span role="gridcell" className="unseen">
      {listText.loading}
    </span>
    {rows.slice(0, 7).map((row) => (
      <div key={row} className="ta-phone-bones" aria-hidden style={{ opacity: 1 - row * 0.12 }}>
        <Bone width={112} height={90} round={8} />
        <span className="ta-bones">
          <Bone width="38%" height={14} />
          <Bone width={`${84 - row * 6}%`} />
          <Bone width={`${62 - row * 4}%`} height={8} />
        </span>
      </div>
    ))}
  </div>
);
