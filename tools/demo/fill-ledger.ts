import { dealText } from '@toam/contracts/deal/deal.text';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { db } from '../../apps/api/src/db/db';
import { historyEntries } from '../../apps/api/src/history/history.schema';
import {
  cancelBills,
  coupons,
  deals,
  dealShares,
  oldTransactions,
  receipts,
} from '../../apps/api/src/modules/deals/deal.schema';
import type { Brokerage, Ledger } from './brokerage';
import type { People } from './fill-houses';
import { insertInParts, writeInParts } from './rows';

/** Who records the ledger. */
export const accountantOf = (staff: Brokerage['staff']): number =>
  staff.findIndex(({ job_position }) => job_position === JobPosition.accountant);

interface Recorded {
  recorded: Date;
}

/** Nothing was changed since it was recorded. */
const timesOf = ({ recorded }: Recorded) => ({ created_at: recorded, updated_at: recorded });

/** The line that a history begins with. */
const writeHistories = (model: HistoryModel, user_id: number, ids: readonly number[], rows: readonly Recorded[]) =>
  writeInParts(
    ids.map((model_id, at) => ({
      ...{ model, model_id, user_id, column: 'created_at', new_value: dealText.historyCreated },
      created_at: rows[at]!.recorded,
    })),
    (part) => db().insert(historyEntries).values(part),
  );

/** Writes deals and shares. @returns the ids of the shares, in order */
async function insertDeals({ ledger }: Brokerage, people: People, houseIds: number[], accountant: number) {
  const dealIds = await insertInParts(
    ledger.deals.map(({ house, recorded, isStarred, ...deal }) => ({
      ...{ ...deal, house_id: houseIds[house]!, created_by: accountant },
      ...timesOf({ recorded }),
    })),
    (part) => db().insert(deals).values(part).returning({ id: deals.id }),
  );
  const recordedAt = ledger.shares.map(({ deal }) => ledger.deals[deal]!);
  const shareIds = await insertInParts(
    ledger.shares.map(({ deal, staff, customer, rate, ...share }, at) => ({
      ...{
        ...share,
        deal_id: dealIds[deal]!,
        staff_id: people.staff[staff]!,
        customer_id: people.customers[customer]!,
      },
      ...{ brokerage_rate: rate, ...timesOf(recordedAt[at]!) },
    })),
    (part) => db().insert(dealShares).values(part).returning({ id: dealShares.id }),
  );
  await writeHistories('Transaction', accountant, shareIds, recordedAt);
  return shareIds;
}

/** Writes coupons, receipts and cancel bills. */
async function insertPapers(ledger: Ledger, shareIds: readonly number[], user_id: number): Promise<void> {
  const stored = <Paper extends Recorded & { share: number }>(papers: readonly Paper[]) =>
    papers.map(({ share, recorded, ...paper }) => ({
      ...{ ...paper, share_id: shareIds[share]!, user_id },
      ...timesOf({ recorded }),
    }));
  const couponIds = await insertInParts(stored(ledger.coupons), (part) =>
    db().insert(coupons).values(part).returning({ id: coupons.id }),
  );
  const receiptIds = await insertInParts(stored(ledger.receipts), (part) =>
    db().insert(receipts).values(part).returning({ id: receipts.id }),
  );
  const billIds = await insertInParts(stored(ledger.bills), (part) =>
    db().insert(cancelBills).values(part).returning({ id: cancelBills.id }),
  );
  await writeHistories('Coupon', user_id, couponIds, ledger.coupons);
  await writeHistories('Receipt', user_id, receiptIds, ledger.receipts);
  await writeHistories('CancelBill', user_id, billIds, ledger.bills);
}

/** Writes deals with their papers, and the transactions of the time before. @returns the ids of the shares, in order */
export async function insertLedger(brokerage: Brokerage, people: People, houseIds: number[]): Promise<number[]> {
  const { ledger, staff, calendar } = brokerage;
  const accountant = people.staff[accountantOf(staff)]!;
  const shareIds = await insertDeals(brokerage, people, houseIds, accountant);
  await insertPapers(ledger, shareIds, accountant);
  const migrated = timesOf({ recorded: calendar.ago(330) });
  await writeInParts(
    ledger.old.map(({ staff: seller, ...old }) => ({ ...old, user_id: people.staff[seller]!, ...migrated })),
    (part) => db().insert(oldTransactions).values(part),
  );
  return shareIds;
}
