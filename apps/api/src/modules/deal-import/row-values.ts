import { newDealFields, type NewReceipt, sheetReceiptFields } from '@toam/contracts/deal/deal-fields';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import { dayStart } from '@toam/domain/day';
import { type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import { normalisePhone } from '@toam/domain/phone';
import type { z } from 'zod';
import { and, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
import { customers } from '../customers/customer.schema';
import { readShareIds } from '../deals/deals.reads';
import type { SheetTransaction } from '../deals/deals.writes';
import { users } from '../users/user.schema';
import type { DealSheetRow } from './deal-rows';

type Said = DealSheetRow['said'];
type Cell = Said[string];

const distinct = (texts: readonly string[]) => sql`${sql.param([...new Set(texts)])}::text[]`;

/** Staff by email in lower case. @param emails in lower case */
async function readStaffByEmail(emails: readonly string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const email = sql<string>`lower(${users.email})`;
  const found = await db()
    .select({ id: users.id, email })
    .from(users)
    .where(and(sql`${email} = any(${distinct(emails)})`, isNull(users.deleted_at)));
  return new Map(found.map((one) => [one.email, one.id]));
}

/** The customers of each number. @param phones as they are compared (`normalisePhone`) */
async function readCustomersByPhone(phones: readonly string[]): Promise<Map<string, number[]>> {
  if (phones.length === 0) return new Map();
  // number by number: an overlap with thousands of them is compared one by one for each customer
  const { rows } = await db().execute<{ id: number; phone: string }>(sql`
    select said.phone, ${customers.id} as id from unnest(${distinct(phones)}) as said (phone)
    join ${customers} on ${customers.phones} @> array[said.phone] and ${customers.deleted_at} is null`);
  const byPhone = new Map<string, number[]>();
  for (const { id, phone } of rows) byPhone.set(phone, [...(byPhone.get(phone) ?? []), id]);
  return byPhone;
}

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

const moment = (day: Cell): number | undefined => (day === undefined ? undefined : dayStart(String(day)));

/** Whom or what a cell names, or why that is not known. Neither: the cell is empty. */
interface NamedRecord {
  id?: number | undefined;
  error?: string;
}

/** @throws HttpError invalid with every field that is empty or wrong, or names nobody */
function parsed<Schema extends z.ZodType>(
  schema: Schema,
  body: object,
  named: Record<string, NamedRecord>,
): z.output<Schema> {
  const read = schema.safeParse(body, { error: invalidMessage });
  const unknown = Object.entries(named).flatMap(([path, { error }]) => (error === undefined ? [] : [[path, error]]));
  if (read.success && unknown.length === 0) return read.data;
  const errors = { ...(!read.success && fieldErrors(read.error)), ...(Object.fromEntries(unknown) as object) };
  throw new HttpError('invalid', commonText.invalid, { errors });
}

function staffOf(email: Cell, { staff }: SheetNames): NamedRecord {
  if (email === undefined) return {};
  const id = staff.get(emailKey(email));
  return id === undefined ? { error: text.staffUnknown(String(email)) } : { id };
}

/** The one customer who has the number. D55 */
function customerOf(phone: Cell, { customers }: SheetNames): NamedRecord {
  if (phone === undefined) return {};
  const [id, ...others] = customers.get(phoneKey(phone)) ?? [];
  if (id === undefined) return { error: text.customerUnknown };
  return others.length > 0 ? { error: text.customerAmbiguous } : { id };
}

function shareOf(code: Cell, { shares }: SheetNames): NamedRecord {
  if (code === undefined) return { error: dealText.empty(dealSheets.receipt.transaction!.label) };
  const id = shares.get(String(code));
  return id === undefined ? { error: text.transactionUnknown(String(code)) } : { id };
}

/** A row of transactions. Empty cells of optional columns change nothing. @throws HttpError invalid */
export function transactionOf(said: Said, names: SheetNames): SheetTransaction {
  const [staff, customer] = [staffOf(said.staff, names), customerOf(said.customer, names)];
  const values = Object.fromEntries(
    Object.entries(dealSheets.transaction).map(([name, { kind, field }]) => [
      field,
      kind === 'day' ? moment(said[name]) : said[name],
    ]),
  ) as Readonly<Record<string, Cell>>;
  // a body reads its own fields of these
  const body = { ...values, users_group: [{ ...values, user_id: staff.id, customer_id: customer.id }] };
  const named = { 'users_group.0.user_id': staff, 'users_group.0.customer_id': customer };
  const asNew = parsed(newDealFields, body, named);
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
export function receiptOf(said: Said, names: SheetNames): NewReceipt {
  const share = shareOf(said.transaction, names);
  const body = {
    ...{ transaction_id: share.id, feeCode: said.code, dateCollect: moment(said.collected) },
    ...{ feeCollect: said.amount, note: said.note },
  };
  return parsed(sheetReceiptFields, body, { transaction_id: share });
}
