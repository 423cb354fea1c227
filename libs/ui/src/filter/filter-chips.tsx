import { listText } from '@toam/contracts/texts/list';
import { CaretDownIcon, XIcon } from '../icons';
import { PlainButton, Row, Text } from '../layout/layout';
import { Chip } from './chip';
import type { FilterColumn, FilterValue, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { FilterPopover } from './filter-popover';
import { filterText } from './filter-text';
import * as css from './filter.module.css';
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
    <Row
      as="span"
      inline
      height={32}
      maxWidth={280}
      size={13}
      weight={500}
      tone="teal"
      radius={6}
      border
      background="tealTint"
      className={css.on}
    >
      <FilterPopover column={column} value={value} onApply={onApply}>
        <Text as="button" type="button" ellipsis height="100%" className={css.words}>
          {title}
          {separator}
          {filter.kind === 'options' ? <OptionsText filter={filter} value={value} /> : filterText(filter, value)}
        </Text>
      </FilterPopover>
      <PlainButton
        height="100%"
        className={css.off}
        aria-label={listText.unfilterColumn(title)}
        onClick={() => onApply(null)}
      >
        <XIcon size={12} weight="bold" />
      </PlainButton>
    </Row>
  );
}
