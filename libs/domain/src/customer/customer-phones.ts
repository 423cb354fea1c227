import { isMaskedPhone, normalisePhone } from '@toam/domain/phone';

/** The phone fields of a customer, by their wire names. Specification 2 §3. */
export const phoneFields = ['phone_number', 'phone_number2', 'phone_number3', 'phone_number4'] as const;
export type PhoneField = (typeof phoneFields)[number];

/** The numbers of a customer: four fields, and numbers of merged records that do not fit into them (D56). */
export type CustomerPhones = Readonly<Record<PhoneField, string | null>> & { more_phones: readonly string[] };

/** All numbers of a customer as they were typed, or their masks, in the order of the fields. */
export const phonesOf = (customer: CustomerPhones): string[] =>
  [...phoneFields.map((field) => customer[field]), ...customer.more_phones].flatMap((phone) => phone || []);

/** Fields that repeat the number of an earlier field, in any format, and that earlier field. D55. */
export function repeatedPhones(
  customer: Readonly<Partial<Record<PhoneField, string | null | undefined>>>,
): { field: PhoneField; first: PhoneField }[] {
  const places = new Map<string, PhoneField>();
  return phoneFields.flatMap((field) => {
    const phone = normalisePhone(customer[field] ?? '');
    const first = places.get(phone);
    if (phone && !first && !isMaskedPhone(phone)) places.set(phone, field);
    return first ? [{ field, first }] : [];
  });
}

/** Numbers, normalised for comparison, each once. Absent ones are left out. D55. */
export const comparedPhones = (numbers: ReadonlyArray<string | null | undefined>): string[] => [
  ...new Set(numbers.map((phone) => normalisePhone(phone ?? '')).filter(Boolean)),
];
