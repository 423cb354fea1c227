import { useState } from 'react';
import type { FilterColumn, FilterValue } from './column-filter';
import { FilterFields } from './filter-fields';
import { FilterForm } from './filter-form';
import { readTyped, writeTyped } from './typed-filter';

export interface FilterEditorProps {
  column: FilterColumn;
  value: FilterValue | undefined;
  /** null removes the filter. */
  onApply: (value: FilterValue | null) => void;
}

/** A column's fields above two buttons. Submitting applies the typed values. Key it by the column. */
export default function FilterEditor({ column, value, onApply }: FilterEditorProps) {
  const { filter, title } = column;
  const [typed, setTyped] = useState(() => writeTyped(filter, value));
  const [problem, setProblem] = useState('');

  function apply() {
    const read = readTyped(filter, typed);
    if ('problem' in read) setProblem(read.problem);
    else onApply(read.value);
  }

  return (
    <FilterForm
      title={title}
      wide={typed.kind === 'days'}
      {...(filter.kind === 'text' && { applyText: filter.applyText, resetText: filter.resetText })}
      onSubmit={apply}
      onReset={() => onApply(null)}
    >
      <FilterFields
        column={column}
        typed={typed}
        problem={problem}
        onTyped={(next) => {
          setProblem('');
          setTyped(next);
        }}
        autoFocus
      />
    </FilterForm>
  );
}
