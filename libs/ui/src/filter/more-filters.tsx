import { listText } from '@toam/contracts/texts/list';
import { useState } from 'react';
import { Popover } from '../dialog/popover';
import { PlusIcon } from '../icons';
import type { FilterColumn, Filters } from './column-filter';
import { FilterEditor } from './filter-editor';
import { withFilter } from './filter-address';

interface MoreFiltersProps {
  columns: readonly FilterColumn[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** '+ Lọc thêm': lists the columns without a filter. Choosing one shows its editor instead of the list. */
export function MoreFilters({ columns, filters, onChange }: MoreFiltersProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FilterColumn | null>(null);
  const free = columns.filter(({ key }) => !filters[key]);
  if (free.length === 0) return null;

  const show = (next: boolean) => {
    setOpen(next);
    if (next) setChosen(null);
  };
  const content = chosen ? (
    <>
      <div className="ta-popup-title">{chosen.title}</div>
      <FilterEditor
        key={chosen.key}
        column={chosen}
        value={undefined}
        onApply={(value) => {
          setOpen(false);
          onChange(withFilter(filters, chosen.key, value));
        }}
      />
    </>
  ) : (
    <ColumnNames columns={free} onChoose={setChosen} />
  );

  return (
    <Popover
      open={open}
      onOpenChange={show}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={content}
    >
      <button type="button" className="ta-chip ta-chip-dashed" aria-haspopup="dialog" aria-expanded={open}>
        <PlusIcon size={13} />
        {listText.moreFilters}
      </button>
    </Popover>
  );
}

const ColumnNames = ({
  columns,
  onChoose,
}: {
  columns: readonly FilterColumn[];
  onChoose: (column: FilterColumn) => void;
}) => (
  <ul className="ta-filter-names">
    {columns.map((column, index) => (
      <li key={column.key}>
        <button type="button" autoFocus={index === 0} onClick={() => onChoose(column)}>
          {column.title}
        </button>
      </li>
    ))}
  </ul>
);
