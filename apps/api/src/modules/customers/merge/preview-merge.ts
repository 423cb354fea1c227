import {
  type MergePreview,
  type MergePreviewRecord,
  previewMerge as endpoint,
} from '@toam/contracts/customer/customer-merge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import type { Actor } from '@toam/domain/actor';
import {
  mergedFieldsOf,
  canMergeCustomer,
  chooseKept,
  differencesOf,
  phonesOfCustomer,
  samePhones,
} from '@toam/domain/customer/customer-merge';
import { onlyReads } from '../../../audit/audited';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { type ListedCustomer, readListed } from '../list/customer-list.queries';
import type { Customer } from '../customer.schema';
import { serializeCustomers } from '../customer-serializer';
import { countHeld, sumOf } from './held-counts';
import { labelsToCompare } from './merge-labels';
import { idsOf } from '../../../db/rows';

/** @throws HttpError not_found; forbidden if the actor may not merge one of them */
export function authorizePair(actor: Actor, a: Customer | undefined, b: Customer | undefined): [Customer, Customer] {
  if (!a || !b || a.deleted_at || b.deleted_at) throw new HttpError('not_found', customerText.notFound);
  if (!canMergeCustomer(actor, a) || !canMergeCustomer(actor, b))
    throw new HttpError('forbidden', customerMergeText.mayNot);
  return [a, b];
}

/** @throws HttpError invalid if both are the same */
export function refuseSame(one: number, other: number): void {
  if (one === other)
    throw new HttpError('invalid', customerMergeText.same, { errors: { other_id: customerMergeText.same } });
}

async function recordsOf(actor: Actor, pair: [ListedCustomer, ListedCustomer]) {
  const rows = await serializeCustomers(actor, pair);
  const held = await countHeld(idsOf(rows));
  return pair.map(({ customer }, at): MergePreviewRecord => {
    const row = rows[at];
    const holds = held.get(customer.id);
    if (!row || !holds) throw new Error(`customer ${customer.id} was read and not counted`);
    return { customer: row, phones: phonesOfCustomer(customer), held: holds };
  });
}

/**
 * What a merge of two customers would do: their differences, their common numbers, and the references to each. D56.
 * @throws HttpError not_found, forbidden, invalid
 */
export async function previewMerge(actor: Actor, ids: readonly [number, number]): Promise<MergePreview> {
  const found = await readListed([...ids]);
  const [a, b] = ids.map((id) => found.find(({ customer }) => customer.id === id));
  const [first, second] = authorizePair(actor, a?.customer, b?.customer).map(mergedFieldsOf);
  refuseSame(...ids);
  if (!a || !b || !first || !second) throw new HttpError('not_found', commonText.notFound);
  const words = await labelsToCompare([first, second]);
  const [one, other] = await recordsOf(actor, [a, b]);
  if (!one || !other) throw new Error('two customers were read and one of them is missing');
  return {
    records: [one, other],
    kept_id: chooseKept({ id: ids[0], held: sumOf(one.held) }, { id: ids[1], held: sumOf(other.held) }),
    same_phones: samePhones(first, second),
    fields: differencesOf(first, second).map(({ name, isAsked, joinable }) => ({
      name,
      values: [words(first, name), words(second, name)] as const satisfies [string | null, string | null],
      is_asked: isAsked,
      joinable,
    })),
  };
}

export const previewMergeCall = handle(endpoint, { audit: onlyReads }, ({ actor, body }) =>
  previewMerge(actor, [body.customer_id, body.other_id]),
);
