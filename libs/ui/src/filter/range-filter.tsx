import { listText } from '@toam/contracts/texts/list';
import { Input } from 'antd';
import { useId, useState } from 'react';
import type { FilterValue, RangeColumnFilter } from './column-filter';
import { FilterForm } from './filter-form';
import { readRange, writeRange } from './range-ends';

interface RangeFilterProps {
  title: string;
  filter: RangeColumnFilter;
  value: FilterValue | undefined;
  onApply: (value: FilterValue | null) => void;
}

export function RangeFilter({ title, filter, value, onApply }: RangeFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => writeRange(value, filter));
  const [problem, setProblem] = useState('');

  function apply() {
    const read = readRange(typed, filter);
    if ('problem' in read) setProblem(read.problem);
    else onApply(read.value);
  }

  const end = (name: 'from' | 'to', label: string) => (
    <label className="ta-filter-end">
      <span>{label}</span>
      <Input
        autoFocus={name === 'from'}
        inputMode="decimal"
        value={typed[name]}
        suffix={filter.unit}
        status={problem ? 'error' : undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={id}
        onChange={(event) => {
          setProblem('');
          setTyped({ ...typed, [name]: event.target.value });
        }}
      />
    </label>
  );

  return (
    <FilterForm title={title} onSubmit={apply} onReset={() => onApply(null)}>
      <div className="ta-filter-ends">
        {end('from', listText.from)}
        {end('to', listText.to)}
      </div>
      <div id={id} role="alert" className="ta-field-error">
        {problem}
      </div>
    </FilterForm>
  );
}
