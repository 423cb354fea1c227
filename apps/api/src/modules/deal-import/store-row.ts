import { newDealFields, type NewDeal, receiptFields } from '@toam/contracts/deal/deal-fields';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { dealImportText as text } from '@toam/contracts/texts/deal-import';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import type { z } from 'zod';
import { HttpError } from '../../http/http-error';
import { findDealOf, findReceiptByCode, findShareByCode } from '../deals/deals.reads';
import { addShare, changeReceipt, changeTransaction, recordDeal, recordReceipts } from '../deals/deals.writes';
import { findCustomersByPhone, findStaffByEmail } from './deal-import.queries';
import type { DealSheetRow } from './read-deal-sheet';

/** What became of a row. */
export type Outcome = 'inserted' | 'updated' | 'skipped';

type Said = DealSheetRow['said'];

const refuse = (errors: Record<string, string>): HttpError => new HttpError('invalid', commonText.invalid, { errors });

const moment = (day: Said[string]): number | undefined => (day === undefined ? undefined : dayStart(String(day)));

/** @throws HttpError invalid with every field that is empty or wrong */
function parsed<Schema extends z.ZodType>(schema: Schema, body: object): z.output<Schema> {
  const read = schema.safeParse(body, { error: invalidMessage });
  if (!read.success) throw refuse(fieldErrors(read.error));
  return read.data;
}

/** @throws HttpError invalid for an unknown email */
async function staffOf(email: Said[string]): Promise<number | undefined> {
  if (email === undefined) return undefined;
  const found = await findStaffByEmail(String(email));
  if (found === undefined) throw refuse({ staff_id: text.staffUnknown(String(email)) });
  return found;
}

/** @throws HttpError invalid unless exactly one customer has the number */
async function customerOf(phone: Said[string]): Promise<number | undefined> {
  if (phone === undefined) return undefined;
  const found = await findCustomersByPhone(String(phone));
  if (found.length === 0) throw refuse({ customer_id: text.customerUnknown });
  if (found.length > 1) throw refuse({ customer_id: text.customerAmbiguous });
  return found[0];
}

/** The row as the body of a deal with one share. */
const dealOf = async (said: Said): Promise<NewDeal> =>
  parsed(newDealFields, {
    ...{ house_id: said.house, date: moment(said.deposit), notarizedDate: moment(said.notarized) },
    ...{ brokerageReceiveDate: moment(said.receive), reservationDate: moment(said.reservation) },
    ...{ price: said.price, brokerageFee: said.fee },
    users_group: [
      {
        ...{ user_id: await staffOf(said.staff), customer_id: await customerOf(said.customer) },
        ...{ transactionType: said.type, brokerageRate: said.rate, brokerageFeeUser: said.feeUser },
        ...{ transactionCode: said.code, status: said.status, note: said.note },
      },
    ],
  });

/** Refuses another price or fee than the deal has. B15. @throws HttpError invalid */
function refuseOtherDeal(deal: { price: number; brokerage_fee: number }, said: NewDeal): void {
  const errors = {
    ...(deal.price !== said.price && { price: text.otherDeal }),
    ...(deal.brokerage_fee !== said.brokerageFee && { brokerageFee: text.otherDeal }),
  };
  if (Object.keys(errors).length > 0) throw refuse(errors);
}

/** Changes the share with the row's code. Empty cells of optional columns leave what is there. */
async function changeShare(actor: Actor, id: number, version: number, { said, deal }: { said: Said; deal: NewDeal }) {
  const { users_group, ...ofDeal } = deal;
  const { user_id, transactionCode: _same, status, note, ...ofShare } = users_group[0]!;
  const after = await changeTransaction(actor, {
    ...{ id, ...ofDeal, ...ofShare, staff_id: user_id },
    status: said.status === undefined ? undefined : status,
    note: said.note === undefined ? undefined : note,
  });
  return after.version === version ? 'skipped' : 'updated';
}

/**
 * Stores a row of transactions: by its code it is a change, else a new share, of the deal with the same house and day if there is one.
 * @throws HttpError as the calls that do this one by one
 */
export async function storeTransaction(actor: Actor, said: Said): Promise<Outcome> {
  const deal = await dealOf(said);
  const known = await findShareByCode(deal.users_group[0]!.transactionCode);
  if (known) return changeShare(actor, known.share.id, known.share.version + known.deal.version, { said, deal });
  const beside = await findDealOf(deal.house_id, deal.date);
  if (!beside) await recordDeal(actor, deal);
  else {
    refuseOtherDeal(beside.deal, deal);
    await addShare(actor, beside.share_id, deal.users_group[0]!);
  }
  return 'inserted';
}

/** Stores a row of receipts: by its code it is a change. @throws HttpError as the calls that do this one by one */
export async function storeReceipt(actor: Actor, said: Said): Promise<Outcome> {
  const share = said.transaction === undefined ? undefined : await findShareByCode(String(said.transaction));
  if (said.transaction !== undefined && !share)
    throw refuse({ transaction_id: text.transactionUnknown(String(said.transaction)) });
  const receipt = parsed(receiptFields, {
    ...{ transaction_id: share?.share.id, feeCode: said.code, dateCollect: moment(said.collected) },
    ...{ feeCollect: said.amount, note: said.note },
  });
  const known = await findReceiptByCode(receipt.feeCode);
  if (!known) {
    await recordReceipts(actor, receipt);
    return 'inserted';
  }
  if (known.share_id !== receipt.transaction_id) throw refuse({ transaction_id: text.otherTransaction });
  const { transaction_id: _share, feeCode: _same, ...changed } = receipt;
  const after = await changeReceipt(actor, { id: known.id, ...changed });
  return after.version === known.version ? 'skipped' : 'updated';
}
