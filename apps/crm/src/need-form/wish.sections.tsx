import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { needWishLabel, needLabel } from '@toam/contracts/need/need.text';
import { needFormText as text } from './need-form.text';
import { needWishNames } from '@toam/domain/need/matching';
import { longestNeedNote, needColumns, needMinimums } from '@toam/domain/need/need-columns';
import { kindOfRange } from '@toam/domain/record/number-range';
import { choicesOf, wordChoicesOf } from '@toam/pickers/house-options';
import { FormSection, MultiSelectField, NumberField, TextArea, useWatch, type Control } from '@toam/ui/form';
import type { NeedFormValues } from './need-form.values';
import { wishedColumns } from './wished-columns';

interface SectionProps {
  control: Control<NeedFormValues>;
  options: HouseOptions;
}

/** Property types, classes and directions. Option `type` fills property_type, `class` house_type (D51). */
export const KindSection = ({ control, options }: SectionProps) => (
  <FormSection id="need-kind" title={text.kindSection}>
    <MultiSelectField
      control={control}
      name="property_type"
      label={needLabel.property_type}
      required
      choices={choicesOf(options.type)}
      placeholder={text.choose}
      span={2}
    />
    <MultiSelectField
      control={control}
      name="house_type"
      label={needLabel.house_type}
      required
      choices={choicesOf(options.class)}
      placeholder={text.choose}
      shown={1}
    />
    <MultiSelectField
      control={control}
      name="request_direction"
      label={needLabel.request_direction}
      required
      choices={wordChoicesOf(options.direction)}
      placeholder={text.choose}
      shown={1}
    />
  </FormSection>
);

/** Minimum values for a house. */
export const SizeSection = ({ control }: Pick<SectionProps, 'control'>) => (
  <FormSection id="need-size" title={text.sizeSection} description={text.sizeNote}>
    {needMinimums.map((name) => (
      <NumberField
        key={name}
        control={control}
        name={name}
        label={needLabel[name]}
        {...kindOfRange(needColumns[name].range)}
      />
    ))}
  </FormSection>
);

const columnChoices = needWishNames.map((column) => ({ value: column, label: needWishLabel[column] }));

/** The mandatory wishes, and a note. D61. */
export function MoreSection({ control }: Pick<SectionProps, 'control'>) {
  const values = useWatch({ control }) as NeedFormValues;
  const asked = wishedColumns(values);
  const unasked = values.require_column.filter((column) => !asked.some((one) => one.column === column));
  const labels = unasked.map((column) => needWishLabel[column]).join(', ');
  return (
    <FormSection id="need-more" title={text.moreSection}>
      <MultiSelectField
        control={control}
        name="require_column"
        label={needLabel.require_column}
        choices={columnChoices}
        placeholder={text.choose}
        hint={unasked.length > 0 ? text.notAsked(labels) : text.requireHint}
        span={4}
      />
      <TextArea
        control={control}
        name="description"
        label={needLabel.description}
        longest={longestNeedNote}
        rows={4}
        placeholder={text.descriptionPlaceholder}
        span={4}
      />
    </FormSection>
  );
}
