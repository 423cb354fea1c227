import { DaysFilter } from './days-filter';
import { OptionsFilter } from './options-filter';
import { RangeFilter } from './range-filter';
import { TextFilter } from './text-filter';
import type { FilterColumn, FilterValue } from './column-filter';

export interface FilterEditorProps {
  column: FilterColumn;
  value: FilterValue | undefined;
  /** null takes the filter away. */
  onApply: (value: FilterValue | null) => void;
}

/** The editor that fits the column. What is typed counts once it is applied. */
export function FilterEditor({ column, value, onApply }: FilterEditorProps) {
  const { filter, title } = column;
  switch (filter.kind) {
    case 'text':
      return <TextFilter title={title} filter={filter} value={value} onApply={onApply} />;
    case 'range':
      return <RangeFilter title={title} filter={filter} value={value} onApply={onApply} />;
    case 'days':
      return <DaysFilter title={title} value={value} onApply={onApply} />;
    case 'options':
      return <OptionsFilter key={column.key} title={title} filter={filter} value={value} onApply={onApply} />;
  }
}
