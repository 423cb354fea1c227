import { pickerText } from '@toam/contracts/texts/picker';
import type { Change } from '../../history/record-changes';
import { readStaffNames } from '../users/users.reads';
import type { Customer } from './customer.schema';

/** Columns whose value is what people read, by their wire names. */
const plainColumns = [
  'name',
  'phone_number',
  'phone_number2',
  'phone_number3',
  'phone_number4',
  'email',
  'fax',
  'social_id',
  'date_of_birth',
  'address',
  'description',
  'character',
] as const;

/** Columns that differ between two states of a customer, in words and by their wire names: a name instead of a staff id. */
export async function customerChanges(before: Customer, after: Customer): Promise<Change[]> {
  const plain = plainColumns.map((column) => ({ column, old_value: before[column], new_value: after[column] }));
  const staff = await readStaffNames([before.user_id, after.user_id].filter((id) => id !== null));
  const staffName = (id: number | null) => (id === null ? null : (staff.get(id)?.name ?? `#${id}`));
  const picture = (id: number | null) => (id === null ? null : pickerText.avatar);
  const image =
    before.image_id !== null && after.image_id !== null && before.image_id !== after.image_id
      ? [{ column: 'image', old_value: pickerText.avatar, new_value: pickerText.newAvatar }]
      : [{ column: 'image', old_value: picture(before.image_id), new_value: picture(after.image_id) }];
  const owner = { column: 'user_id', old_value: staffName(before.user_id), new_value: staffName(after.user_id) };
  return [...plain, owner, ...image].filter(({ old_value, new_value }) => old_value !== new_value);
}
