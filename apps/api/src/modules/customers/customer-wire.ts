import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer-access';
import { maskedPhone, maskPhone } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { imageToWire } from '../media/media.reads';
import type { ListedCustomer } from './customer.queries';

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

/** A customer as this person may see it; the phones are masked unless they are entitled (D24). */
export function customerToWire(actor: Actor, { customer, image, staff, house_count }: ListedCustomer): CustomerRow {
  const maySee = canSeeCustomerPhone(actor, customer);
  const isInReach = canSeeCustomer(actor, customer);
  return {
    ...customer,
    ...(isInReach ? {} : unknownDetails),
    phone_number: maskPhone(customer.phone_number, maySee),
    phone_number2: maskPhone(customer.phone_number2, maySee),
    phone_number3: maskPhone(customer.phone_number3, maySee),
    phone_number4: maskPhone(customer.phone_number4, maySee),
    more_phones: customer.more_phones.map((phone) => (maySee ? phone : maskedPhone)),
    image: image && isInReach ? imageToWire(image) : null,
    user: staff,
    masked: !maySee,
    house_count: isInReach ? house_count : 0,
    created_at: toEpoch(customer.created_at),
    updated_at: toEpoch(customer.updated_at),
  };
}
