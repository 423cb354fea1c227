import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { businessText } from '@toam/contracts/business/business.text';
import { commonText } from '@toam/contracts/texts/common';
import { dealText } from '@toam/contracts/deal/deal.text';
import { targetText } from '@toam/contracts/business/target.text';
import { allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { canWriteTargets } from '@toam/domain/business-access';
import { oldTransactionColumns, scopeOnlyColumns } from '@toam/domain/deal/deal-columns';
import { HttpError } from '../../http-error';
import { findAccumulation } from '../accumulations/accumulations.reads';
import { readTellers } from '../customers/customers.reads';
import { readEntitled, visibleFormerName, visibleText } from '../customers/visible-customer.reads';
import { type LedgerModel, type LedgerReach, readLedgerReach } from '../deals/ledger-reach.reads';
import { readTarget } from '../targets/targets.reads';
import { readableStaff } from '../users/team/business-scope.reads';
import { asWritten, type HistoryMask } from './history-mask';

export type BusinessModel = LedgerModel | 'Accumulation' | 'Target';

const notFound: Record<BusinessModel, string> = {
  Accumulation: accumulationText.notFound,
  Target: targetText.notFound,
  Transaction: dealText.notFound,
  OldTransaction: dealText.notFound,
  Receipt: dealText.receiptNotFound,
  Coupon: dealText.couponNotFound,
  CancelBill: dealText.billNotFound,
};

const refuse = (): never => {
  throw new HttpError('forbidden', businessText.mayNotSee);
};

/** Whose figures a record holds; null: the company's; undefined: there is no such record. */
const ownerOf = async (model: 'Accumulation' | 'Target', id: number): Promise<number | null | undefined> =>
  (await (model === 'Target' ? readTarget(id) : findAccumulation(id)))?.user_id;

/** Figures are for those in whose scope the person is; the company's for everybody. Who writes targets reads all. D25, D86. */
async function maskFigures(actor: Actor, model: 'Accumulation' | 'Target', id: number): Promise<HistoryMask> {
  const owner = await ownerOf(model, id);
  if (owner === undefined) throw new HttpError('not_found', notFound[model]);
  const isOpen = owner === null || (model === 'Target' && canWriteTargets(actor));
  const scope = await readableStaff(actor);
  if (!isOpen && scope && !scope.includes(owner)) refuse();
  return asWritten;
}

/** The customer's name follows the visibility of the customer, a former one's that of names that tell no record. D24. */
async function customerNames(
  actor: Actor,
  { share, deal }: NonNullable<LedgerReach['share']>,
): Promise<HistoryMask['tell']> {
  const customer = (await readTellers([share.customer_id])).get(share.customer_id);
  const maySee = customer !== undefined && (await readEntitled(actor, [customer])).has(customer.id);
  return (column, value) => {
    if (column !== 'customer_id' || value === null) return value;
    if (customer?.name !== value) return visibleFormerName(actor, deal.house_id, value);
    return visibleText(actor, customer, { column: 'name', value, maySee });
  };
}

const oldColumns = Object.keys(oldTransactionColumns).filter((column) => column !== 'user_id');

/** What was somebody else's before the share or the old transaction changed hands stays theirs. */
const formerlyOf = (model: LedgerModel): HistoryMask['formerly'] => {
  if (model === 'Transaction') return { columns: scopeOnlyColumns, person: 'staff_id' };
  return model === 'OldTransaction' ? { columns: oldColumns, person: 'user_id' } : null;
};

async function maskLedger(actor: Actor, model: LedgerModel, id: number): Promise<HistoryMask> {
  const reach = await readLedgerReach(actor, model, id);
  if (!reach) throw new HttpError('not_found', notFound[model]);
  const { readers, share, papers } = reach;
  if (readers === null) return refuse();
  return {
    papers,
    hidden: readers === 'parties' ? scopeOnlyColumns : [],
    formerly: (await readableStaff(actor)) === null ? null : formerlyOf(model),
    tell: share && model === 'Transaction' ? await customerNames(actor, share) : asWritten.tell,
  };
}

/**
 * What of a record's history the actor may read. Whoever has another share of a deal reads of a share what is not the other's own.
 * @throws HttpError not_found, forbidden
 */
export async function maskBusiness(actor: Actor, model: BusinessModel, id: number): Promise<HistoryMask> {
  if (!allows('brokerage', actor)) throw new HttpError('forbidden', commonText.forbidden);
  return model === 'Accumulation' || model === 'Target' ? maskFigures(actor, model, id) : maskLedger(actor, model, id);
}
