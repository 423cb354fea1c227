import type { CustomerChange } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { comparedPhones, phoneFields } from '@toam/domain/customer-phones';
import { isMaskedPhone, normalisePhone, putAllPhonesBack } from '@toam/domain/phone';
import type { WrittenColumns } from './customer.queries';
import type { Customer } from './customer.schema';
import type { Sight } from './customer-wire';

const noteFields = ['description', 'character'] as const;
const plainFields = ['name', 'email', 'fax', 'social_id', 'date_of_birth', 'address', 'user_id'] as const;

type Errors = Record<string, string>;

/** What a body says differently from the record, and what is wrong with how it says it. */
export interface Patch {
  columns: WrittenColumns;
  errors: Errors;
}

/**
 * A mask is no number: from someone who does not see the real one it is what they were shown, and says nothing; from someone
 * who does it is a slip. D24.
 */
function phonePatch(body: CustomerChange, { maySeePhones }: Sight): Patch {
  const columns: WrittenColumns = {};
  const errors: Errors = {};
  for (const field of phoneFields) {
    const sent = body[field];
    if (sent === undefined) continue;
    if (sent === null || !isMaskedPhone(sent)) Object.assign(columns, { [field]: sent });
    else if (maySeePhones) errors[field] = customerText.phoneMasked;
  }
  return { columns, errors };
}

/** A note that was shown with its numbers hidden gets them back, or is refused if it is not clear which is which. D24. */
function notePatch(customer: Customer, body: CustomerChange, { maySeePhones }: Sight): Patch {
  const columns: WrittenColumns = {};
  const errors: Errors = {};
  for (const field of noteFields) {
    const sent = body[field];
    if (sent === undefined) continue;
    const note = sent === null || maySeePhones ? sent : putAllPhonesBack(sent, customer[field] ?? '');
    if (sent !== null && note === null) errors[field] = customerText.maskedNote;
    else columns[field] = note;
  }
  return { columns, errors };
}

function plainPatch(body: CustomerChange): WrittenColumns {
  const columns: WrittenColumns = {};
  for (const field of plainFields) if (body[field] !== undefined) Object.assign(columns, { [field]: body[field] });
  if (body.image !== undefined) columns.image_id = body.image;
  return columns;
}

/** What the body changes of the record: absent fields are unchanged, and so is what says the same. Specification 2 §7. */
export function patchOf(customer: Customer, body: CustomerChange, sight: Sight): Patch {
  const phones = phonePatch(body, sight);
  const notes = notePatch(customer, body, sight);
  const sent: WrittenColumns = { ...plainPatch(body), ...phones.columns, ...notes.columns };
  const changed = Object.entries(sent).filter(([column, value]) => value !== customer[column as keyof Customer]);
  return { columns: Object.fromEntries(changed), errors: { ...phones.errors, ...notes.errors } };
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
