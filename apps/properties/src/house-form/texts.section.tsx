import { houseFormText } from '@toam/contracts/texts/house-form';
import { houseLabel } from '@toam/contracts/texts/house';
import { FormSection, RichTextField, TextArea, TextField, type Control } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';

/** The title and the descriptions, public and internal. */
export const TextsSection = ({ control }: { control: Control<HouseFormValues> }) => (
  <FormSection id="house-texts" title={houseFormText.textsSection}>
    <TextField control={control} name="title" label={houseLabel.title} counted span={3} />
    <TextField
      control={control}
      name="key_word"
      label={houseLabel.key_word}
      placeholder={houseFormText.keyWordPlaceholder}
      span={1}
    />
    <RichTextField
      control={control}
      name="description"
      label={houseLabel.description}
      placeholder={houseFormText.descriptionPlaceholder}
      aside={houseFormText.descriptionSeen}
      span={4}
    />
    <TextArea control={control} name="descriptions" label={houseLabel.descriptions} span={4} />
    <RichTextField
      control={control}
      name="internalDescription"
      label={houseLabel.internalDescription}
      placeholder={houseFormText.internalDescriptionPlaceholder}
      aside={houseFormText.internalDescriptionSeen}
      span={4}
    />
  </FormSection>
);
