import type { NeedChange } from '@toam/contracts/need/need.schema';
import { commonText } from '@toam/contracts/texts/common';
import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { isPriceRange } from '@toam/domain/need-values';
import { needColumns, needEntries, type NeedEntries } from '@toam/domain/need/need-columns';
import { HttpError } from '../../../http-error';
import { findCustomerOwner } from '../../customers/customers.reads';
import { type Entries, readDirections } from '../../options/options.reads';
import { isActiveStaff } from '../../users/users.reads';
import { readEntriesOf } from '../dictionary/need-entry-names';
import { isCustomerSharedWith } from '../../need-scope/shared-customers.reads';
import { hasStandings } from '../need.queries';
import type { Need } from '../need.schema';

/** The columns that a save writes. */
export type NeedColumns = Omit<NeedChange, 'request_id' | 'version'>;

/** The columns of the changed need that are checked. */
type After = Pick<Need, NeedEntries | 'min_price' | 'max_price'>;

type Errors = Record<string, string>;

/** A need may keep entries that are no longer offered, but a save can't newly add them. Each ward must be in a chosen district (D30). */
function checkEntries(before: Need | null, after: After, changed: NeedColumns, entries: Entries): Errors {
  const errors: Errors = {};
  for (const column of needEntries) {
    const added = (changed[column] ?? []).filter((id) => !before?.[column].includes(id));
    if (!added.every((id) => entries.of(needColumns[column].dictionary, id)?.active))
      errors[column] = needText.unknownChoice;
  }
  const isInDistrict = (ward: number) => {
    const parent = entries.of('district', ward)?.parent_id;
    return parent === undefined || parent === null || after.province.includes(parent);
  };
  const movedPlace = changed.districts !== undefined || changed.province !== undefined;
  if (movedPlace && !after.districts.every(isInDistrict)) errors.districts ??= needText.foreignWard;
  return errors;
}

async function checkDirections(before: Need | null, { request_direction }: NeedColumns): Promise<Errors> {
  const added = (request_direction ?? []).filter((value) => !before?.request_direction.includes(value));
  if (added.length === 0) return {};
  const known = await readDirections();
  return added.every((value) => known.has(value)) ? {} : { request_direction: needText.unknownChoice };
}

/** A save may name only customers whom the actor may see. Otherwise anybody could read a name by trying ids. D19. */
async function customerError(actor: Actor, before: Need | null, id: number): Promise<string | null> {
  const customer = await findCustomerOwner(id);
  if (!customer) return needText.unknownCustomer;
  if (!canSeeCustomer(actor, customer) && !(await isCustomerSharedWith(actor, id))) return needText.foreignCustomer;
  return before && (await hasStandings(before.id)) ? needText.customerFixed : null;
}

async function checkPeople(actor: Actor, before: Need | null, { customer_id, user_id }: NeedColumns): Promise<Errors> {
  const customer = customer_id === undefined ? null : await customerError(actor, before, customer_id);
  const isUnknown = user_id !== undefined && user_id !== actor.id && !(await isActiveStaff(user_id));
  return { ...(customer ? { customer_id: customer } : {}), ...(isUnknown ? { user_id: needText.unknownUser } : {}) };
}

/**
 * Looks up and checks what the changed columns name, and the prices. Specification 2 §5, D63.
 * @param before null for a new need
 * @param after the need after the change
 * @returns the entries of `after`, for its place
 * @throws HttpError invalid naming every wrong field: choices unknown or no longer offered, wards of other districts, a
 * customer whom the actor may not see, prices in the wrong order
 */
export async function checkChoices(
  actor: Actor,
  before: Need | null,
  after: After,
  changed: NeedColumns,
): Promise<Entries> {
  const entries = await readEntriesOf([after]);
  const errors = {
    ...checkEntries(before, after, changed, entries),
    ...(await checkDirections(before, changed)),
    ...(await checkPeople(actor, before, changed)),
    ...(isPriceRange(after) ? {} : { max_price: needText.priceOrder }),
  };
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
  return entries;
}

/** Names of the districts, then of the wards: 'Quận 1, Quận Bình Thạnh · Phường 11'. `rewrite-need-places.ts` does the same in SQL. */
export function placeText({ province, districts }: Pick<Need, 'province' | 'districts'>, entries: Entries): string {
  const names = (type: 'province' | 'district', ids: number[]) =>
    ids.flatMap((id) => entries.nameOf(type, id) ?? []).join(', ');
  return [names('province', province), names('district', districts)].filter(Boolean).join(' · ');
}

/** Whether the actor may see this customer's phone. If so, people with whom the need is shared may see it too. D24. */
export async function isVouched(actor: Actor, customerId: number): Promise<boolean> {
  const customer = await findCustomerOwner(customerId);
  return customer !== undefined && canSeeCustomerPhone(actor, customer);
}
