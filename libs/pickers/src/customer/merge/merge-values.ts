import type { HeldCounts, MergePreview, MergePreviewField } from '@toam/contracts/customer/customer-merge.endpoints';
import { heldKinds } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerMergeText, heldText } from '@toam/contracts/customer/customer-merge.text';
import {
  type MergeChoices,
  type MergeField,
  type MergeSide,
  unionOfPhones,
} from '@toam/domain/customer/customer-merge';
import { formatDate } from '@toam/ui/core';

/** One of the two records, as the preview names them. */
export type At = 0 | 1;

/** The API's field names equal those of the labels, except these. */
const ownLabels: Partial<Record<MergeField, string>> = {
  phone_number: customerMergeText.firstPhone,
  image_id: customerLabel.image,
  user_id: customerMergeText.owner,
};

export const labelOf = (name: MergeField): string =>
  ownLabels[name] ?? customerLabel[name as keyof typeof customerLabel];

/** '2 nhu cầu, 1 BĐS'; '' if there are none. */
export const heldInWords = (held: HeldCounts): string =>
  heldKinds
    .filter((kind) => held[kind] > 0)
    .map((kind) => heldText[kind](held[kind]))
    .join(', ');

/** A value as people read it. */
export function valueInWords({ name }: Pick<MergePreviewField, 'name'>, value: string | null): string {
  if (value === null) return customerMergeText.empty;
  return name === 'date_of_birth' ? formatDate(Date.parse(`${value}T00:00:00+07:00`) / 1000) : value;
}

/** The user's choice per field: the value of one record, or both. */
export type Chosen = Partial<Record<MergeField, At | 'both'>>;

export const chosenOf = ({ name, joinable }: MergePreviewField, chosen: Chosen, kept: At): At | 'both' =>
  chosen[name] ?? (joinable ? 'both' : kept);

const sideOf = (at: At | 'both', kept: At): MergeSide => {
  if (at === 'both') return 'both';
  return at === kept ? 'kept' : 'merged';
};

/** The request: every field with a choice, so that the API does what the user saw. */
export const choicesOf = ({ fields }: MergePreview, chosen: Chosen, kept: At): MergeChoices =>
  Object.fromEntries(
    fields.filter(({ is_asked }) => is_asked).map((field) => [field.name, sideOf(chosenOf(field, chosen, kept), kept)]),
  );

/** All numbers of both records, in the order that the kept record will have. */
export function phonesAfter({ records, fields }: MergePreview, chosen: Chosen, kept: At): string[] {
  const asked = fields.find(({ name }) => name === 'phone_number');
  const first = asked ? chosenOf(asked, chosen, kept) : kept;
  const at = first === 'both' ? kept : first;
  return unionOfPhones(records[at].phones, records[at === 0 ? 1 : 0].phones);
}
