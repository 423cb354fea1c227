import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from '@toam/contracts/texts/house-form';
import { houseLabel } from '@toam/contracts/texts/house';
import { choicesOf } from '@toam/pickers/house-options';
import { FormSection, SelectField, type Control } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';

interface AttributesSectionProps {
  control: Control<HouseFormValues>;
  options: HouseOptions;
}

/** What kind of house it is and on what kind of street. Option `type` fills property_type, `class` house_type (D51). */
export function AttributesSection({ control, options }: AttributesSectionProps) {
  const placeholder = houseFormText.choose;
  return (
    <FormSection id="house-attributes" title={houseFormText.attributesSection}>
      <SelectField
        control={control}
        name="property_type"
        label={houseLabel.property_type}
        required
        choices={choicesOf(options.type)}
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
