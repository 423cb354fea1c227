import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { Button, Checkbox, Input, Spin } from 'antd';
import { useState } from 'react';
import { messageOf } from '../feedback/failure-message';
import { MagnifyingGlassIcon } from '../icons';
import { usePaused } from '../screen/use-paused';
import type { FilterOption, OptionsColumnFilter } from './column-filter';
import { useOptions } from './use-options';

export type OptionValue = FilterOption['value'];

interface OptionBoxesProps {
  title: string;
  filter: OptionsColumnFilter;
  chosen: ReadonlySet<OptionValue>;
  onChange: (chosen: ReadonlySet<OptionValue>) => void;
  /** Where the choices are searched, the search has the focus at once. */
  autoFocus?: boolean;
}

/** Milliseconds of silence after which a search goes out. */
const searchPause = 300;
/** Fewer choices are read faster than searched. */
const searchableFrom = 9;
/** More are found by typing: drawing thousands of wards would make the popover stutter. */
const mostShown = 200;

/** The choices of a column as boxes to tick; many of them with a search over them. Key it by the column. */
export function OptionBoxes({ title, filter, chosen, onChange, autoFocus = false }: OptionBoxesProps) {
  const [search, setSearch] = useState('');
  const { data: options, error, refetch } = useOptions(filter, usePaused(search.trim(), searchPause));

  const toggle = (option: FilterOption) => {
    const next = new Set(filter.one && !chosen.has(option.value) ? [] : chosen);
    if (!next.delete(option.value)) next.add(option.value);
    onChange(next);
  };
  const words = searchWords(search);
  const found = (options ?? []).filter(({ label }) => words.every((word) => plain(label).includes(word)));

  return (
    <>
      {(search || (options?.length ?? 0) >= searchableFrom) && (
        <Input
          autoFocus={autoFocus}
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
            {option.colour && <i className="ta-option-colour" style={{ background: option.colour }} />}
            {option.label}
          </Checkbox>
        ))}
        {options && found.length === 0 && <span className="ta-filter-note">{listText.noChoice}</span>}
        {found.length > mostShown && (
          <span className="ta-filter-note">{listText.moreChoices(found.length - mostShown)}</span>
        )}
      </div>
    </>
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
