import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { choicesOf } from '@toam/pickers/house-options';
import { type EntryForm, FormSection, SelectField } from '@toam/ui/form';
import { builtOn, type HouseFormValues } from './house-form.values';

interface AttributesSectionProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
}

/** The type of house and of street. Option `type` fills property_type, `class` house_type (D51). */
export function AttributesSection({ form, options }: AttributesSectionProps) {
  const { control } = form;
  /** A change to land clears floors and balcony. A change from land makes them required (D106). */
  const changeType = (type: number | null) => {
    const now = builtOn(form.getValues(), type);
    form.setValue('floors', now.floors, { shouldDirty: true });
    form.setValue('balcony_direction', now.balcony_direction, { shouldDirty: true });
  };
  const placeholder = houseFormText.choose;
  return (
    <FormSection id="house-attributes" title={houseFormText.attributesSection}>
      <SelectField
        control={control}
        name="property_type"
        label={houseLabel.property_type}
        required
        choices={choicesOf(options.type)}
        onChosen={changeType}
        placeholder={placeholder}
      />
      <SelectField
        control={control}
        name="house_type"
        label={houseLabel.house_type}
        required
        choices={choicesOf(options.class)}
        placeholder={placeholder}
      />
      <SelectField
        control={control}
        name="street_type"
        label={houseLabel.street_type}
        required
        choices={choicesOf(options.street_type)}
        placeholder={placeholder}
      />
      <SelectField
        control={control}
        name="ownership"
        label={houseLabel.ownership}
        choices={choicesOf(options.ownership)}
        clearable
        placeholder={placeholder}
      />
    </FormSection>
  );
}
