import { createCustomer as endpoint, type SavedCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { NewCustomer } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseCustomerStaff } from '@toam/domain/customer/customer-change';
import { comparedPhones } from '@toam/domain/customer/customer-phones';
import { tx } from '../../../db/db';
import { recordCreation } from '../../../history/record-changes';
import { creates, handle } from '../../../http/handle';
import { emitChange } from '../../../live/emit';
import { checkCustomer } from './check-customer';
import { customerAudience } from '../customer-audience.reads';
import { customerChanges } from '../customer-labels';
import { insertCustomer } from '../customer.queries';
import { readCustomer } from '../read-customer';
import { readSamePhone, refuseSamePhone } from './same-phone';
import { lockPhones } from '../customers.writes';

/**
 * Creates a customer for the actor, or for the staff member whom an admin names. Records are never merged automatically: a
 * number that another record has is refused until `keep_duplicate` allows two records. Specification 2 §5, D56.
 * @throws HttpError conflict with `same_phone`; invalid
 */
export const createCustomer = (actor: Actor, sent: NewCustomer): Promise<SavedCustomer> =>
  tx(async () => {
    const { keep_duplicate, image, user_id, ...fields } = sent;
    const owner = canChooseCustomerStaff(actor) && user_id ? user_id : actor.id;
    await checkCustomer(actor, { ...sent, user_id: owner === actor.id ? null : owner });
    const phones = comparedPhones([sent.phone_number, sent.phone_number2, sent.phone_number3, sent.phone_number4]);
    await lockPhones(phones);
    const same = await readSamePhone(actor, phones);
    if (!keep_duplicate) refuseSamePhone(same);
    const customer = await insertCustomer({ ...fields, phones, image_id: image ?? null, user_id: owner });
    const { id, version } = customer;
    await recordCreation(actor, 'Customer', id, houseText.historyCreated, await customerChanges(null, customer));
    await emitChange('customer', { id, version }, actor.id, await customerAudience([id]));
    return { customer: await readCustomer(actor, id), same_phone: same, message: customerText.created };
  });

export const createCustomerCall = handle(endpoint, { audit: creates('customer') }, ({ actor, body }) =>
  createCustomer(actor, body),
);
