import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { choicesOf } from '@toam/pickers/house-options';
import { FormSection, SelectField, TextField, useWatch, type EntryForm } from '@toam/ui/form';
import { useMemo } from 'react';
import { DuplicateAddress } from './duplicate-address';
import { searchStreets } from './house-form.queries';
import type { HouseFormValues } from './house-form.values';
import { PlaceFields } from './place.fields';
import { useNumberHints } from './use-number-hints';

interface AddressSectionProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
  /** The house being edited. It is not its own duplicate. */
  houseId?: number | undefined;
}

/** The house's address. The wards belong to the chosen district (D30). Warns if another house has the same address. */
export function AddressSection({ form, options, houseId }: AddressSectionProps) {
  const { control } = form;
  const [province, street, project, block, lot] = useWatch({
    control,
    name: ['province', 'house_address', 'project_id', 'block_section', 'floor_lot'],
  });
  const hints = useNumberHints(control);
  const isInProject = project !== null || block !== '' || lot !== '';
  const wards = useMemo(
    () => choicesOf(options.district.filter((ward) => ward.parent_id === province)),
    [options, province],
  );
  const leaveWard = (chosen: number | null) => {
    const ward = options.district.find(({ id }) => id === form.getValues('district'));
    if (ward && ward.parent_id !== chosen)
      form.setValue('district', null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <FormSection id="house-address" title={houseFormText.addressSection}>
      <TextField
        control={control}
        name="house_number"
        hint={hints.house_number}
        label={houseLabel.house_number}
        required
      />
      <SelectField
        control={control}
        name="house_address"
        hint={hints.house_address}
        label={houseLabel.house_address}
        required
        search={searchStreets(province)}
        chosenLabel={street ?? undefined}
        allowNew={(typed) => ({ value: typed, label: typed })}
        placeholder={houseFormText.streetPlaceholder}
      />
      <SelectField
        control={control}
        name="province"
        label={houseLabel.province}
        required
        choices={choicesOf(options.province)}
        onChosen={leaveWard}
        placeholder={houseFormText.provincePlaceholder}
      />
      <SelectField
        control={control}
        name="district"
        label={houseLabel.district}
        required
        choices={wards}
        disabled={province === null}
        placeholder={houseFormText.districtPlaceholder}
      />
      <DuplicateAddress control={control} houseId={houseId} />
      <TextField
        control={control}
        name="new_address"
        hint={hints.new_address}
        label={houseLabel.new_address}
        longest={255}
        span={2}
      />
      <SelectField
        control={control}
        name="project_id"
        label={houseLabel.project_id}
        choices={choicesOf(options.project)}
        clearable
        placeholder={houseFormText.choose}
        span={2}
      />
      {isInProject && (
        <>
          <TextField
            control={control}
            name="block_section"
            hint={hints.block_section}
            label={houseLabel.block_section}
          />
          <TextField control={control} name="floor_lot" hint={hints.floor_lot} label={houseLabel.floor_lot} />
        </>
      )}
      <PlaceFields form={form} />
    </FormSection>
  );
}
