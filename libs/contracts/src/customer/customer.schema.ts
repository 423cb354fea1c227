import { type PhoneField, repeatedPhones } from '@toam/domain/customer/customer-phones';
import { isMaskedPhone, typedPhone } from '@toam/domain/phone';
import { type CustomerColumnKind, customerColumns, longestCustomerNote } from '@toam/domain/customer/customer-columns';
import { byKind } from '@toam/domain/record/columns';
import { isDay } from '@toam/domain/typed-day';
import { withoutUnseen } from '@toam/domain/visible-text';
import { z } from 'zod';
import { codeLine, line, recordId, requiredLine } from '@toam/contracts/field';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds } from '@toam/contracts/page';
import { checkPhone, longestPhone } from '@toam/contracts/phone-number';
import { commonText } from '@toam/contracts/texts/common';
import { customerLabel, customerText } from './customer.text';
import { validationText } from '@toam/contracts/texts/validation';

const id = z.number().int();
const text = z.string().nullable();

/** Schema of each kind of column in answers. */
const answered = {
  ...{ name: z.string(), mainPhone: text, phone: text, fax: text, email: text, identity: text, line: text, note: text },
  /** YYYY-MM-DD */
  day: text,
} satisfies Record<CustomerColumnKind, z.ZodType>;

/**
 * Phones and fax are '0000000000' for viewers who may not see them, null if there is none. The same viewers see no numbers
 * in any other text, and the digits of an email as 0. Specification 2 §3, D24, D107.
 */
export const customerRow = z.object({
  id,
  ...byKind(customerColumns, answered),
  image: image.pick({ id: true, main: true, thumbnail: true, name: true, rotation: true }).nullable(),
  /** Numbers from merged records that do not fit into the four fields; masked in the same way (D56). */
  more_phones: z.array(z.string()),
  /** The owning staff. */
  user_id: id.nullable(),
  /** Staff of records that were merged into this one. The customer is theirs too (D56). */
  co_staff: z.array(id),
  /** Names of all its staff, joined by ', '. */
  user: z.string(),
  /** The viewer may not see the numbers. */
  masked: z.boolean(),
  /** False for another agent's customer, found by the whole number: the answer has only the name and the staff (D24). */
  may_open: z.boolean(),
  /** Houses that the customer offers through us. */
  house_count: z.number().int(),
  /** Open needs. */
  need_count: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  version: z.number().int(),
});
export type CustomerRow = z.output<typeof customerRow>;

/** A customer in pickers. */
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

/** Another customer with the same phone: only name and owning staff (D56), and what the viewer may do. */
export const samePhoneCustomer = z.object({
  id,
  name: z.string(),
  user: z.string(),
  /** The viewer may read `GET customer/detail`. */
  may_open: z.boolean(),
  /** The viewer may edit this record and see its numbers, so the form can offer a merge. */
  may_merge: z.boolean(),
});
export type SamePhoneCustomer = z.output<typeof samePhoneCustomer>;

/** The number as stored. A pasted number may contain invisible characters. */
const pasted = z.string(commonText.requiredField(customerLabel.phone_number)).transform(typedPhone);

const firstPhone = pasted.pipe(requiredLine(customerLabel.phone_number, longestPhone)).superRefine(checkPhone);

const phoneNumber = firstPhone.refine((text) => !isMaskedPhone(text), customerText.phoneMasked);

const furtherPhone = z
  .string(commonText.invalid)
  .transform(typedPhone)
  .nullable()
  .pipe(line(longestPhone))
  .superRefine(checkPhone);

/** A form may send the mask back. It is not a number, so nothing is stored (D24). */
const otherPhone = furtherPhone.transform((text) => (text !== null && isMaskedPhone(text) ? null : text)).optional();

/** YYYY-MM-DD; '' and a day of year 0 are none. The API refuses a future date, because it knows today's date. D57, D121. */
const birthday = z
  .string()
  .nullable()
  // neither a calendar nor the database has a year 0
  .transform((text) => (text && !text.startsWith('0000') ? text.trim() : null) || null)
  .pipe(z.string().refine(isDay, validationText.date).nullable())
  .optional();

/** A customer has each number only once, in any spelling. The error is at the later field. D55. */
export function refuseRepeatedPhones(
  customer: Partial<Record<PhoneField, string | null | undefined>>,
  context: z.core.$RefinementCtx,
): void {
  for (const { field } of repeatedPhones(customer))
    context.addIssue({ code: 'custom', path: [field], message: customerText.phoneRepeated });
}

/** Schema of each kind of column in the body of a new customer. */
const checked = {
  name: requiredLine(customerLabel.name),
  mainPhone: phoneNumber,
  phone: otherPhone,
  fax: codeLine().optional(),
  email: line()
    .transform((typed) => typed && withoutUnseen(typed))
    .refine((typed) => typed === null || z.email().safeParse(typed).success, customerText.emailInvalid)
    .optional(),
  identity: codeLine().optional(),
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
  /** The person confirmed "this phone is already X's" and wants a second customer (D56). */
  keep_duplicate: z.boolean().optional(),
});

/** What creates a customer. The quick form sends image, name and phone. Specification 2 §2, §5. */
export const newCustomer = newCustomerFields.superRefine(refuseRepeatedPhones);
export type NewCustomer = z.output<typeof newCustomer>;

/**
 * The body that changes a customer: only fields that differ. Absent: unchanged; null or '': emptied. A masked number from
 * a person who does not see the real one is ignored (D24). Specification 2 §7.
 */
export const customerChange = newCustomerFields
  .partial()
  .omit({ phone_number2: true, phone_number3: true, phone_number4: true })
  .extend({
    customer_id: recordId,
    /** The version that the form was opened with. A stale one gets 409 with the current record (D12). */
    version: z.number().int().optional(),
    // the use case handles masks: their meaning depends on the sender
    phone_number: firstPhone.optional(),
    phone_number2: furtherPhone.optional(),
    phone_number3: furtherPhone.optional(),
    phone_number4: furtherPhone.optional(),
  });
export type CustomerChange = z.output<typeof customerChange>;
