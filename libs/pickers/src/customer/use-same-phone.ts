import { useQueries } from '@tanstack/react-query';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { isFullPhone, isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { usePaused } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { customerQueries } from './customer.queries';
import type { CustomerValues } from './customer.values';

/** Milliseconds of silence after which a typed number is asked for. */
const pause = 400;

/** Whole numbers that stand in the fields, each once, as they are compared. D55. */
const wholePhones = (phones: readonly string[]): string[] => [
  ...new Set(phones.filter((phone) => isFullPhone(phone) && !isMaskedPhone(phone)).map(normalisePhone)),
];

interface SamePhoneQuery {
  /** The one being edited. */
  customerId?: number | null;
  /** Numbers that stood there before: whoever shares those was asked about then. */
  known?: readonly string[];
  asks?: boolean;
}

/**
 * Who has one of the numbers in the fields already, while they are typed. D56.
 * @param asks false from the save on: the customer who has just been made has the number, too
 */
export function useSamePhone(
  control: Control<CustomerValues>,
  { customerId = null, known = [], asks = true }: SamePhoneQuery,
): SamePhoneCustomer[] {
  const typed = useWatch({ control, name: [...phoneFields] });
  const phones = wholePhones(usePaused(typed.join('\n'), pause).split('\n'));
  const before = wholePhones(known);
  // Nothing is said of a search that failed: saving asks again, and the API refuses what it must.
  return useQueries({
    queries: phones
      .filter((phone) => !before.includes(phone))
      .map((phone) => ({ ...customerQueries.samePhone(phone, customerId), enabled: asks })),
    combine: (answers) => distinct(answers.flatMap(({ data }) => data ?? [])),
  });
}

/** Each customer once. */
export const distinct = (customers: readonly SamePhoneCustomer[]): SamePhoneCustomer[] => [
  ...new Map(customers.map((customer) => [customer.id, customer])).values(),
];
