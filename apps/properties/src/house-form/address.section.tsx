import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { choicesOf } from '@toam/pickers/house-options';
import { FormSection, SelectField, TextField, useWatch, type EntryForm, type Control } from '@toam/ui/form';
import { useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usePaused } from '@toam/ui/core';
import { houseFormText } from './house-form.text';
import { searchStreets, houseFormQueries } from './house-form.queries';
import type { HouseFormValues } from './house-form.values';
import { PlaceFields } from './place.fields';
import { houseField, useNumberHints } from './house-field';
import { DuplicateHouses } from './duplicate-houses';

interface AddressSectionProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
  /** The house being edited. It is not its own duplicate. */
  houseId?: number | undefined;
}

/** Milliseconds without typing before the address is looked up. */
const pause = 400;

interface DuplicateAddressProps {
  control: Control<HouseFormValues>;
  houseId: number | undefined;
}

/** Houses at the typed address. Renders nothing if there are none. */
function DuplicateAddress({ control, houseId }: DuplicateAddressProps) {
  const address = usePaused(useTypedAddress(control, houseId), pause);
  const found = useQuery({
    ...houseFormQueries.sameAddress(JSON.parse(address) as TypedAddress),
    enabled: address !== '{}',
  });
  if (address === '{}') return null;
  return (
    <DuplicateHouses
      found={found}
      title={houseFormText.duplicate}
      hidden={houseFormText.duplicateHidden}
      type="warning"
    />
  );
}

type TypedAddress = Parameters<typeof houseFormQueries.sameAddress>[0];

/** The address as a query, in JSON, so that renders with the same address compare equal. '{}' while it is incomplete. */
function useTypedAddress(control: Control<HouseFormValues>, houseId: number | undefined): string {
  const [number, street, province, district] = useWatch({
    control,
    name: ['house_number', 'house_address', 'province', 'district'],
  });
  if (!number.trim() || !street || province === null) return '{}';
  const ward = district === null ? {} : { district };
  const own = houseId === undefined ? {} : { house_id: houseId };
  return JSON.stringify({
    house_number: number.trim(),
    house_address: street,
    province,
    ...ward,
    ...own,
  } satisfies TypedAddress);
}

/** The house's address. The wards belong to the chosen district (D30). Warns if another house has the same address. */
export function AddressSection({ form, options, houseId }: AddressSectionProps) {
  const { control } = form;
  const [province, street, project, block, lot] = useWatch({
    control,
    name: ['province', 'house_address', 'project_id', 'block_section', 'floor_lot'],
  });
  const field = houseField(control, useNumberHints(control));
  const isInProject = project !== null || block !== '' || lot !== '';
  const wards = useMemo(
    () => choicesOf(options.district.filter((ward) => ward.parent_id === province)),
    [options, province],
  );
  const left = useRef(new Map<number | null, number>());
  /** Another district has other wards. The ward that was left comes back with its district. */
  const leaveWard = (chosen: number | null) => {
    const now = form.getValues('district');
    const ward = options.district.find(({ id }) => id === now);
    // one that is no longer in the list stays until another is chosen
    if (now !== null && (!ward || ward.parent_id === chosen)) return;
    if (ward) left.current.set(ward.parent_id, ward.id);
    form.setValue('district', left.current.get(chosen) ?? null, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <FormSection id="house-address" title={houseFormText.addressSection}>
      <TextField {...field('house_number')} required />
      <SelectField
        {...field('house_address')}
        required
        search={searchStreets(province)}
        chosenLabel={street ?? undefined}
        allowNew={(typed) => ({ value: typed, label: typed })}
        placeholder={houseFormText.streetPlaceholder}
      />
      <SelectField
        {...field('province')}
        required
        choices={choicesOf(options.province)}
        onChosen={leaveWard}
        placeholder={houseFormText.provincePlaceholder}
      />
      <SelectField
        {...field('district')}
        required
        choices={wards}
        disabled={province === null}
        placeholder={houseFormText.districtPlaceholder}
      />
      <DuplicateAddress control={control} houseId={houseId} />
      <TextField {...field('new_address')} longest={255} span={2} />
      <SelectField
        {...field('project_id')}
        choices={choicesOf(options.project)}
        clearable
        placeholder={houseFormText.choose}
        span={2}
      />
      {isInProject && (
        <>
          <TextField {...field('block_section')} />
          <TextField {...field('floor_lot')} />
        </>
      )}
      <PlaceFields form={form} />
    </FormSection>
  );
}
