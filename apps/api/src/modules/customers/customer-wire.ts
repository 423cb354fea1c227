import type { CustomerName, CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone, isOwnCustomer } from '@toam/domain/customer-access';
import { hidePhones, maskedPhone, maskPhone } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { imageToWire } from '../media/media.reads';
import { readSharedCustomers } from '../requests/requests.reads';
import type { ListedCustomer } from './customer-list.queries';
import type { Customer } from './customer.schema';

/**
 * Where an answer stands. A list shows the numbers of one's own customers only, whoever looks: others are revealed one by
 * one. A page and a sheet, which are recorded, tell whoever is entitled.
 */
export type Place = 'list' | 'page' | 'sheet';

/** What this person may know of a customer. */
export interface Sight {
  /** They have the customer, or a need of the customer is shared with them. D19. */
  isInReach: boolean;
  /** They are entitled to the numbers. D24. */
  maySeePhones: boolean;
  /** This answer shows them. */
  showsPhones: boolean;
}

/** @param isShared a need of the customer is shared with the actor */
export function sightOf(actor: Actor, customer: Customer, isShared: boolean, place: Place): Sight {
  const maySeePhones = isShared || canSeeCustomerPhone(actor, customer);
  return {
    isInReach: isShared || canSeeCustomer(actor, customer),
    maySeePhones,
    showsPhones: place === 'list' ? isOwnCustomer(actor, customer) : maySeePhones,
  };
}

/** What somebody who found a stranger by the whole phone number does not get to see. */
const unknownDetails = {
  email: null,
  fax: null,
  social_id: null,
  date_of_birth: null,
  address: null,
  description: null,
  character: null,
};

/** A note without the numbers in it, where this answer hides numbers. */
const note = (text: string | null, { showsPhones }: Sight) => (text && !showsPhones ? hidePhones(text) : text);

const phonesOf = (customer: Customer, { showsPhones }: Sight) => ({
  phone_number: maskPhone(customer.phone_number, showsPhones),
  phone_number2: maskPhone(customer.phone_number2, showsPhones),
  phone_number3: maskPhone(customer.phone_number3, showsPhones),
  phone_number4: maskPhone(customer.phone_number4, showsPhones),
  more_phones: customer.more_phones.map((phone) => (showsPhones ? phone : maskedPhone)),
});

const standing = ({ isInReach, maySeePhones, showsPhones }: Sight) => ({
  masked: !showsPhones,
  can_reveal: !showsPhones && maySeePhones,
  may_open: isInReach,
});

/**
 * A customer as this person may see it, there. Specification 2 §3, D24. What comparing and searching use holds the numbers
 * unmasked, so it goes nowhere from here, not even into an answer that no contract strips, as a conflict's `current`.
 */
function customerToWire(
  { customer, image, staff, house_count, need_count }: ListedCustomer,
  sight: Sight,
): CustomerRow {
  const { isInReach } = sight;
  const { phones: _phones, search: _search, image_id: _image, merged_into: _into, deleted_at: _at, ...told } = customer;
  return {
    ...told,
    description: note(customer.description, sight),
    character: note(customer.character, sight),
    ...(isInReach ? {} : unknownDetails),
    ...phonesOf(customer, sight),
    ...standing(sight),
    image: image && isInReach ? imageToWire(image) : null,
    user: staff,
    house_count: isInReach ? house_count : 0,
    need_count: isInReach ? need_count : 0,
    created_at: toEpoch(customer.created_at),
    updated_at: toEpoch(customer.updated_at),
  };
}

/** Customers as a place shows them to this person. */
export async function customersToWire(actor: Actor, found: ListedCustomer[], place: Place): Promise<CustomerRow[]> {
  const foreign = found.flatMap(({ customer }) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const shared = await readSharedCustomers(actor, foreign);
  return found.map((listed) =>
    customerToWire(listed, sightOf(actor, listed.customer, shared.has(listed.customer.id), place)),
  );
}

/** A customer as a picker offers it. */
export const nameToWire = ({ customer, staff }: { customer: Customer; staff: string }, sight: Sight): CustomerName => ({
  id: customer.id,
  name: customer.name,
  user_id: customer.user_id,
  co_staff: customer.co_staff,
  user: staff,
  phone_number: maskPhone(customer.phone_number, sight.showsPhones),
  ...standing(sight),
});
