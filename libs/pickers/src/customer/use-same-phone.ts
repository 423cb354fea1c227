import { useQueries } from '@tanstack/react-query';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { isFullPhone, isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { usePaused } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { customerQueries } from './customer.queries';
import type { CustomerValues } from './customer.values';

/** Pause after the last key before the lookup, ms. */
const pause = 400;

/** Complete numbers in the fields, each once, in the form for comparison. D55. */
const wholePhones = (phones: readonly string[]): string[] => [
  ...new Set(phones.filter((phone) => isFullPhone(phone) && !isMaskedPhone(phone)).map(normalisePhone)),
];

interface SamePhoneQuery {
  /** The edited customer. */
  customerId?: number | null;
  /** Numbers that the record already had: the user was asked about them when they were added. */
  known?: readonly string[];
  asks?: boolean;
}

/**
 * Looks up during typing which customers already have one of the numbers in the fields. D56.
 * @param asks false after the save starts, because the new customer then has the number too
 */
export function useSamePhone(
  control: Control<CustomerValues>,
  { customerId = null, known = [], asks = true }: SamePhoneQuery,
): SamePhoneCustomer[] {
  const typed = useWatch({ control, name: [...phoneFields] });
  const phones = wholePhones(usePaused(typed.join('\n'), pause).split('\n'));
  const before = wholePhones(known);
  // A failed lookup shows nothing: the save checks again, and the API refuses if it must.
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
