import { type PhoneField, repeatedPhones } from '@toam/domain/customer/customer-phones';
import { isMaskedPhone, normalisePhone, typedPhone } from '@toam/domain/phone';
import { type CustomerColumnKind, customerColumns, longestCustomerNote } from '@toam/domain/customer/customer-columns';
import { byKind } from '@toam/domain/record/columns';
import { z } from 'zod';
import { line, recordId, requiredLine } from '../field';
import { image } from '../media/image.schema';
import { epochSeconds } from '../page';
import { commonText } from '../texts/common';
import { customerLabel, customerText } from '../texts/customer';

const id = z.number().int();
const text = z.string().nullable();

/** How each kind of column is answered. */
const answered = {
  ...{ name: z.string(), mainPhone: text, phone: text, fax: text, email: text, identity: text, line: text, note: text },
  /** YYYY-MM-DD */
  day: text,
} satisfies Record<CustomerColumnKind, z.ZodType>;

/**
 * Phones and fax are '0000000000' for those who are not entitled to them, null where there is none; numbers inside every other
 * text are hidden with them, an email's digits are 0. Specification 2 §3, D24, D107.
 */
export const customerRow = z.object({
  id,
  ...byKind(customerColumns, answered),
  image: image.pick({ id: true, main: true, thumbnail: true, name: true, rotation: true }).nullable(),
  /** Numbers of merged records for which the four fields have no room; masked like those (D56). */
  more_phones: z.array(z.string()),
  /** The owning staff. */
  user_id: id.nullable(),
  /** Staff of records that were merged into this one: it is theirs as well (D56). */
  co_staff: z.array(id),
  /** Names of all its staff, joined by ', '. */
  user: z.string(),
  /** The viewer is not entitled to the numbers. */
  masked: z.boolean(),
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

/** A customer as pickers offer it. */
export const customerName = customerRow.pick({
  id: true,
  name: true,
  user_id: true,
  co_staff: true,
  user: true,
  phone_number: true,
  masked: true,
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

/** As it is kept: a number that was pasted may hold characters that nobody sees. */
const pasted = z.string(commonText.requiredField(customerLabel.phone_number)).transform(typedPhone);

const firstPhone = pasted
  .pipe(requiredLine(customerLabel.phone_number, 20))
  .refine(hasDigitsOnly, { error: customerText.phoneDigitsOnly, abort: true })
  .refine(isWhole, customerText.phoneLength);

const phoneNumber = firstPhone.refine((text) => !isMaskedPhone(text), customerText.phoneMasked);

const furtherPhone = z
  .string(commonText.invalid)
  .transform(typedPhone)
  .nullable()
  .pipe(line(20))
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

/** Nobody has one number twice, however it is written; said under the later field. D55. */
export function refuseRepeatedPhones(
  customer: Partial<Record<PhoneField, string | null | undefined>>,
  context: z.core.$RefinementCtx,
): void {
  for (const { field } of repeatedPhones(customer))
    context.addIssue({ code: 'custom', path: [field], message: customerText.phoneRepeated });
}

/** How each kind of column is checked in the body of a new customer. */
const checked = {
  name: requiredLine(customerLabel.name),
  mainPhone: phoneNumber,
  phone: otherPhone,
  fax: line().optional(),
  email: line()
    .refine((typed) => typed === null || z.email().safeParse(typed).success, customerText.emailInvalid)
    .optional(),
  identity: line().optional(),
  day: birthday,
  line: line().optional(),
  note: line(longestCustomerNote).optional(),
} satisfies Record<CustomerColumnKind, z.ZodType>;

/** The fields of a new customer. */
export const newCustomerFields = z.object({
  ...byKind(customerColumns, checked),
  /** Id of an uploaded picture. */
  image: recordId.nullable().optional(),
  /** The owning staff; ignored unless an admin sends it. */
  user_id: recordId.optional(),
  /** Said yes to "this phone is already X's": create another one all the same (D56). */
  keep_duplicate: z.boolean().optional(),
});

/** What creates a customer. The quick form sends image, name and phone. Specification 2 §2, §5. */
export const newCustomer = newCustomerFields.superRefine(refuseRepeatedPhones);
export type NewCustomer = z.output<typeof newCustomer>;

/**
 * What changes a customer: only the fields that differ. Absent is unchanged, null (or '') empties. A masked number from
 * someone who does not see the real one is ignored (D24). Specification 2 §7.
 */
export const customerChange = newCustomerFields
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
