import { houseFormText } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { FormSection, RichTextField, TextArea, TextField, type Control } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';
import { useNumberHints } from './use-number-hints';

/** The title and the descriptions, public and internal. */
export function TextsSection({ control }: { control: Control<HouseFormValues> }) {
  const hints = useNumberHints(control);
  return (
    <FormSection id="house-texts" title={houseFormText.textsSection}>
      <TextField control={control} name="title" hint={hints.title} label={houseLabel.title} counted span={3} />
      <TextField
        control={control}
        name="key_word"
        hint={hints.key_word}
        label={houseLabel.key_word}
        placeholder={houseFormText.keyWordPlaceholder}
        span={1}
      />
      <RichTextField
        control={control}
        name="description"
        hint={hints.description}
        label={houseLabel.description}
        placeholder={houseFormText.descriptionPlaceholder}
        aside={houseFormText.descriptionSeen}
        span={4}
      />
      <TextArea
        control={control}
        name="descriptions"
        hint={hints.descriptions}
        label={houseLabel.descriptions}
        span={4}
      />
      <RichTextField
        control={control}
        name="internalDescription"
        hint={hints.internalDescription}
        label={houseLabel.internalDescription}
        placeholder={houseFormText.internalDescriptionPlaceholder}
        aside={houseFormText.internalDescriptionSeen}
        span={4}
      />
    </FormSection>
  );
}
