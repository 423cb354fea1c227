import { listText } from '@toam/contracts/texts/list';
import { Segmented } from 'antd';
import { useId } from 'react';
import { Grid, Text } from '../layout/layout';
import { Input } from '../input/input';
import { createLatePart, usePart } from '../on-demand/on-demand';
import type { RangeColumnFilter } from './column-filter';
import { FilterProblem, LabelledEnd } from './filter-end';
import * as css from './filter-fields.module.css';
import { placesOn, readRange, scaleOf, scalesOf, settled, typedAt, type TypedRange } from './range-ends';

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

/** From and to as two fields, and a slider above them if the column has stops. Both edit the same two texts. */
export function RangeFields({ title, filter, typed, problem, onTyped, autoFocus }: RangeFieldsProps) {
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
