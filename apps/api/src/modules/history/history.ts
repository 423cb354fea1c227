import type { InputOf } from '@toam/contracts/endpoint';
import { type HistoryEntry, listHistory } from '@toam/contracts/history/history.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { canSeeHouseInternals, canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house/house-access';
import { isWrittenColumn } from '@toam/domain/house/house-columns';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { onlyReads } from '../../audit/audited';
import { toEpoch } from '../../db/columns';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { findCustomerOwner } from '../customers/customers.reads';
import { visibleFormerName, visibleText } from '../customers/visible-customer.reads';
import { takeForm } from '../forms/forms.reads';
import { readCustomersOf, readToldHouses } from '../houses/customer/house-customer.reads';
import { findStanding, refuseUnseen } from '../houses/houses.reads';
import { isCustomerSharedWith } from '../need-reach/shared-customers.reads';
import { avatarUrl } from '../users/users.reads';
import { maskBusiness } from './business-mask';
import { listEntries } from './history.queries';
import { asWritten, type HistoryMask } from './history-mask';

type Asked = InputOf<typeof listHistory>['body'];

/** Requests, proposals and rejections: only the agent and admins see them (D31). */
const sharingColumns = ['web_requested', 'draft', 'reject_public_condition', 'reject_web_condition'];

/** Internal to the brokerage (D109). */
const internalColumns = ['internalDescription', 'internal_image', 'files'];

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
    ids: papers.filter((paper) => paper.model === model).map(({ id }) => id),
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
