import { commonText } from '@toam/contracts/texts/common';
import { dealText } from '@toam/contracts/deal/deal.text';
import { HttpError } from '../../http-error';
import { holdCustomers } from '../customers/customers.reads';
import { findLivingHouses } from '../houses/houses.reads';
import { findEarners } from '../users/users.reads';
import { isCodeTaken } from './deal.queries';
import { dealShares, receipts } from './deal.schema';

/** Messages by the field that they stand at. */
export type Errors = Record<string, string>;

/** One message at one field. */
export const refuseField = (code: 'invalid' | 'conflict', field: string, message: string): HttpError =>
  new HttpError(code, message, { errors: { [field]: message } });

/** @throws HttpError invalid if there is an error */
export function refuseErrors(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
}

/** Whom and what a share names, by the field that names it. An absent one is unchanged. */
export interface Named {
  house_id?: number | undefined;
  staff_id?: number | undefined;
  customer_id?: number | undefined;
}

/** Those of the named who are there. */
export interface LedgerState {
  houses: ReadonlySet<number>;
  /** Whether each earns shares. */
  staff: ReadonlyMap<number, boolean>;
  customers: ReadonlySet<number>;
}

/**
 * Finds whom and what shares name. Customers are held until the transaction ends, so a merge at the same moment takes the new reference
 * along. D56.
 */
export async function readStanding(named: readonly Named[]): Promise<LedgerState> {
  const idsOf = (field: keyof Named) => [...new Set(named.flatMap((one) => one[field] ?? []))];
  return {
    houses: await findLivingHouses(idsOf('house_id')),
    staff: await findEarners(idsOf('staff_id')),
    customers: await holdCustomers(idsOf('customer_id')),
  };
}

/** Messages for those that are no longer there, and for people who earn no shares. */
export const goneErrors = ({ house_id, staff_id, customer_id }: Named, state: LedgerState): Errors => ({
  ...(house_id !== undefined && !state.houses.has(house_id) && { house_id: dealText.houseGone }),
  ...(staff_id !== undefined && !state.staff.has(staff_id) && { staff_id: dealText.staffGone }),
  ...(staff_id !== undefined && state.staff.get(staff_id) === false && { staff_id: dealText.staffEarnsNothing }),
  ...(customer_id !== undefined && !state.customers.has(customer_id) && { customer_id: dealText.customerGone }),
});

/**
 * Call it under `lockCodes`.
 * @param codes by the field that they stand in
 * @throws HttpError conflict if one is taken, or stands there twice
 */
export async function refuseTakenCodes(
  of: 'transaction' | 'receipt',
  codes: ReadonlyMap<string, string>,
  except = 0,
): Promise<void> {
  const errors: Errors = {};
  const seen = new Set<string>();
  const table = of === 'transaction' ? dealShares : receipts;
  for (const [field, code] of codes) {
    const key = code.toLocaleLowerCase('vi');
    if (seen.has(key) || (await isCodeTaken(table, code, except))) errors[field] = dealText.codeTaken;
    seen.add(key);
  }
  if (Object.keys(errors).length > 0) throw new HttpError('conflict', dealText.codeTaken, { errors });
}

/** @param shares of a deal, which the audit has in its place. @throws HttpError conflict with the present record if the sent version is stale. D12 */
export function refuseStale<Row extends { version: number }>(
  sent: number | undefined,
  current: Row,
  shares?: readonly number[],
): void {
  if (sent !== undefined && sent !== current.version)
    throw new HttpError('conflict', commonText.stale, { current, ...(shares && { auditedAs: shares }) });
}
