import { useState } from 'react';
import type { FilterValue, OptionsColumnFilter } from './column-filter';
import { FilterForm } from './filter-form';
import { OptionBoxes, type OptionValue } from './option-boxes';

interface OptionsFilterProps {
  title: string;
  filter: OptionsColumnFilter;
  value: FilterValue | undefined;
  onApply: (value: FilterValue | null) => void;
}

export function OptionsFilter({ title, filter, value, onApply }: OptionsFilterProps) {
  const [chosen, setChosen] = useState<ReadonlySet<OptionValue>>(
    () => new Set(value?.operation === 'in' ? value.values : []),
  );
  const apply = () => onApply(chosen.size > 0 ? { operation: 'in', values: [...chosen] } : null);
  return (
    <FilterForm title={title} onSubmit={apply} onReset={() => onApply(null)}>
      <OptionBoxes title={title} filter={filter} chosen={chosen} onChange={setChosen} autoFocus />
    </FilterForm>
  );
}
