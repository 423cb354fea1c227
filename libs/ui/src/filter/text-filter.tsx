import { Input } from 'antd';
import { useState } from 'react';
import type { FilterValue, TextColumnFilter } from './column-filter';
import { FilterForm } from './filter-form';

interface TextFilterProps {
  title: string;
  filter: TextColumnFilter;
  value: FilterValue | undefined;
  onApply: (value: FilterValue | null) => void;
}

export function TextFilter({ title, filter, value, onApply }: TextFilterProps) {
  const [text, setText] = useState(value?.operation === 'like' ? value.values.join(' ') : '');
  const apply = () => onApply(text.trim() ? { operation: 'like', values: [text.trim()] } : null);
  return (
    <FilterForm
      title={title}
      applyText={filter.applyText}
      resetText={filter.resetText}
      onSubmit={apply}
      onReset={() => onApply(null)}
    >
      <Input
        autoFocus
        allowClear
        value={text}
        maxLength={130}
        placeholder={filter.placeholder ?? title}
        aria-label={filter.placeholder ?? title}
        onChange={(event) => setText(event.target.value)}
      />
    </FilterForm>
  );
}
