import { insertRow } from '../db/rows';
import { contactRequests } from '../modules/contacts/contact.schema';
import { type Need, type NewNeedRow, requests } from '../modules/needs/need.schema';

/** A form's body for a valid need; its dictionary is `insertDictionary`. Specification 2 §5. */
export const aNeedBody = {
  purpose: 0,
  min_price: 7_000_000_000,
  max_price: 9_000_000_000,
  money_unit: 'bil',
  province: [2],
  districts: [21],
  property_type: [2],
  house_type: [1],
  request_direction: ['Đông', 'Đông Nam'],
};

/** Stores a need to buy for 7–9 tỷ in district 2; its owner and customer must exist. */
export async function insertNeed(
  values: Partial<NewNeedRow> & { user_id: number; customer_id: number },
): Promise<Need> {
  const wishes = { min_price: 7_000_000_000, max_price: 9_000_000_000, province: [2] };
  return insertRow(requests, { ...wishes, ...values });
}

/** Stores a contact request from the website about a house. */
export async function insertContact(values: Partial<typeof contactRequests.$inferInsert> & { house_id: number }) {
  const phone = values.phone_number ?? '02838220999';
  return insertRow(contactRequests, {
    name: 'Lê An',
    phone_number: phone,
    phone,
    message: 'Còn bán không ạ?',
    ...values,
  });
}
