import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeContactPhone } from '@toam/domain/contact-access';
import { hidePhones, maskedPhone } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { readStaffNames } from '../users/users.reads';
import type { FoundContact } from './contact.queries';

/** Contact requests as this person may see them: the number, and numbers in name and message, masked where not entitled (D24). */
export async function contactsToWire(actor: Actor, found: FoundContact[]): Promise<ContactRow[]> {
  const staff = await readStaffNames(found.flatMap(({ contact }) => contact.handled_by ?? []));
  return found.map(({ contact, house }) => {
    const maySee = canSeeContactPhone(actor, house);
    const handler = contact.handled_by === null ? undefined : staff.get(contact.handled_by);
    return {
      ...contact,
      house,
      name: maySee ? contact.name : hidePhones(contact.name),
      phone_number: maySee ? contact.phone_number : maskedPhone,
      masked: !maySee,
      message: maySee ? contact.message : hidePhones(contact.message),
      handled_by: handler ? { id: handler.id, name: handler.name, avatar: handler.avatar } : null,
      handled_at: contact.handled_at && toEpoch(contact.handled_at),
      created_at: toEpoch(contact.created_at),
    };
  });
}
