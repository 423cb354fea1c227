import { houseFormText } from './house-form.text';
import { holdsHouseNumber } from '@toam/domain/house/house-numbers';
import { useWatch, type Control } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';

const texts = [
  ...(['title', 'key_word', 'description', 'descriptions', 'internalDescription'] as const),
  ...(['house_number', 'house_address', 'new_address', 'block_section', 'floor_lot'] as const),
];

type Hints = Partial<Record<(typeof texts)[number], string>>;

/** What stands under the texts with a phone number: who will not see it. D125 */
export function useNumberHints(control: Control<HouseFormValues>): Hints {
  const values = useWatch({ control, name: texts });
  return Object.fromEntries(
    texts.flatMap((name, at) => (holdsHouseNumber(values[at]) ? [[name, houseFormText.numberHidden]] : [])),
  );
}
