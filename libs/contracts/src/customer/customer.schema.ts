import { isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { z } from 'zod';
import { line, recordId, requiredLine } from '../field';
import { image } from '../media/image.schema';
import { epochSeconds } from '../page';
import { customerLabel, customerText } from '../texts/customer';

const id = z.number().int();
const phone = z.string().nullable();

/**
 * Phones are '0000000000' where this answer hides them, null where there is none; numbers inside notes are hidden with
 * them. Lists hide everybody's but one's own; `GET customer/detail` tells them to those entitled. Specification 2 §3, D24.
 */
export const customerRow = z.object({
  id,
  name: z.string(),
  image: image.pick({ id: true, main: true, thumbnail: true, name: true, rotation: true }).nullable(),
  phone_number: phone,
  phone_number2: phone,
  phone_number3: phone,
  phone_number4: phone,
  /** Numbers of merged records for which the four fields have no room; masked like those (D56). */
  more_phones: z.array(z.string()),
  email: z.string().nullable(),
  fax: z.string().nullable(),
  social_id: z.string().nullable(),
  /** YYYY-MM-DD */
  date_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  character: z.string().nullable(),
  /** The owning staff. */
  user_id: id.nullable(),
  /** Staff of records that were merged into this one: it is theirs as well (D56). */
  co_staff: z.array(id),
  /** Names of all its staff, joined by ', '. */
  user: z.string(),
  /** Whether the phones are masked in this answer. */
  masked: z.boolean(),
  /** They are masked here, and `GET customer/detail` would tell them: the button 'Hiện số'. */
  can_reveal: z.boolean(),
  /** False for somebody else's customer who was found by the whole number: a name and whose it is, nothing more (D24). */
  may_open: z.boolean(),
  /** Houses that the customer offers through us. */
  house_count: z.number().int(),
  /** Needs that are still open. */
  need_count: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  version: z.number().int(),
});
export type CustomerRow = z.output<typeof customerRow>;

/** A customer as pickers offer it; the phone as in lists. */
export const customerName = customerRow.pick({
  id: true,
  name: true,
  user_id: true,
  co_staff: true,
  user: true,
  phone_number: true,
  masked: true,
  can_reveal: true,
  may_open: true,
});
export type CustomerName = z.output<typeof customerName>;

/** Someone who has the same phone: a name and the owning staff, no more (D56), and what the viewer may do about it. */
export const samePhoneCustomer = z.object({
  id,
  name: z.string(),
  user: z.string(),
  /** `GET customer/detail` would answer. */
  may_open: z.boolean(),
  /** The viewer changes this record and sees its numbers, so merging can be offered. */
  may_merge: z.boolean(),
});
export type SamePhoneCustomer = z.output<typeof samePhoneCustomer>;

const hasDigitsOnly = (text: string | null) => text === null || /^\+?[\d\s.()-]+$/.test(text);
/** A number of this or another country: 8 to 15 digits. */
const isWhole = (text: string | null) => {
  const { length } = normalisePhone(text ?? '');
  return text === null || (length >= 8 && length <= 15);
};

const firstPhone = requiredLine(customerLabel.phone_number, 20)
  .refine(hasDigitsOnly, { error: customerText.phoneDigitsOnly, abort: true })
  .refine(isWhole, customerText.phoneLength);

const phoneNumber = firstPhone.refine((text) => !isMaskedPhone(text), customerText.phoneMasked);

const furtherPhone = line(20)
  .refine(hasDigitsOnly, { error: customerText.phoneDigitsOnly, abort: true })
  .refine(isWhole, customerText.phoneLength);

/** A mask that comes back from a form is no number: nothing is stored (D24). */
const otherPhone = furtherPhone.transform((text) => (text !== null && isMaskedPhone(text) ? null : text)).optional();

/** YYYY-MM-DD; what is no date becomes null, a future one is refused (by the API, which knows the day). D57. */
const birthday = z
  .string()
  .nullable()
  // no calendar has a year 0, the database's neither
  .transform((text) => (text && z.iso.date().safeParse(text).success && !text.startsWith('0000') ? text : null))
  .optional();

/** The longest note. */
const longestNote = 2000;

/** What creates a customer. The quick form sends image, name and phone. Specification 2 §2, §5. */
export const newCustomer = z.object({
  name: requiredLine(customerLabel.name),
  phone_number: phoneNumber,
  phone_number2: otherPhone,
  phone_number3: otherPhone,
  phone_number4: otherPhone,
  email: line()
    .refine((text) => text === null || z.email().safeParse(text).success, customerText.emailInvalid)
    .optional(),
  fax: line().optional(),
  social_id: line().optional(),
  date_of_birth: birthday,
  address: line().optional(),
  description: line(longestNote).optional(),
  character: line(longestNote).optional(),
  /** Id of an uploaded picture. */
  image: recordId.nullable().optional(),
  /** The owning staff; ignored unless an admin sends it. */
  user_id: recordId.optional(),
  /** Said yes to "this phone is already X's": create another one all the same (D56). */
  keep_duplicate: z.boolean().optional(),
});
export type NewCustomer = z.output<typeof newCustomer>;

/**
 * What changes a customer: only the fields that differ. Absent is unchanged, null (or '') empties. A masked number from
 * someone who does not see the real one is ignored (D24). Specification 2 §7.
 */
export const customerChange = newCustomer
  .partial()
  .omit({ phone_number2: true, phone_number3: true, phone_number4: true })
  .extend({
    customer_id: recordId,
    /** The version that the form was opened with; a stale one gets 409 with the record as it stands (D12). */
    version: z.number().int().optional(),
    // whether a mask says anything depends on who sends it: the use case's business
    phone_number: firstPhone.optional(),
    phone_number2: furtherPhone.optional(),
    phone_number3: furtherPhone.optional(),
    phone_number4: furtherPhone.optional(),
  });
export type CustomerChange = z.output<typeof customerChange>;
