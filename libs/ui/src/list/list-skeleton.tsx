import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import { Bone, Cell, Row } from '../layout/layout';
import { pinnedCell } from './column-sizes';
import type { CellShape, ListColumn } from './list-column';
import { cellClass } from './list-row';
import * as css from './list.module.css';

/** Placeholder of a cell. Widths vary between rows, as in real text. */
const Shape = ({ shape, align, row }: { shape: CellShape; align: 'start' | 'end'; row: number }) => {
  if (shape === 'photo') return <Bone width={52} height={38} radius={6} />;
  if (shape === 'avatar') return <Bone width={24} height={24} radius="circle" />;
  if (shape === 'tag') return <Bone width={76} height={20} />;
  const width = 72 - ((row * 13) % 30);
  if (shape === 'text') return <Bone width={`${width}%`} height={10} />;
  return (
    <Cell as="span" gap={8} align={align}>
      <Bone width={`${width}%`} height={10} />
      <Bone width={`${width - 22}%`} height={8} />
    </Cell>
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
  <div className={css.bones} role="row">
    <span role="gridcell" className="unseen">
      {listText.loading}
    </span>
    {rows.map((row) => (
      <div key={row} className={clsx(css.row, css.columns)} aria-hidden style={{ opacity: 1 - row * 0.065 }}>
        {selectable && (
          <span className={clsx(css.cell, css.pinned)} data-align="center" data-check style={{ left: 0 }}>
            <Bone width={16} height={16} />
          </span>
        )}
        {columns.map((column, at) => {
          const pinned = pinnedCell(columns, at);
          return (
            <span
              key={column.key}
              data-align={column.align}
              className={cellClass(column.align, pinned.className)}
              style={pinned.style}
            >
              <Shape shape={column.shape ?? 'text'} align={column.align === 'right' ? 'end' : 'start'} row={row + at} />
            </span>
          );
        })}
      </div>
    ))}
  </div>
);

/** Placeholder for the first load of a phone's cards. */
export const PhoneSkeleton = ({ height }: { height: number }) => (
  <div className={css.bones} role="row">
    <span role="gridcell" className="unseen">
      {listText.loading}
    </span>
    {rows.slice(0, 7).map((row) => (
      <Row
        key={row}
        gap={12}
        height={height}
        padX={16}
        padY={12}
        align="start"
        edge="bottomSoft"
        aria-hidden
        style={{ opacity: 1 - row * 0.12 }}
      >
        <Bone width={112} height={90} radius={8} />
        <Cell as="span" gap={8}>
          <Bone width="38%" height={14} />
          <Bone width={`${84 - row * 6}%`} height={10} />
          <Bone width={`${62 - row * 4}%`} height={8} />
        </Cell>
      </Row>
    ))}
  </div>
);
