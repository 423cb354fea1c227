import type { CustomerRow, NewCustomer, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/texts/customer';
import { houseText } from '@toam/contracts/texts/house';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { normalisePhone } from '@toam/domain/phone';
import { dayOf } from '@toam/domain/day';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { Refusal } from '../../http/refusal';
import { emit } from '../../live/emit';
import { readHousesOfImage } from '../houses/houses.reads';
import { readImages } from '../media/media.reads';
import { isActiveStaff } from '../users/users.reads';
import { customerToWire } from './customer-wire';
import { findCustomer, findSamePhone, insertCustomer, isImageTaken, lockPhones } from './customer.queries';

/** The actor's own upload that nothing holds yet. */
async function mayTakeImage(actor: Actor, id: number): Promise<boolean> {
  const image = (await readImages([id])).get(id);
  if (!image || (image.uploaded_by !== actor.id && !isAdmin(actor))) return false;
  return (await readHousesOfImage(id)).length === 0 && !(await isImageTaken(id));
}

/** @throws Refusal invalid by field */
async function check(actor: Actor, sent: NewCustomer, owner: number): Promise<void> {
  const errors: Record<string, string> = {};
  if (sent.date_of_birth && sent.date_of_birth > dayOf(Date.now() / 1000))
    errors.date_of_birth = customerText.bornInFuture;
  if (sent.image && !(await mayTakeImage(actor, sent.image))) errors.image = houseText.unknownImage;
  if (owner !== actor.id && !(await isActiveStaff(owner))) errors.user_id = houseText.unknownUser;
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', commonText.invalid, { errors });
}

const phonesOf = ({ phone_number, phone_number2, phone_number3, phone_number4 }: NewCustomer): string[] => [
  ...new Set(
    [phone_number, phone_number2, phone_number3, phone_number4].flatMap((phone) =>
      phone ? [normalisePhone(phone)] : [],
    ),
  ),
];

/** @throws Refusal conflict saying whose the number is: a name and the owning staff, no more. D56 */
function refuseSamePhone(same: SamePhoneCustomer[]): void {
  const [first] = same;
  if (!first) return;
  const message = customerText.samePhone(first.name, first.user);
  throw new Refusal('conflict', message, { errors: { phone_number: message }, current: { same_phone: same } });
}

/**
 * Creates a customer of the actor's, or of the staff member whom an admin names. Nothing is merged silently: a number
 * that is already someone's is refused until `keep_duplicate` says yes to two records. Specification 2 §5, D56.
 * @throws Refusal conflict with `same_phone`; invalid
 */
export const createCustomer = (
  actor: Actor,
  sent: NewCustomer,
): Promise<{ customer: CustomerRow; same_phone: SamePhoneCustomer[] }> =>
  tx(async () => {
    const { keep_duplicate, image, user_id, ...fields } = sent;
    const owner = isAdmin(actor) && user_id ? user_id : actor.id;
    await check(actor, sent, owner);
    const phones = phonesOf(sent);
    await lockPhones(phones);
    const same = await findSamePhone(phones);
    if (!keep_duplicate) refuseSamePhone(same);
    const { id, version } = await insertCustomer({ ...fields, phones, image_id: image ?? null, user_id: owner });
    await recordChanges(actor, 'Customer', id, [
      { column: 'created_at', old_value: null, new_value: houseText.historyCreated },
    ]);
    await emit({ kind: 'record.changed', noun: 'customer', record_id: id, version, changed_by: actor.id }, 'everyone');
    const created = await findCustomer(id);
    if (!created) throw new Error(`customer ${id} is gone right after it was made`);
    return { customer: customerToWire(actor, created), same_phone: same };
  });
