import type { CustomerChange } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import { hideNumbers, isLockedField, holdsNumber } from '@toam/domain/customer/customer-numbers';
import {
  type CustomerColumnKind,
  type CustomerColumnName,
  customerColumnNames,
  kindOfColumn,
} from '@toam/domain/customer/customer-columns';
import { comparedPhones, phoneFields, repeatedPhones } from '@toam/domain/customer/customer-phones';
import { isMaskedPhone, normalisePhone, putAllPhonesBack } from '@toam/domain/phone';
import type { WrittenColumns } from '../customer.queries';
import type { Customer } from '../customer.schema';
import type { Visibility } from '../customer-serializer';

type Errors = Record<string, string>;

/** The columns that a body changes, and the errors in it. */
export interface Patch {
  columns: WrittenColumns;
  errors: Errors;
}

/** A field that a body sends, and its stored value. */
interface SentField {
  field: CustomerColumnName;
  sent: string | null;
  stored: string | null;
  maySeePhones: boolean;
}

/** The new value of a field, or its error; null: unchanged. */
type Outcome = { value: string | null } | { error: string } | null;

const plain = ({ sent }: SentField): Outcome => ({ value: sent });

const isMask = ({ field, sent }: SentField): boolean =>
  sent !== null && kindOfColumn(field) !== 'email' && isMaskedPhone(sent);

/**
 * A person who may not see the numbers gets masks. A mask sent back leaves the field unchanged. They can't replace or
 * empty a stored number, but may fill an empty field. For a person who sees the numbers, a mask is an error. D24.
 */
function number(given: SentField): Outcome {
  const { field, sent, stored, maySeePhones } = given;
  if (!maySeePhones && isLockedField(field, stored))
    return isMask(given) || sent === hideNumbers(field, stored ?? '') ? null : { error: customerText.hiddenLocked };
  if (!isMask(given)) return { value: sent };
  return maySeePhones ? { error: customerText.phoneMasked } : null;
}

/** Puts hidden numbers back into a text. Refuses the text if it is not clear which number belongs where. D24. */
function note({ field, sent, stored, maySeePhones }: SentField): Outcome {
  if (maySeePhones) return { value: sent };
  const whole = putAllPhonesBack(sent ?? '', stored ?? '');
  if (whole === null || (sent === null && holdsNumber(field, stored))) return { error: customerText.maskedNote };
  return { value: sent && whole };
}

/** How a save of each kind of column is read when the actor may not see the numbers. */
const outcomeOf: Record<CustomerColumnKind, (given: SentField) => Outcome> = {
  ...{ mainPhone: number, phone: number, fax: number, email: number },
  ...{ name: note, line: note, note, identity: note },
  day: plain,
};

function typedPatch(customer: Customer, body: CustomerChange, { maySeePhones }: Visibility): Patch {
  const columns: WrittenColumns = {};
  const errors: Errors = {};
  for (const field of customerColumnNames) {
    const sent = body[field];
    if (sent === undefined) continue;
    const outcome = outcomeOf[kindOfColumn(field)]({ field, sent, stored: customer[field], maySeePhones });
    if (outcome && 'error' in outcome) errors[field] = outcome.error;
    else if (outcome) Object.assign(columns, { [field]: outcome.value });
  }
  return { columns, errors };
}

/** Two fields with the same number, if this save changes one of them. */
function repeated(customer: Customer, columns: WrittenColumns): Errors {
  const after = { ...customer, ...columns };
  return Object.fromEntries(
    repeatedPhones(after)
      .filter(({ field, first }) => field in columns || first in columns)
      .map(({ field, first }) => [field in columns ? field : first, customerText.phoneRepeated]),
  );
}

/** The columns that the body changes. Absent fields and equal values are no change. Specification 2 §7. */
export function patchOf(customer: Customer, body: CustomerChange, visibility: Visibility): Patch {
  const { columns: typed, errors } = typedPatch(customer, body, visibility);
  const sent: WrittenColumns = {
    ...typed,
    ...(body.user_id !== undefined && { user_id: body.user_id }),
    ...(body.image !== undefined && { image_id: body.image }),
  };
  const changed = Object.entries(sent).filter(([column, value]) => value !== customer[column as keyof Customer]);
  const columns: WrittenColumns = Object.fromEntries(changed);
  return { columns, errors: { ...repeated(customer, columns), ...errors } };
}

/**
 * Adds the columns that depend on changed numbers: `phones` and `more_phones`. A number that moved into one of the four
 * fields leaves `more_phones`, so that none is stored twice. D55, D56.
 */
export function withPhones(customer: Customer, columns: WrittenColumns): WrittenColumns {
  if (!phoneFields.some((field) => field in columns)) return columns;
  const after = { ...customer, ...columns };
  const four = comparedPhones(phoneFields.map((field) => after[field]));
  const more_phones = customer.more_phones.filter((phone) => !four.includes(normalisePhone(phone)));
  return { ...columns, more_phones, phones: comparedPhones([...four, ...more_phones]) };
}
