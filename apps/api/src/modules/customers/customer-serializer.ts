import type { CustomerName, CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { reachOnlyColumns, textsOfCustomer } from '@toam/domain/customer/customer-columns';
import { toEpoch } from '../../db/columns';
import { serializeImage } from '../media/media.reads';
import { readSharedCustomers } from '../need-scope/shared-customers.reads';
import type { ListedCustomer } from './list/customer-list.queries';
import type { Customer } from './customer.schema';
import { visibleText, visibleTexts } from './visible-customer.reads';

/** What this person may see of a customer. */
export interface Visibility {
  actor: Actor;
  /** They are staff of the customer, or a need of the customer is shared with them. D19. */
  isInReach: boolean;
  /** They may see the numbers, in every answer. D24, D107. */
  maySeePhones: boolean;
}

/** @param isShared a need of the customer is shared with the actor */
export const visibilityOf = (actor: Actor, customer: Customer, isShared: boolean): Visibility => ({
  actor,
  isInReach: isShared || canSeeCustomer(actor, customer),
  maySeePhones: isShared || canSeeCustomerPhone(actor, customer),
});

/** The columns hidden from a person who found somebody else's customer by the whole phone number. */
const unknownDetails = Object.fromEntries(reachOnlyColumns.map((column) => [column, null])) as Record<
  (typeof reachOnlyColumns)[number],
  null
>;

const state = ({ isInReach, maySeePhones }: Visibility) => ({ masked: !maySeePhones, may_open: isInReach });

/**
 * A customer as this person may see it. Specification 2 §3, D24. Columns are named one by one, because the columns for
 * comparison and search hold unmasked numbers. Those must not leave the API, not even in a conflict's `current`, which
 * no contract strips.
 */
function serializeCustomer(
  { customer, image, staff, house_count, need_count }: ListedCustomer,
  visibility: Visibility,
): CustomerRow {
  const { isInReach, maySeePhones } = visibility;
  const { id, version, user_id, co_staff, more_phones } = customer;
  const tell = (value: string) =>
    visibleText(visibility.actor, customer, { column: 'more_phones', value, maySee: maySeePhones });
  return {
    ...{ id, version, user_id, co_staff },
    ...visibleTexts(visibility.actor, customer, textsOfCustomer(customer), maySeePhones),
    ...(isInReach ? {} : unknownDetails),
    more_phones: more_phones.map(tell),
    ...state(visibility),
    image: image && isInReach ? serializeImage(image) : null,
    user: staff,
    house_count: isInReach ? house_count : 0,
    need_count: isInReach ? need_count : 0,
    created_at: toEpoch(customer.created_at),
    updated_at: toEpoch(customer.updated_at),
  };
}

/** Customers as this person may see them, in any list. */
export async function serializeCustomers(actor: Actor, found: ListedCustomer[]): Promise<CustomerRow[]> {
  const foreign = found.flatMap(({ customer }) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const shared = await readSharedCustomers(actor, foreign);
  return found.map((listed) =>
    serializeCustomer(listed, visibilityOf(actor, listed.customer, shared.has(listed.customer.id))),
  );
}

/** A customer as a picker shows it. */
export const serializeName = (
  { customer, staff }: { customer: Customer; staff: string },
  visibility: Visibility,
): CustomerName => ({
  id: customer.id,
  user_id: customer.user_id,
  co_staff: customer.co_staff,
  user: staff,
  ...visibleTexts(
    visibility.actor,
    customer,
    { name: customer.name, phone_number: customer.phone_number },
    visibility.maySeePhones,
  ),
  ...state(visibility),
});
