import { houseLabel } from '@toam/contracts/house/house.text';
import { holdsHouseNumber } from '@toam/domain/house/house-numbers';
import { useWatch, type Control } from '@toam/ui/form';
import { houseFormText } from './house-form.text';
import type { HouseField, HouseFormValues } from './house-form.values';

const texts = [
  ...(['title', 'key_word', 'description', 'descriptions', 'internalDescription'] as const),
  ...(['house_number', 'house_address', 'new_address', 'block_section', 'floor_lot'] as const),
];

type Hints = Partial<Record<HouseField, string>>;

/** What stands under the texts with a phone number: who will not see it. D125 */
export function useNumberHints(control: Control<HouseFormValues>): Hints {
  const values = useWatch({ control, name: texts });
  return Object.fromEntries(
    texts.flatMap((name, at) => (holdsHouseNumber(values[at]) ? [[name, houseFormText.numberHidden]] : [])),
  );
}

/** Gives a field of the house its binding, its label and, where there is one, its hint. */
export const houseField =
  (control: Control<HouseFormValues>, hints: Hints = {}) =>
  <Name extends HouseField & keyof typeof houseLabel>(name: Name) => ({
    control,
    name,
    label: houseLabel[name],
    hint: hints[name],
  });
