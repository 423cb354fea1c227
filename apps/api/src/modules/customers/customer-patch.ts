import type { CustomerChange } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { hideNumbers, isLockedField, tellsNumber } from '@toam/domain/customer-numbers';
import { comparedPhones, phoneFields, repeatedPhones } from '@toam/domain/customer-phones';
import { isMaskedPhone, normalisePhone, putAllPhonesBack } from '@toam/domain/phone';
import type { WrittenColumns } from './customer.queries';
import type { Customer } from './customer.schema';
import type { Sight } from './customer-wire';

/** Texts in which numbers are hidden one by one, so that others than those who see them write around the masks. */
const noteFields = ['name', 'address', 'description', 'character', 'social_id'] as const;
/** Texts that are hidden as a whole, or in their digits. */
const numberFields = [...phoneFields, 'fax', 'email'] as const;
const plainFields = ['date_of_birth', 'user_id'] as const;

type Errors = Record<string, string>;

/** What a body says differently from the record, and what is wrong with how it says it. */
export interface Patch {
  columns: WrittenColumns;
  errors: Errors;
}

const isMask = (field: string, sent: string | null): boolean =>
  sent !== null && (field === 'fax' || field.startsWith('phone')) && isMaskedPhone(sent);

/**
 * From someone who does not see the numbers: a mask is what they were shown, and says nothing; what stands there they neither replace
 * nor empty; a number may come where there is none. From someone who sees them a mask is a slip. D24.
 */
function numberPatch(customer: Customer, body: CustomerChange, { maySeePhones }: Sight): Patch {
  const columns: WrittenColumns = {};
  const errors: Errors = {};
  for (const field of numberFields) {
    const sent = body[field];
    if (sent === undefined) continue;
    const stored = customer[field];
    const isLocked = !maySeePhones && isLockedField(field, stored);
    if (isLocked) {
      if (!isMask(field, sent) && sent !== hideNumbers(field, stored ?? '')) errors[field] = customerText.hiddenLocked;
    } else if (!isMask(field, sent)) Object.assign(columns, { [field]: sent });
    else if (maySeePhones) errors[field] = customerText.phoneMasked;
  }
  return { columns, errors };
}

/** A text that was shown with its numbers hidden gets them back, or is refused if it is not clear which is which. D24. */
function notePatch(customer: Customer, body: CustomerChange, { maySeePhones }: Sight): Patch {
  const columns: WrittenColumns = {};
  const errors: Errors = {};
  for (const field of noteFields) {
    const sent = body[field];
    if (sent === undefined) continue;
    const stored = customer[field] ?? '';
    const note = maySeePhones ? sent : putAllPhonesBack(sent ?? '', stored);
    if (!maySeePhones && (note === null || (sent === null && tellsNumber(field, stored))))
      errors[field] = customerText.maskedNote;
    else Object.assign(columns, { [field]: sent === null ? null : note });
  }
  return { columns, errors };
}

function plainPatch(body: CustomerChange): WrittenColumns {
  const columns: WrittenColumns = {};
  for (const field of plainFields) if (body[field] !== undefined) Object.assign(columns, { [field]: body[field] });
  if (body.image !== undefined) columns.image_id = body.image;
  return columns;
}

/** Two fields of the record that would hold one number, where this save says so. */
function repeated(customer: Customer, columns: WrittenColumns): Errors {
  const after = { ...customer, ...columns };
  return Object.fromEntries(
    repeatedPhones(after)
      .filter(({ field, first }) => field in columns || first in columns)
      .map(({ field, first }) => [field in columns ? field : first, customerText.phoneRepeated]),
  );
}

/** What the body changes of the record: absent fields are unchanged, and so is what says the same. Specification 2 §7. */
export function patchOf(customer: Customer, body: CustomerChange, sight: Sight): Patch {
  const numbers = numberPatch(customer, body, sight);
  const notes = notePatch(customer, body, sight);
  const sent: WrittenColumns = { ...plainPatch(body), ...numbers.columns, ...notes.columns };
  const changed = Object.entries(sent).filter(([column, value]) => value !== customer[column as keyof Customer]);
  const columns: WrittenColumns = Object.fromEntries(changed);
  return { columns, errors: { ...repeated(customer, columns), ...numbers.errors, ...notes.errors } };
}

/**
 * The columns that go with changed numbers: `phones`, and of `more_phones` those that did not move into one of the four
 * fields, so that none is there twice. D55, D56.
 */
export function withPhones(customer: Customer, columns: WrittenColumns): WrittenColumns {
  if (!phoneFields.some((field) => field in columns)) return columns;
  const after = { ...customer, ...columns };
  const four = comparedPhones(phoneFields.map((field) => after[field]));
  const more_phones = customer.more_phones.filter((phone) => !four.includes(normalisePhone(phone)));
  return { ...columns, more_phones, phones: comparedPhones([...four, ...more_phones]) };
}
