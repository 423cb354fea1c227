import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import { needLabel } from '@toam/contracts/need/need.text';
import { needFormText as text } from './need-form.text';
import { choicesOf } from '@toam/pickers/house-options';
import { PlainButton } from '@toam/ui/core';
import { FormSection, MultiSelectField, useWatch, type EntryForm } from '@toam/ui/form';
import { useMemo, useState } from 'react';
import { FormNote } from './form-note';
import * as css from './form-note.module.css';
import type { NeedFormValues } from './need-form.values';

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
