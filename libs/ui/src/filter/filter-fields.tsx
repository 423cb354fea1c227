import { listText } from '@toam/contracts/texts/list';
import { Segmented } from 'antd';
import { useId, type ReactNode } from 'react';
import type { FilterColumn, RangeColumnFilter } from './column-filter';
import { DayInput } from '../fields/day-input';
import { Grid, Text, Stack } from '../layout/layout';
import { Input } from '../input/input';
import { OptionBoxes } from './option-boxes';
import type { TypedFilter } from './typed-filter';
import { createLatePart, usePart } from '../on-demand/on-demand';
import * as css from './filter-fields.module.css';
import { placesOn, readRange, scaleOf, scalesOf, settled, typedAt, type TypedRange } from './range-ends';

interface FilterFieldsProps {
  column: FilterColumn;
  typed: TypedFilter;
  /** Error of the typed values; '' for none. */
  problem: string;
  onTyped: (typed: TypedFilter) => void;
  /** Focuses the first field on mount. */
  autoFocus?: boolean;
}

// Only people who filter by price need it. Without it the two fields still work.
const sliderPart = createLatePart(() => import('./range-slider'));

interface RangeFieldsProps {
  title: string;
  filter: RangeColumnFilter;
  typed: TypedRange;
  problem: string;
  onTyped: (typed: TypedRange) => void;
  autoFocus: boolean;
}

/** One end of a range: its label above its field. */
const LabelledEnd = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack as="label" gap={4}>
    <Text size={12} tone="text2">
      {label}
    </Text>
    {children}
  </Stack>
);

/** What is wrong with the typed range. If nothing is, its value in words. */
const FilterProblem = ({ id, problem, words }: { id?: string; problem: string; words?: string }) => (
  <Text as="div" id={id} role="alert" size={12} top={4} tone={problem ? 'error' : 'text3'} className={css.problem}>
    {problem || words}
  </Text>
);

/** From and to as two fields, and a slider above them if the column has stops. Both edit the same two texts. */
function RangeFields({ title, filter, typed, problem, onTyped, autoFocus }: RangeFieldsProps) {
  const id = useId();
  const scale = scaleOf(filter, typed.unit);
  const { stops, unit } = scale;
  const RangeSlider = usePart(sliderPart, stops !== undefined);
  const end = (name: 'from' | 'to', label: string) => (
    <LabelledEnd label={label}>
      <Input
        autoFocus={autoFocus && name === 'from'}
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        suffix={unit}
        status={problem ? 'error' : undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={id}
        onChange={(event) => onTyped({ ...typed, [name]: event.target.value })}
        onBlur={() => onTyped(settled(typed, filter))}
      />
    </LabelledEnd>
  );
  return (
    <>
      {stops && (
        <Text as="div" minHeight={32} padX={10}>
          {RangeSlider && (
            <RangeSlider
              title={title}
              stops={stops}
              unit={unit ?? ''}
              places={placesOn(stops, typed, scale)}
              onPlaces={(places) => onTyped({ ...typed, ...typedAt(stops, places, scale) })}
            />
          )}
        </Text>
      )}
      <Grid columns={2} gap={8}>
        {end('from', listText.from)}
        {end('to', listText.to)}
      </Grid>
      {filter.otherUnits && (
        <Segmented
          className={css.units}
          aria-label={listText.unitOf(title)}
          name={`${id}-unit`}
          size="small"
          options={scalesOf(filter).map((one) => one.unit ?? '')}
          value={unit ?? ''}
          // Keep the digits and read them in the new unit, like the form's price. The words below show the result.
          onChange={(next) => onTyped({ ...typed, unit: next })}
        />
      )}
      <FilterProblem id={id} problem={problem} words={wordsOf(filter, typed)} />
    </>
  );
}

/** The typed range in words; '' if the column has no words or there is no readable value. */
function wordsOf(filter: RangeColumnFilter, typed: TypedRange): string {
  const read = readRange(typed, filter);
  if (!filter.words || 'problem' in read || read.value?.operation !== 'between') return '';
  const [from, to] = read.value.values.map((end) => (end === null ? null : (filter.words?.(end) ?? null)));
  return listText.rangeWords(from ?? null, to ?? null);
}

/** The fields of a column, without buttons. The parent decides what to do with the typed values. Key it by the column. */
export function FilterFields({
  column: { filter, title },
  typed,
  problem,
  onTyped,
  autoFocus = false,
}: FilterFieldsProps) {
  if (typed.kind === 'range')
    return (
      filter.kind === 'range' && (
        <RangeFields
          title={title}
          filter={filter}
          typed={typed}
          problem={problem}
          onTyped={(next) => onTyped({ kind: 'range', ...next })}
          autoFocus={autoFocus}
        />
      )
    );
  if (typed.kind === 'days')
    return <DaysFields typed={typed} problem={problem} onTyped={onTyped} autoFocus={autoFocus} />;
  if (typed.kind === 'options')
    return (
      filter.kind === 'options' && (
        <OptionBoxes
          title={title}
          filter={filter}
          chosen={new Set(typed.chosen)}
          onChange={(chosen) => onTyped({ kind: 'options', chosen: [...chosen] })}
          autoFocus={autoFocus}
        />
      )
    );
  const label = (filter.kind === 'text' && filter.placeholder) || title;
  return (
    <>
      <Input
        autoFocus={autoFocus}
        allowClear
        value={typed.text}
        placeholder={label}
        aria-label={label}
        status={problem ? 'error' : ''}
        onChange={(event) => onTyped({ kind: 'text', text: event.target.value })}
      />
      <FilterProblem problem={problem} />
    </>
  );
}

type TypedDays = Extract<TypedFilter, { kind: 'days' }>;

/** From day to day, typed or from a calendar. */
function DaysFields({
  typed,
  problem,
  onTyped,
  autoFocus,
}: {
  typed: TypedDays;
  problem: string;
  onTyped: (typed: TypedDays) => void;
  autoFocus: boolean;
}) {
  const end = (name: 'from' | 'to', label: string) => (
    <LabelledEnd label={label}>
      <DayInput
        autoFocus={autoFocus && name === 'from'}
        day={typed[name]}
        status={problem ? 'error' : ''}
        onDay={(day) => onTyped({ ...typed, [name]: day ?? '' })}
      />
    </LabelledEnd>
  );
  return (
    <>
      <Grid columns={2} gap={8}>
        {end('from', listText.fromDay)}
        {end('to', listText.toDay)}
      </Grid>
      <FilterProblem problem={problem} />
    </>
  );
}
