import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { SlidersHorizontalIcon, CaretDownIcon } from '../icons';
import { PlainButton, Row } from '../layout/layout';
import { onDemand } from '../on-demand/on-demand';
import { useIsPhone } from '../screen/watch-media';
import type { FilterColumn, Filters, FilterValue } from './column-filter';
import { Chip, ChipWords, OnChip } from './chip';
import * as css from './filter.module.css';
import { withFilter } from './filter-address';
import { MoreFilters } from './more-filters';
import { SearchBox } from './search-box';
import { useFilterDraft } from './use-filter-draft';
import { FilterPopover } from './filter-popover';
import { filterText } from './filter-text';
import { OptionsText } from './options-text';

const FilterDrawer = onDemand(() => import('./filter-drawer'));
const FilterSheet = onDemand(() => import('./filter-sheet'));

interface FilterBarProps {
  search: Pick<ComponentProps<typeof SearchBox>, 'value' | 'onSearch' | 'delay' | 'withButton'>;
  /** What the search box searches. */
  placeholder: string;
  columns: readonly FilterColumn[];
  /** Keys of the most used columns. Their chips always show, also without a filter. */
  quick?: readonly string[];
  /** Keys of the most used columns. A phone's sheet shows them open, in this order. */
  first?: readonly string[];
  filters: { value: Filters; onChange: (filters: Filters, options?: { replace: boolean }) => void };
  /** The list's own switches, such as owner and type. On a phone they are in the filter sheet. */
  children?: ReactNode;
  /** Number of those switches that are on. The phone's filter button includes it in its count. */
  switchesOn?: number;
  /** Resets those switches. Called when a person resets the filters in a phone's sheet. */
  onResetSwitches?: () => void;
  /** Sorting and column settings, at the right of the first line. */
  tools?: ReactNode;
  /** Label of the sheet's closing button: «Xem 214 BĐS». */
  resultText: string;
  /** The list has no answer for the newest filters yet. The sheet's button says so instead of an old number. */
  counting?: boolean;
  /** Beside the sheet's closing button, such as 'Lưu chế độ xem'. */
  sheetAction?: ReactNode;
  /** Shows all columns in one drawer and applies them together. All must be columns of choices. Chips get their own line. */
  inDrawer?: boolean;
  className?: string;
}

interface FilterChipsProps {
  columns: readonly FilterColumn[];
  /** Keys of columns whose chip also shows without a value. */
  quick: readonly string[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The active filters, one teal chip each, with the quick ones first. A click on a chip edits it, × removes it. */
const FilterChips = ({ columns, quick, filters, onChange }: FilterChipsProps) =>
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

/**
 * Above the list: search, switches and active filters as chips, which wrap, and right of them the tools, which stay together. On a phone: a search box and a sheet.
 */
export function FilterBar(props: FilterBarProps) {
  const { search, placeholder, columns, quick = [], filters, children, tools, inDrawer } = props;
  const isPhone = useIsPhone();
  if (isPhone) return <PhoneFilterBar {...props} />;
  const chips = <FilterChips columns={columns} quick={quick} filters={filters.value} onChange={filters.onChange} />;
  return (
    <Bar aria-label={placeholder} className={props.className}>
      <Row gap={8} flex={1} wrap className={css.filters}>
        <SearchBox {...search} placeholder={placeholder} />
        {children}
        {inDrawer ? (
          <DrawerButton columns={columns} filters={filters} />
        ) : (
          <>
            {chips}
            <MoreFilters
              columns={columns.filter(({ key }) => !quick.includes(key))}
              filters={filters.value}
              onChange={filters.onChange}
            />
          </>
        )}
      </Row>
      {tools && (
        <Row gap={8} flex="none" className={css.tools}>
          {tools}
        </Row>
      )}
      {inDrawer && activeOf(columns, filters.value) > 0 && (
        <Row gap={8} flex="none" width="100%" wrap>
          {chips}
          <Button type="link" onClick={() => filters.onChange({})}>
            {listText.clearAll}
          </Button>
        </Row>
      )}
    </Bar>
  );
}

const Bar = ({ className, ...props }: ComponentProps<'div'>) => (
  <Row
    role="search"
    gap={8}
    flex="none"
    padX={16}
    padY={10}
    align="start"
    wrap
    className={clsx(css.bar, className)}
    {...props}
  />
);

const activeOf = (columns: readonly FilterColumn[], filters: Filters) =>
  columns.filter(({ key }) => filters[key]).length;

/** 'Bộ lọc' with the number of filtered columns. */
function DrawerButton({ columns, filters }: Pick<FilterBarProps, 'columns' | 'filters'>) {
  const [open, setOpen] = useState(false);
  const active = activeOf(columns, filters.value);
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontalIcon size={15} />
        {listText.filters}
        {active > 0 && ` · ${active}`}
      </Chip>
      <FilterDrawer open={open} onClose={() => setOpen(false)} columns={columns} filters={filters} />
    </>
  );
}

const nothing: readonly string[] = [];

function PhoneFilterBar(props: FilterBarProps) {
  const { search, placeholder, columns, filters, children, switchesOn = 0, tools, inDrawer } = props;
  const [open, setOpen] = useState(false);
  const draft = useFilterDraft(columns, filters);
  const active = switchesOn + activeOf(columns, filters.value);
  const sheet = { open, onClose: () => setOpen(false), columns, children };
  const button = (
    <PlainButton gap={6} height={38} size={13} weight={500} tone="teal" onClick={() => setOpen(true)}>
      <SlidersHorizontalIcon size={18} />
      {listText.filter}
      {active > 0 && ` · ${active}`}
    </PlainButton>
  );
  const reset = () => {
    draft.forget();
    filters.onChange(columns.reduce((left, { key }) => withFilter(left, key, null), filters.value));
    props.onResetSwitches?.();
  };
  return (
    <Bar aria-label={placeholder} className={props.className}>
      <SearchBox {...search} placeholder={placeholder} suffix={button} />
      {tools}
      {inDrawer ? (
        <FilterDrawer {...sheet} filters={filters} />
      ) : (
        <FilterSheet
          {...sheet}
          first={props.first ?? nothing}
          draft={draft}
          isFiltered={active > 0 || columns.some((column) => draft.problemOf(column) !== '')}
          onReset={reset}
          resultText={props.resultText}
          counting={props.counting ?? false}
          action={props.sheetAction}
        />
      )}
    </Bar>
  );
}
