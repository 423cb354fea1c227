import { Text, PlainButton } from '@toam/ui/core';
import { type ComponentProps, useMemo, useState } from 'react';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import { needLabel, needWishLabel } from '@toam/contracts/need/need.text';
import { choicesOf, wordChoicesOf } from '@toam/pickers/house-options';
import {
  FormSection,
  MultiSelectField,
  useWatch,
  type EntryForm,
  NumberField,
  TextArea,
  type Control,
} from '@toam/ui/form';
import { needWishNames } from '@toam/domain/need/matching';
import { longestNeedNote, needColumns, needMinimums } from '@toam/domain/need/need-columns';
import { kindOfRange } from '@toam/domain/record/number-range';
import * as css from './wish.sections.module.css';
import { needFormText as text } from './need-form.text';
import { type NeedFormValues, wishedColumns } from './need-form.values';

/** A note under a field, over the whole width of the section. */
export const FormNote = (props: ComponentProps<'p'> & { tone: 'text3' | 'warning' }) => (
  <Text as="p" self="all" size={12} className={css.note} {...props} />
);

interface PlaceSectionProps {
  form: EntryForm<NeedFormValues>;
  options: HouseOptions;
}

type Place = Pick<NeedFormValues, 'province' | 'districts'>;

/**
 * Quận/huyện, and the phường/xã in the chosen ones. A change of quận/huyện clears the phường/xã. Specification 2 §2,
 * D30.
 */
export function PlaceSection({ form, options }: PlaceSectionProps) {
  const { control } = form;
  const [province, districts] = useWatch({ control, name: ['province', 'districts'] });
  const [cleared, setCleared] = useState<Place | null>(null);
  const wards = useMemo(() => wardsOf(options, province), [options, province]);

  const put = (place: Partial<Place>) => {
    const isSent = form.formState.isSubmitted;
    for (const [name, value] of Object.entries(place))
      form.setValue(name as keyof Place, value, { shouldDirty: true, shouldValidate: isSent });
  };
  const clearWards = (_chosen: number[], before: number[]) => {
    if (districts.length === 0) return;
    setCleared({ province: before, districts });
    put({ districts: [] });
  };
  /** Restores the wards. Restores the former quận/huyện too if the wards are not in the chosen ones. */
  const takeBack = ({ province: former, districts: lost }: Place) => {
    setCleared(null);
    const fitting = new Set(wards.map(({ value }) => value));
    put(lost.every((ward) => fitting.has(ward)) ? { districts: lost } : { province: former, districts: lost });
  };
  const isCleared = cleared !== null && districts.length === 0;
  return (
    <FormSection id="need-place" title={text.placeSection}>
      <MultiSelectField
        control={control}
        name="province"
        label={needLabel.province}
        required
        choices={choicesOf(options.province)}
        onChosen={clearWards}
        placeholder={text.provincePlaceholder}
        span={2}
      />
      <MultiSelectField
        control={control}
        name="districts"
        label={needLabel.districts}
        required
        choices={wards}
        disabled={province.length === 0}
        placeholder={province.length === 0 ? text.wardFirst : text.wardPlaceholder}
        span={2}
      />
      {isCleared && (
        <FormNote tone="warning" role="status">
          {text.wardsCleared(cleared.districts.length)}{' '}
          <PlainButton tone="teal" touch className={css.undo} onClick={() => takeBack(cleared)}>
            {commonText.undo}
          </PlainButton>
        </FormNote>
      )}
    </FormSection>
  );
}

/** Wards of the chosen districts. With several districts, each ward names its district. */
function wardsOf({ province: all, district }: HouseOptions, chosen: number[]) {
  const names = new Map(all.map(({ id, value }) => [id, value]));
  return district
    .filter((ward) => ward.parent_id !== null && chosen.includes(ward.parent_id))
    .map((ward) => ({
      ...choicesOf([ward])[0]!,
      ...(chosen.length > 1 && ward.parent_id !== null && { detail: names.get(ward.parent_id) }),
    }));
}

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
  const wished = wishedColumns(values);
  const unasked = values.require_column.filter((column) => !wished.some((one) => one.column === column));
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
