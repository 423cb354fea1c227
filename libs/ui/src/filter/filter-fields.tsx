import { listText } from '@toam/contracts/texts/list';
import type { FilterColumn } from './column-filter';
import { DayInput } from '../fields/day-input';
import { FilterProblem, LabelledEnd } from './filter-end';
import { Grid } from '../layout/layout';
import { Input } from '../input/input';
import { OptionBoxes } from './option-boxes';
import { RangeFields } from './range-fields';
import type { TypedFilter } from './typed-filter';

interface FilterFieldsProps {
  column: FilterColumn;
  typed: TypedFilter;
  /** Error of the typed values; '' for none. */
  problem: string;
  onTyped: (typed: TypedFilter) => void;
  /** Focuses the first field on mount. */
  autoFocus?: boolean;
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
