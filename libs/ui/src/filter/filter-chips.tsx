import { CaretDownIcon } from '../icons';
import { Chip, ChipWords, OnChip } from './chip';
import type { FilterColumn, FilterValue, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { FilterPopover } from './filter-popover';
import { filterText } from './filter-text';
import { OptionsText } from './options-text';

interface FilterChipsProps {
  columns: readonly FilterColumn[];
  /** Keys of columns whose chip also shows without a value. */
  quick: readonly string[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The active filters, one teal chip each, with the quick ones first. A click on a chip edits it, × removes it. */
export const FilterChips = ({ columns, quick, filters, onChange }: FilterChipsProps) =>
  [...columns.filter(({ key }) => quick.includes(key)), ...columns.filter(({ key }) => !quick.includes(key))].map(
    (column) => {
      const value = filters[column.key];
      const apply = (next: FilterValue | null) => onChange(withFilter(filters, column.key, next));
      if (value) return <FilterChip key={column.key} column={column} value={value} onApply={apply} />;
      return quick.includes(column.key) && <QuickChip key={column.key} column={column} onApply={apply} />;
    },
  );

const QuickChip = ({ column, onApply }: { column: FilterColumn; onApply: (value: FilterValue | null) => void }) => (
  <FilterPopover column={column} value={undefined} onApply={onApply}>
    <Chip aria-haspopup="dialog">
      {column.title}
      <CaretDownIcon size={12} />
    </Chip>
  </FilterPopover>
);

interface FilterChipProps {
  column: FilterColumn;
  value: FilterValue;
  onApply: (value: FilterValue | null) => void;
}

function FilterChip({ column, value, onApply }: FilterChipProps) {
  const { title, filter } = column;
  const separator = value.operation === 'between' ? ' ' : ': ';
  return (
    <OnChip title={title} onClear={() => onApply(null)}>
      <FilterPopover column={column} value={value} onApply={onApply}>
        <ChipWords>
          {title}
          {separator}
          {filter.kind === 'options' ? <OptionsText filter={filter} value={value} /> : filterText(filter, value)}
        </ChipWords>
      </FilterPopover>
    </OnChip>
  );
}
