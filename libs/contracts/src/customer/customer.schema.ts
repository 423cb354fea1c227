import { isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { z } from 'zod';
import { line, recordId, requiredLine } from '../field';
import { image } from '../media/image.schema';
import { epochSeconds } from '../page';
import { customerLabel, customerText } from '../texts/customer';

const id = z.number().int();
const phone = z.string().nullable();

/** Phones are '0000000000' for those who may not see them, null where there is none. Specification 2 §3, D24. */
export const customerRow = z.object({
  id,
  name: z.string(),
  image: image.pick({ id: true, main: true, thumbnail: true }).nullable(),
  phone_number: phone,
  phone_number2: phone,
  phone_number3: phone,
  phone_number4: phone,
  email: z.string().nullable(),
  fax: z.string().nullable(),
  social_id: z.string().nullable(),
  /** YYYY-MM-DD */
  date_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  character: z.string().nullable(),
  user_id: id.nullable(),
  /** Names of the staff. */
  user: z.string(),
  /** Whether the phones are masked for this viewer. */
  masked: z.boolean(),
  /** Houses that the customer offers through us. */
  house_count: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  version: z.number().int(),
});
export type CustomerRow = z.output<typeof customerRow>;

/** Someone who has the same phone: a name and the owning staff, no more (D56). */
export const samePhoneCustomer = z.object({ id, name: z.string(), user: z.string() });
export type SamePhoneCustomer = z.output<typeof samePhoneCustomer>;

const hasDigitsOnly = (text: string | null) => text === null || /^\+?[\d\s.()-]+$/.test(text);
/** A number of this or another country: 8 to 15 digits. */
const isWhole = (text: string | null) => {
  const { length } = normalisePhone(text ?? '');
  return text === null || (length >= 8 && length <= 15);
};

const phoneNumber = requiredLine(customerLabel.phone_number, 20)
  .refine(hasDigitsOnly, { error: customerText.phoneDigitsOnly, abort: true })
  .refine(isWhole, customerText.phoneLength)
  .refine((text) => !isMaskedPhone(text), customerText.phoneMasked);

/** A mask that comes back from a form is no number: nothing is stored (D24). */
const otherPhone = line(20)
  .refine(hasDigitsOnly, { error: customerText.phoneDigitsOnly, abort: true })
  .refine(isWhole, customerText.phoneLength)
  .transform((text) => (text !== null && isMaskedPhone(text) ? null : text))
  .optional();

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
