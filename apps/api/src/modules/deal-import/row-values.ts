import { newDealFields, type NewReceipt, receiptFields } from '@toam/contracts/deal/deal-fields';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { dealImportText as text } from '@toam/contracts/texts/deal-import';
import { dayStart } from '@toam/domain/day';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { normalisePhone } from '@toam/domain/phone';
import type { z } from 'zod';
import { HttpError } from '../../http/http-error';
import { readShareIds } from '../deals/deals.reads';
import type { SheetTransaction } from '../deals/deals.writes';
import { readCustomersByPhone, readStaffByEmail } from './deal-import.queries';
import type { DealSheetRow } from './read-deal-sheet';

type Said = DealSheetRow['said'];
type Cell = Said[string];

/** Whom and what the rows of a sheet name, by what stands in the cells. */
export interface SheetNames {
  staff: Map<string, number>;
  customers: Map<string, number[]>;
  shares: Map<string, number>;
}

const emailKey = (email: Cell): string => String(email).toLowerCase();
const phoneKey = (phone: Cell): string => normalisePhone(String(phone));

/** Reads all names of a sheet at once. */
export async function readSheetNames(sheet: DealSheet, rows: readonly DealSheetRow[]): Promise<SheetNames> {
  const cellsOf = (column: string, keyOf: (cell: Cell) => string): string[] =>
    rows.flatMap(({ said }) => (said[column] === undefined ? [] : [keyOf(said[column])]));
  const isOfDeals = sheet === 'transaction';
  return {
    staff: await readStaffByEmail(isOfDeals ? cellsOf('staff', emailKey) : []),
    customers: await readCustomersByPhone(isOfDeals ? cellsOf('customer', phoneKey) : []),
    shares: isOfDeals ? new Map() : await readShareIds(cellsOf('transaction', String)),
  };
}

const refuse = (errors: Record<string, string>): HttpError => new HttpError('invalid', commonText.invalid, { errors });

const moment = (day: Cell): number | undefined => (day === undefined ? undefined : dayStart(String(day)));

/** @throws HttpError invalid with every field that is empty or wrong */
function parsed<Schema extends z.ZodType>(schema: Schema, body: object): z.output<Schema> {
  const read = schema.safeParse(body, { error: invalidMessage });
  if (!read.success) throw refuse(fieldErrors(read.error));
  return read.data;
}

/** @throws HttpError invalid for an unknown email */
function staffOf(email: Cell, { staff }: SheetNames): number | undefined {
  if (email === undefined) return undefined;
  const found = staff.get(emailKey(email));
  if (found === undefined) throw refuse({ staff_id: text.staffUnknown(String(email)) });
  return found;
}

/** @throws HttpError invalid unless exactly one customer has the number. D55 */
function customerOf(phone: Cell, { customers }: SheetNames): number | undefined {
  if (phone === undefined) return undefined;
  const found = customers.get(phoneKey(phone)) ?? [];
  if (found.length === 0) throw refuse({ customer_id: text.customerUnknown });
  if (found.length > 1) throw refuse({ customer_id: text.customerAmbiguous });
  return found[0];
}

/** A row of transactions. Empty cells of optional columns change nothing. @throws HttpError invalid */
export function transactionOf(said: Said, names: SheetNames): SheetTransaction {
  const asNew = parsed(newDealFields, {
    ...{ house_id: said.house, date: moment(said.deposit), notarizedDate: moment(said.notarized) },
    ...{ brokerageReceiveDate: moment(said.receive), reservationDate: moment(said.reservation) },
    ...{ price: said.price, brokerageFee: said.fee },
    users_group: [
      {
        ...{ user_id: staffOf(said.staff, names), customer_id: customerOf(said.customer, names) },
        ...{ transactionType: said.type, brokerageRate: said.rate, brokerageFeeUser: said.feeUser },
        ...{ transactionCode: said.code, status: said.status, note: said.note },
      },
    ],
  });
  const { users_group, ...ofDeal } = asNew;
  const { user_id, transactionCode: _same, status, note, ...ofShare } = users_group[0]!;
  return {
    asNew,
    asChange: {
      ...{ ...ofDeal, ...ofShare, staff_id: user_id },
      status: said.status === undefined ? undefined : status,
      note: said.note === undefined ? undefined : note,
    },
  };
}

/** A row of receipts. @throws HttpError invalid */
export function receiptOf(said: Said, { shares }: SheetNames): NewReceipt {
  const code = said.transaction === undefined ? undefined : String(said.transaction);
  const share = code === undefined ? undefined : shares.get(code);
  if (code !== undefined && share === undefined) throw refuse({ transaction_id: text.transactionUnknown(code) });
  return parsed(receiptFields, {
    ...{ transaction_id: share, feeCode: said.code, dateCollect: moment(said.collected) },
    ...{ feeCollect: said.amount, note: said.note },
  });
}
