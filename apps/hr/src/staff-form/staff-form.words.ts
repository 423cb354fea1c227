import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import { staffLabel } from '@toam/contracts/texts/user';
import { fieldWords, type StaffField } from '@toam/pickers/staff/staff.values';
import type { StaffFormValues } from './staff-form.values';

const entriesOf = (entries: readonly { id: number; value: string }[], ids: readonly number[]): string =>
  ids.map((id) => entries.find((entry) => entry.id === id)?.value ?? `#${id}`).join(', ');

/** A field's value as people read it; '' for nothing. `nameOf` knows the people behind ids. */
export function wordsOf(
  field: StaffField,
  values: StaffFormValues,
  options: HouseOptions,
  nameOf: (userId: number) => string,
): string {
  if (field === 'other_account') return values.other_account ? text.variants.other : text.variants.staff;
  if (field === 'manager') return values.manager === null ? '' : nameOf(values.manager);
  if (field === 'project' || field === 'province') return entriesOf(options[field], values[field]);
  return fieldWords(field, values);
}

/** What a field is called. */
export const labelOf = (field: StaffField): string => (field === 'other_account' ? text.variant : staffLabel[field]);
