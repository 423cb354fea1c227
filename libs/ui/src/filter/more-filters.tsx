import { listText } from '@toam/contracts/texts/list';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { PlusIcon } from '../icons';
import type { FilterColumn, Filters } from './column-filter';
import { FilterEditor } from './filter-editor';
import { withFilter } from './filter-address';

interface MoreFiltersProps {
  columns: readonly FilterColumn[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** '+ Lọc thêm': the columns that are not filtered yet; choosing one opens its editor in place of the menu. */
export function MoreFilters({ columns, filters, onChange }: MoreFiltersProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FilterColumn | null>(null);
  const free = columns.filter(({ key }) => !filters[key]);
  if (free.length === 0) return null;

  function show(next: boolean) {
    setOpen(next);
    if (next) setChosen(null);
  }
  const editor = chosen && (
    <div className="ta-popup" onKeyDown={(event) => event.stopPropagation()}>
      <div className="ta-popup-title">{chosen.title}</div>
      <FilterEditor
        column={chosen}
        value={undefined}
        onApply={(value) => {
          setOpen(false);
          onChange(withFilter(filters, chosen.key, value));
        }}
      />
    </div>
  );

  return (
    <Dropdown
      open={open}
      trigger={['click']}
      destroyOnHidden
      onOpenChange={(next, { source }) => source === 'trigger' && show(next)}
      menu={{
        items: free.map(({ key, title }) => ({ key, label: title })),
        style: { maxHeight: 360, overflowY: 'auto' },
        onClick: ({ key }) => setChosen(free.find((column) => column.key === key) ?? null),
      }}
      popupRender={(menu) => editor ?? menu}
    >
      <button type="button" className="ta-chip ta-chip-dashed" aria-haspopup="menu" aria-expanded={open}>
        <PlusIcon size={13} />
        {listText.moreFilters}
      </button>
    </Dropdown>
  );
}
