import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { Button, Checkbox, Input, Spin } from 'antd';
import { useState } from 'react';
import { messageOf } from '../feedback/failure-message';
import { MagnifyingGlassIcon } from '../icons';
import { usePaused } from '../screen/use-paused';
import type { FilterOption, FilterValue, OptionsColumnFilter } from './column-filter';
import { FilterForm } from './filter-form';
import { useOptions } from './use-options';

interface OptionsFilterProps {
  title: string;
  filter: OptionsColumnFilter;
  value: FilterValue | undefined;
  onApply: (value: FilterValue | null) => void;
}

/** Milliseconds of silence after which a search goes out. */
const searchPause = 300;
/** Fewer choices are read faster than searched. */
const searchableFrom = 9;
/** More are found by typing: drawing thousands of wards would make the popover stutter. */
const mostShown = 200;

export function OptionsFilter({ title, filter, value, onApply }: OptionsFilterProps) {
  const [search, setSearch] = useState('');
  const { data: options, error, refetch } = useOptions(filter, usePaused(search.trim(), searchPause));
  const [chosen, setChosen] = useState(() => new Set(value?.operation === 'in' ? value.values : []));

  const toggle = (option: FilterOption) => {
    const next = new Set(filter.one && !chosen.has(option.value) ? [] : chosen);
    if (!next.delete(option.value)) next.add(option.value);
    setChosen(next);
  };
  const words = searchWords(search);
  const found = (options ?? []).filter(({ label }) => words.every((word) => plain(label).includes(word)));
  const apply = () => onApply(chosen.size > 0 ? { operation: 'in', values: [...chosen] } : null);

  return (
    <FilterForm title={title} onSubmit={apply} onReset={() => onApply(null)}>
      {(search || (options?.length ?? 0) >= searchableFrom) && (
        <Input
          autoFocus
          allowClear
          prefix={<MagnifyingGlassIcon size={15} color="var(--text3)" />}
          placeholder={listText.find}
          aria-label={listText.findIn(title)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className="ta-filter-options" role="group" aria-label={title}>
        {!options && !error && <Spin size="small" />}
        {Boolean(error) && <OptionsFailed error={error} onRetry={refetch} />}
        {found.slice(0, mostShown).map((option) => (
          <Checkbox key={option.value} checked={chosen.has(option.value)} onChange={() => toggle(option)}>
            {option.label}
          </Checkbox>
        ))}
        {options && found.length === 0 && <span className="ta-filter-note">{listText.noChoice}</span>}
        {found.length > mostShown && (
          <span className="ta-filter-note">{listText.moreChoices(found.length - mostShown)}</span>
        )}
      </div>
    </FilterForm>
  );
}

const OptionsFailed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <span className="ta-filter-note" role="alert">
    {messageOf(error)}{' '}
    <Button size="small" type="link" onClick={() => onRetry()}>
      {commonText.retry}
    </Button>
  </span>
);
