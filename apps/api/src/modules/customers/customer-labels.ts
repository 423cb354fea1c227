import { pickerText } from '@toam/contracts/texts/picker';
import { customerColumnNames } from '@toam/domain/customer/customer-columns';
import type { Change } from '../../history/record-changes';
import { readStaffNames } from '../users/users.reads';
import type { Customer } from './customer.schema';

/**
 * Columns that differ between two states of a customer, with labels and wire names. A staff id becomes a name.
 * @param before null for a new customer
 */
export async function customerChanges(before: Customer | null, after: Customer): Promise<Change[]> {
  const plain = customerColumnNames.map((column) => ({
    column,
    old_value: before?.[column] ?? null,
    new_value: after[column],
  }));
  const [oldOwner, oldImage] = [before?.user_id ?? null, before?.image_id ?? null];
  const staff = await readStaffNames([oldOwner, after.user_id].filter((id) => id !== null));
  const staffName = (id: number | null) => (id === null ? null : (staff.get(id)?.name ?? `#${id}`));
  const picture = (id: number | null) => (id === null ? null : pickerText.avatar);
  const image =
    oldImage !== null && after.image_id !== null && oldImage !== after.image_id
      ? [{ column: 'image', old_value: pickerText.avatar, new_value: pickerText.newAvatar }]
      : [{ column: 'image', old_value: picture(oldImage), new_value: picture(after.image_id) }];
  const owner = { column: 'user_id', old_value: staffName(oldOwner), new_value: staffName(after.user_id) };
  return [owner, ...plain, ...image].filter(({ old_value, new_value }) => old_value !== new_value);
}
