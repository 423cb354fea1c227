import { commonText } from '@toam/contracts/texts/common';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { missingForSharing, type ShareField } from '@toam/domain/house/house-completeness';
import { needsFloors } from '@toam/domain/house/house-land';
import { isEmptyRichText } from '@toam/domain/rich-text';
import { HttpError } from '../../../http-error';
import type { HeldMedia } from '../media/house-media';
import type { PatchedColumns } from '../saving/house-patch';
import type { House } from '../house.schema';

type Shareable = Pick<
  House,
  | 'purpose'
  | 'property_type'
  | 'title'
  | 'into_money'
  | 'descriptions'
  | 'key_word'
  | 'area'
  | 'floor_area'
  | 'description'
>;

/** The fields that a house still needs before it can be shared. Specification 1 §5. */
export const missingOf = (house: Shareable, { public_image }: HeldMedia): ShareField[] =>
  missingForSharing({ ...house, description: !isEmptyRichText(house.description), public_image: public_image.length });

/** The labels of fields, joined for a sentence. */
export const labelsOf = (fields: ShareField[]): string => fields.map((field) => houseLabel[field]).join(', ');

/** @throws HttpError invalid naming what is missing; sharing is aborted. Specification 1 §5 */
export function refuseIncomplete(missing: ShareField[]): void {
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map((field) => [field, commonText.requiredField(houseLabel[field])]));
  throw new HttpError('invalid', houseText.incomplete(labelsOf(missing)), { errors });
}

/** @throws HttpError invalid if a change empties a field that a shared house needs */
export function refuseEmptying(before: ShareField[], after: ShareField[]): void {
  const emptied = after.filter((field) => !before.includes(field));
  if (emptied.length === 0) return;
  const errors = Object.fromEntries(emptied.map((field) => [field, houseText.sharedNeeds(houseLabel[field])]));
  throw new HttpError('invalid', commonText.invalid, { errors });
}

/** @throws HttpError invalid: public pictures need a title. Specification 1 §5 */
export function refuseUntitled({ title }: Pick<House, 'title'>, { public_image }: HeldMedia): void {
  if (title || public_image.length === 0) return;
  throw new HttpError('invalid', commonText.invalid, { errors: { title: houseText.publicImageNeedsTitle } });
}

/** @throws HttpError invalid if a change turns a plot into a building without giving its floors. D106 */
export function refuseFloorless(house: House, changed: PatchedColumns): void {
  const { property_type, floors } = changed;
  if (property_type === undefined || floors || !needsFloors(house.property_type, property_type)) return;
  throw new HttpError('invalid', commonText.invalid, {
    errors: { floors: commonText.requiredField(houseLabel.floors) },
  });
}
