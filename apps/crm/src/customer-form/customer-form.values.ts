import { customerChange } from '@toam/contracts/customer/customer.schema';
import { isLockedField } from '@toam/domain/customer/customer-numbers';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { changedFields } from '@toam/domain/record/three-way';
import { customerRequest, ownFields, type CustomerValues } from '@toam/pickers/customer/customer.values';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

export type CustomerField = keyof CustomerValues;

/** Options of a save. */
export interface SaveHow {
  /** The person accepts two records with one number. */
  keepDuplicate: boolean;
  /** The customer to merge with after the save. */
  mergeWith?: number;
}

/** The API's rules for a stored customer. A masked number may stay masked. Specification 2 §5, D24. */
export const customerEditSchema = z.object({
  ...customerChange.omit({ customer_id: true, version: true, image: true, user_id: true, keep_duplicate: true }).shape,
  ...ownFields,
});

/** Fields that a save would change. A save never leaves a customer without staff. */
export const changesOf = (before: CustomerValues, after: CustomerValues): CustomerField[] =>
  changedFields(before, after).filter((field) => field !== 'user_id' || after.user_id !== null);

/**
 * The body that changes the customer: only changed fields, with the version they were based on (D12). Null if nothing
 * changed.
 */
export function changeRequest(customerId: number, { version, before, after, how }: Edit<CustomerValues, SaveHow>) {
  const fields = changesOf(before, after);
  if (fields.length === 0) return null;
  const all: Record<string, unknown> = customerRequest(after);
  return {
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    ...{ customer_id: customerId, version },
    ...(how.keepDuplicate && { keep_duplicate: true }),
  } as z.input<typeof customerChange>;
}

/** Hidden fields. A viewer who may not see them cannot change them. D24. @param masked the viewer may not see numbers */
export const lockedFields = (masked: boolean, values: CustomerValues): CustomerField[] =>
  masked ? [...phoneFields, ...(['email', 'fax'] as const)].filter((field) => isLockedField(field, values[field])) : [];

const editKey = 'edit';

/**
 * The record for the form, as it is when the form opens. The API shows the number of somebody else's customer and
 * records that (D48). So the record is read once, and not again at focus or after changes by others.
 */
export const editedCustomer = (customerId: number) =>
  queryOptions({
    queryKey: [...customerQueries.all, editKey, customerId],
    queryFn: ({ signal }) => call(readCustomer, { query: { customer_id: customerId } }, signal),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });

/** Refreshes everything that depends on a saved customer, except the form, which is closing. */
export const touchedByCustomer = {
  queryKey: customerQueries.all,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== editKey,
};
