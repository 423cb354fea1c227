import { findSamePhone as findSamePhoneEndpoint } from '@toam/contracts/customer/customer.endpoints';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { canMergeCustomer } from '@toam/domain/customer/customer-merge';
import { isFullPhone, isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { lookUpLimit } from '../../../http/look-up-limit';
import { readSharedCustomers } from '../../need-scope/shared-customers.reads';
import { findSamePhone } from '../customer.queries';
import { visibleText } from '../visible-customer.reads';
import { idsOf } from '../../../db/rows';

/** Counts a search by a whole number, which may find other people's customers. D24. @throws HttpError too_many */
export const allowLookUp = lookUpLimit();

/**
 * Other customers with one of these numbers: only their name and staff (D56).
 * @param phones normalised
 * @param exceptId the customer being edited
 */
export async function readSamePhone(actor: Actor, phones: string[], exceptId?: number): Promise<SamePhoneCustomer[]> {
  if (phones.length === 0) return [];
  const found = await findSamePhone(phones, exceptId);
  const shared = await readSharedCustomers(actor, idsOf(found));
  return found.map((customer) => ({
    id: customer.id,
    name: visibleText(actor, customer, {
      ...{ column: 'name', value: customer.name },
      maySee: canSeeCustomerPhone(actor, customer) || shared.has(customer.id),
    }),
    user: customer.user,
    may_open: canSeeCustomer(actor, customer) || shared.has(customer.id),
    may_merge: canMergeCustomer(actor, customer),
  }));
}

/** The look-up while a person types a number. Part of a number finds nobody; otherwise people could guess it digit by digit (D24). */
export const findSameTypedCall = handle(findSamePhoneEndpoint, ({ actor, query: { phone, customer_id } }) => {
  allowLookUp(actor);
  return isFullPhone(phone) && !isMaskedPhone(phone) ? readSamePhone(actor, [normalisePhone(phone)], customer_id) : [];
});

/**
 * Refuses a number that another record has. The user must agree to a second record. D56.
 * @param field where the number was typed
 * @throws HttpError conflict naming the customer with this number
 */
export function refuseSamePhone(same: SamePhoneCustomer[], field = 'phone_number'): void {
  const [first] = same;
  if (!first) return;
  const message = customerText.samePhone(first.name, first.user);
  throw new HttpError('conflict', message, { errors: { [field]: message }, current: { same_phone: same } });
}
