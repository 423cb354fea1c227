import { listText } from '@toam/contracts/texts/list';
import { Input } from 'antd';
import { useState } from 'react';
import { dayOf, endOfDay, startOfDay } from '../format/day';
import type { FilterValue } from './column-filter';
import { FilterForm } from './filter-form';

interface DaysFilterProps {
  title: string;
  value: FilterValue | undefined;
  onApply: (value: FilterValue | null) => void;
}

/** From day to day. The device's own date input: it speaks the person's language and suits thumbs. */
export function DaysFilter({ title, value, onApply }: DaysFilterProps) {
  const ends = value?.operation === 'between' ? value.values : [null, null];
  const [days, setDays] = useState({ from: dayOf(ends[0] ?? null), to: dayOf(ends[1] ?? null) });
  const [problem, setProblem] = useState('');

  function apply() {
    const [from, to] = [startOfDay(days.from), endOfDay(days.to)];
    if (from !== null && to !== null && from > to) setProblem(listText.daysTurned);
    else onApply(from === null && to === null ? null : { operation: 'between', values: [from, to] });
  }

  const end = (name: 'from' | 'to', label: string) => (
    <label className="ta-filter-end">
      <span>{label}</span>
      <Input
        type="date"
        autoFocus={name === 'from'}
        value={days[name]}
        status={problem ? 'error' : undefined}
        onChange={(event) => {
          setProblem('');
          setDays({ ...days, [name]: event.target.value });
        }}
      />
    </label>
  );

  return (
    <FilterForm title={title} onSubmit={apply} onReset={() => onApply(null)}>
      <div className="ta-filter-ends">
        {end('from', listText.fromDay)}
        {end('to', listText.toDay)}
      </div>
      <div role="alert" className="ta-field-error">
        {problem}
      </div>
    </FilterForm>
  );
}
