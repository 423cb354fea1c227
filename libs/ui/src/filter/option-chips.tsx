import { listText } from '@toam/contracts/texts/list';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Row } from '../layout/layout';
import { ColourMark } from '../tag/colour-mark';
import type { FilterOption, OptionsColumnFilter } from './column-filter';
import { OptionBoxes, type OptionValue } from './option-boxes';
import { Note, OptionChip } from './option-chip';
import { useOptions } from './use-options';

interface OptionChipsProps {
  title: string;
  filter: OptionsColumnFilter;
  chosen: readonly OptionValue[];
  onChange: (chosen: readonly OptionValue[]) => void;
}

/** Fits two lines on a phone. 'Thêm' shows the others. */
const maxAtFirst = 8;

/** Choices as chips, chosen ones always included. Up to three with a single choice are a segmented control. Key it by the column. */
export function OptionChips({ title, filter, chosen, onChange }: OptionChipsProps) {
  const { data: options } = useOptions(filter);
  const [first] = useState(chosen);
  const [showsAll, setShowsAll] = useState(false);
  if (filter.one && options && options.length <= 3)
    return <OneOf title={title} options={options} chosen={chosen[0]} onChange={onChange} />;
  if (showsAll || !options)
    return (
      <OptionBoxes title={title} filter={filter} chosen={new Set(chosen)} onChange={(next) => onChange([...next])} />
    );
  const rank = ({ value }: FilterOption) => (first.includes(value) || chosen.includes(value) ? 0 : 1);
  const shown = new Set(options.toSorted((a, b) => rank(a) - rank(b)).slice(0, Math.max(maxAtFirst, chosen.length)));
  const toggle = (value: OptionValue) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...(filter.one ? [] : chosen), value]);
  return (
    <Row gap={8} wrap role="group" aria-label={title}>
      {options.map(
        (option) =>
          shown.has(option) && (
            <OptionChip
              key={option.value}
              isChosen={chosen.includes(option.value)}
              onClick={() => toggle(option.value)}
            >
              {option.colour && <ColourMark colour={option.colour} />}
              {option.label}
            </OptionChip>
          ),
      )}
      {options.length > shown.size && (
        <OptionChip onClick={() => setShowsAll(true)}>{listText.moreOptions(options.length - shown.size)}</OptionChip>
      )}
      {options.length === 0 && <Note>{listText.noChoice}</Note>}
    </Row>
  );
}

interface OneOfProps {
  title: string;
  options: readonly FilterOption[];
  chosen: OptionValue | undefined;
  onChange: (chosen: readonly OptionValue[]) => void;
}

/** Value for no filter. No dictionary uses it. */
const all = '';

const OneOf = ({ title, options, chosen, onChange }: OneOfProps) => (
  <Segmented
    block
    size="large"
    aria-label={title}
    options={[{ value: all, label: listText.all }, ...options.map(({ value, label }) => ({ value, label }))]}
    value={chosen ?? all}
    onChange={(next) => onChange(next === all ? [] : [next])}
  />
);
