import { customerText } from '@toam/contracts/customer/customer.text';
import { pickerText } from '@toam/contracts/texts/picker';
import type { MergedFields, MergeField } from '@toam/domain/customer/customer-merge';
import { imageLinks, readImages } from '../../media/media.reads';
import { readStaffNames } from '../../users/users.reads';

/** A field's value as a label; null if it is empty. */
export type FieldLabels = (fields: MergedFields, name: MergeField) => string | null;

/** Labels with names for staff ids. `image` gives the label of a picture. */
async function labelsWith(records: MergedFields[], image: (id: number) => string): Promise<FieldLabels> {
  const staff = await readStaffNames(records.flatMap(({ user_id }) => user_id ?? []));
  return (fields, name) => {
    if (name === 'user_id')
      return fields.user_id === null ? null : (staff.get(fields.user_id)?.name ?? customerText.noun);
    if (name === 'image_id') return fields.image_id === null ? null : image(fields.image_id);
    return fields[name];
  };
}

/** For comparing records: the label of a picture is the address of its thumbnail. */
export async function labelsToCompare(records: MergedFields[]): Promise<FieldLabels> {
  const images = await readImages(records.flatMap(({ image_id }) => image_id ?? []));
  return labelsWith(records, (id) => {
    const image = images.get(id);
    return image ? imageLinks(image).thumbnail : '';
  });
}

/** For listing the values that were not chosen. */
export const labelsToRecord = (records: MergedFields[]): Promise<FieldLabels> =>
  labelsWith(records, () => pickerText.avatar);
