import type { InputOf } from '@toam/contracts/endpoint';
import { type HistoryEntry, listHistory } from '@toam/contracts/history/history.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { canSeeHouseInternals, canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house/house-access';
import { isWrittenColumn } from '@toam/domain/house/house-columns';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { businessText } from '@toam/contracts/business/business.text';
import { commonText } from '@toam/contracts/texts/common';
import { dealText } from '@toam/contracts/deal/deal.text';
import { targetText } from '@toam/contracts/business/target.text';
import { allows } from '@toam/domain/access';
import { canWriteTargets } from '@toam/domain/business-access';
import { oldTransactionColumns, scopeOnlyColumns } from '@toam/domain/deal/deal-columns';
import { onlyReads } from '../../audit/audited';
import { toEpoch } from '../../db/columns';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { findCustomerOwner, readNamedCustomers } from '../customers/customers.reads';
import { visibleFormerName, visibleText, readEntitled } from '../customers/visible-customer.reads';
import { takeForm } from '../forms/forms.reads';
import { readCustomersOf, readToldHouses } from '../houses/customer/house-customer.reads';
import { findStanding, refuseUnseen } from '../houses/houses.reads';
import { isCustomerSharedWith } from '../need-scope/shared-customers.reads';
import { avatarUrl } from '../users/users.reads';
import { listEntries, type Formerly } from './history.queries';
import { findAccumulation } from '../accumulations/accumulations.reads';
import { type LedgerModel, type LedgerReach, readLedgerReach, type LedgerPaper } from '../deals/ledger-reach.reads';
import { readTarget } from '../targets/targets.reads';
import { readableStaff } from '../users/team/business-scope.reads';
import { idsOf } from '../../db/rows';

type Asked = InputOf<typeof listHistory>['body'];

/** Requests, proposals and rejections: only the agent and admins see them (D31). */
const sharingColumns = ['web_requested', 'draft', 'reject_public_condition', 'reject_web_condition'];

/** Internal to the brokerage (D109). */
const internalColumns = ['internalDescription', 'internal_image', 'files'];

/** What a viewer may not read in a record's history: whole columns, or phone numbers inside them. */
interface HistoryMask {
  hidden: string[];
  formerly: Formerly | null;
  /** A value as this viewer reads it. */
  tell: (column: string, value: string | null) => string | null;
  /** Records whose changes are told beside, with their names. */
  papers?: readonly LedgerPaper[];
}

/** Nothing is hidden. */
const asWritten: HistoryMask = { hidden: [], formerly: null, tell: (_column, value) => value };

/**
 * What people wrote is told as on the house's page (D125), and so is the present customer's name. Any other name is masked as that of an
 * unknown person.
 */
async function namesOf(actor: Actor, houseId: number): Promise<HistoryMask['tell']> {
  const place = (await readCustomersOf(actor, [houseId])).get(houseId);
  const maySee = (await readToldHouses(actor, [houseId])).has(houseId);
  return (column, value) => {
    if (!maySee && isWrittenColumn(column)) return hideHouseNumbers(value);
    if (column !== 'customer_id' || value === null) return value;
    if (place?.customer.name !== value) return visibleFormerName(actor, houseId, value);
    return visibleText(actor, place.customer, { column: 'name', value, maySee: place.maySee });
  };
}

async function maskHouse(actor: Actor, id: number): Promise<HistoryMask> {
  const house = await findStanding(id);
  refuseUnseen(actor, house);
  const hidden = [
    ...(canSetBrokerageRate(actor) ? [] : ['brokerage_rate']),
    ...(canSeeHouseSharing(actor, house) ? [] : sharingColumns),
    ...(canSeeHouseInternals(actor, house) ? [] : internalColumns),
  ];
  return { hidden, formerly: null, tell: await namesOf(actor, id) };
}

async function maskCustomer(actor: Actor, id: number): Promise<HistoryMask> {
  const customer = await findCustomerOwner(id);
  if (!customer) throw new HttpError('not_found', customerText.notFound);
  // people with a shared need see the numbers, but not what was written about the whole customer (decision 50)
  if (!canSeeCustomer(actor, customer)) throw new HttpError('forbidden', customerText.mayNotSee);
  const maySee = canSeeCustomerPhone(actor, customer) || (await isCustomerSharedWith(actor, id));
  return { ...asWritten, tell: (column, value) => visibleText(actor, customer, { column, value, maySee }) };
}

type BusinessModel = LedgerModel | 'Accumulation' | 'Target';

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
  const customer = (await readNamedCustomers([share.customer_id])).get(share.customer_id);
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
async function maskBusiness(actor: Actor, model: BusinessModel, id: number): Promise<HistoryMask> {
  if (!allows('brokerage', actor)) throw new HttpError('forbidden', commonText.forbidden);
  return model === 'Accumulation' || model === 'Target' ? maskFigures(actor, model, id) : maskLedger(actor, model, id);
}

/** @throws HttpError not_found, forbidden if the actor may not see the record itself */
async function maskOf(actor: Actor, { model, model_id: id }: Asked['filter']): Promise<HistoryMask> {
  switch (model) {
    case 'House':
      return maskHouse(actor, id);
    case 'Customer':
      return maskCustomer(actor, id);
    case 'Form':
      await takeForm(actor, 'all', id);
      return asWritten;
    default:
      return maskBusiness(actor, model, id);
  }
}

const paperModels = ['Receipt', 'Coupon', 'CancelBill'] as const;

type Listed = Awaited<ReturnType<typeof listEntries>>['list'][number];

function serialize({ entry, editor }: Listed, { tell, papers = [] }: HistoryMask): HistoryEntry {
  const { column, old_value, new_value } = entry;
  const paper = papers.find(({ model, id }) => model === entry.model && id === entry.model_id);
  return {
    ...(paper && { paper }),
    id: entry.id,
    column,
    old_value: tell(column, old_value),
    new_value: tell(column, new_value),
    user: editor && { id: editor.id, name: editor.name, avatar: avatarUrl(editor.portrait) },
    created_at: toEpoch(entry.created_at),
  };
}

/**
 * The changes of a record that the actor may see. Phone numbers are masked as everywhere (D24).
 * @throws HttpError not_found, forbidden
 */
async function readHistory(actor: Actor, { filter, sort }: Asked, page: Page) {
  const mask = await maskOf(actor, filter);
  const { hidden, formerly, papers = [] } = mask;
  const beside = paperModels.map((model) => ({
    model,
    ids: idsOf(papers.filter((paper) => paper.model === model)),
  }));
  const { total, list } = await listEntries({ ...filter, hidden, formerly, beside, sort }, page);
  return pageOf(
    list.map((entry) => serialize(entry, mask)),
    total,
    page,
  );
}

/** Changes of records. */
export const historyModule = moduleOf([
  handle(listHistory, { audit: onlyReads }, ({ actor, body, query }) => readHistory(actor, body, query)),
]);
