import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { Button, Checkbox, Spin } from 'antd';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { messageOf } from '../feedback/failure-message';
import { MagnifyingGlassIcon, XIcon } from '../icons';
import { Grid, Row, Stack, Text } from '../layout/layout';
import { usePaused } from '../screen/use-paused';
import { ColourMark } from '../tag/colour-mark';
import { Input } from '../input/input';
import type { FilterOption, OptionsColumnFilter } from './column-filter';
import * as css from './filter-fields.module.css';
import { Note, OptionChip } from './option-chip';
import { useOptions } from './use-options';

export type OptionValue = FilterOption['value'];

interface OptionBoxesProps {
  title: string;
  filter: OptionsColumnFilter;
  chosen: ReadonlySet<OptionValue>;
  onChange: (chosen: ReadonlySet<OptionValue>) => void;
  /** Focuses the search box on mount, if there is one. */
  autoFocus?: boolean;
  columns?: 1 | 2;
}

/** Pause in typing before a search, in ms. */
const searchPause = 300;
/** With fewer choices, reading is faster than searching. */
const searchableFrom = 9;
/** More would need long scrolling. 'Xem thêm' or typing shows the others. */
const shownAtFirst = 30;
const shownMore = 100;

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from the search box through the check boxes and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = arrows[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The choices of a column as check boxes, the chosen ones first. A long list also shows the chosen ones as chips above the search
 * box. Typing or 'Xem thêm' shows the rest, because nobody scrolls through four hundred wards. Key it by the column.
 */
export function OptionBoxes({ title, filter, chosen, onChange, autoFocus = false, columns = 1 }: OptionBoxesProps) {
  const [search, setSearch] = useState('');
  const { data: options, error, refetch } = useOptions(filter, usePaused(search.trim(), searchPause));

  const toggle = (option: FilterOption) => {
    const next = new Set(filter.one && !chosen.has(option.value) ? [] : chosen);
    if (!next.delete(option.value)) next.add(option.value);
    onChange(next);
  };
  // The choices that were chosen on opening stay first, so that a tick moves nothing under the finger.
  const [first] = useState(chosen);
  const [max, setMost] = useState(shownAtFirst);
  const words = searchWords(search);
  // Options in groups stay under their headings.
  const isFirst = ({ value, group }: FilterOption) => Number(group === undefined && first.has(value));
  const found = (options ?? [])
    .filter(({ label }) => words.every((word) => plain(label).includes(word)))
    .toSorted((one, other) => isFirst(other) - isFirst(one));
  const isLong = (options?.length ?? 0) > shownAtFirst;

  return (
    <Stack gap={8} onKeyDown={walk}>
      {isLong && chosen.size > 0 && <ChosenOptions options={options ?? []} chosen={chosen} onRemove={toggle} />}
      {(search || (options?.length ?? 0) >= searchableFrom) && (
        <Input
          autoFocus={autoFocus}
          allowClear
          prefix={<MagnifyingGlassIcon size={15} color="var(--text3)" />}
          placeholder={listText.find}
          aria-label={listText.findIn(title)}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setMost(shownAtFirst);
          }}
          onPressEnter={(event) => {
            // Enter ticks the only result. The next Enter applies the form.
            if (!search || found.length !== 1 || chosen.has(found[0]!.value)) return;
            event.preventDefault();
            toggle(found[0]!);
            setSearch('');
          }}
        />
      )}
      <Grid
        columns={columns}
        gap={8}
        rowGap={0}
        overflow="scroll"
        className={css.options}
        role="group"
        aria-label={title}
      >
        {!options && !error && <Spin size="small" />}
        {Boolean(error) && <OptionsFailed error={error} onRetry={refetch} />}
        {found.slice(0, max).map((option, at) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== found[at - 1]?.group && (
              <Text as="b" size={12} weight={500} tone="text3" top={at === 0 ? 0 : 8} self="all">
                {option.group}
              </Text>
            )}
            <Checkbox checked={chosen.has(option.value)} onChange={() => toggle(option)}>
              <Row as="span" inline gap={6}>
                {option.colour && <ColourMark colour={option.colour} />}
                {option.label}
              </Row>
            </Checkbox>
          </Fragment>
        ))}
        {options && found.length === 0 && <Note>{listText.noChoice}</Note>}
        {found.length > max && (
          <Button size="small" type="link" onClick={() => setMost(max + shownMore)}>
            {listText.moreChoices(found.length - max)}
          </Button>
        )}
      </Grid>
    </Stack>
  );
}

interface ChosenOptionsProps {
  options: readonly FilterOption[];
  chosen: ReadonlySet<OptionValue>;
  onRemove: (option: FilterOption) => void;
}

/** The chosen options as chips, also those far down in the list. A click removes one. */
const ChosenOptions = ({ options, chosen, onRemove }: ChosenOptionsProps) => (
  <Row gap={8} wrap overflow="scroll" className={css.chosen}>
    {options.map(
      (option) =>
        chosen.has(option.value) && (
          <OptionChip
            key={option.value}
            isChosen
            aria-label={listText.dropChoice(option.label)}
            onClick={() => onRemove(option)}
          >
            {option.label}
            <XIcon size={12} />
          </OptionChip>
        ),
    )}
  </Row>
);

const OptionsFailed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <Note role="alert">
    {messageOf(error)}{' '}
    <Button size="small" type="link" onClick={() => onRetry()}>
      {commonText.retry}
    </Button>
  </Note>
);
