import type { HistoryEntry, HistoryModel } from '@toam/contracts/history/history.endpoints';
import { customerText } from '@toam/contracts/texts/customer';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import {
  canSeeHouse,
  canSeeHouseInternals,
  canSeeHouseSharing,
  canSetBrokerageRate,
} from '@toam/domain/house/house-access';
import { toEpoch } from '../../db/columns';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { findCustomerOwner } from '../customers/customers.reads';
import { visibleFormerName, visibleText } from '../customers/visible-customer.reads';
import { takeForm } from '../forms/forms.reads';
import { readCustomersOf } from '../houses/customer/house-customer.reads';
import { findStanding } from '../houses/houses.reads';
import { isCustomerSharedWith } from '../need-reach/shared-customers.reads';
import { avatarUrl } from '../users/users.reads';
import { listEntries } from './history.queries';

/** What a viewer may not read in a record's history: whole columns, or phone numbers inside them. */
interface Veil {
  hidden: string[];
  /** A value as this viewer reads it. */
  tell: (column: string, value: string | null) => string | null;
}

/** Requests, proposals and rejections: only the agent and admins see them (D31). */
const sharingColumns = ['web_requested', 'draft', 'reject_public_condition', 'reject_web_condition'];

/** Internal to the brokerage (D109). */
const internalColumns = ['internalDescription', 'internal_image', 'files'];

/**
 * Among a house's columns only the customer's name may contain a number. The present customer's name is shown as on the
 * house's page. Any other name is masked as that of an unknown person.
 */
async function namesOf(actor: Actor, houseId: number): Promise<Veil['tell']> {
  const place = (await readCustomersOf(actor, [houseId])).get(houseId);
  return (column, value) => {
    if (column !== 'customer_id' || value === null) return value;
    if (place?.customer.name !== value) return visibleFormerName(actor, houseId, value);
    return visibleText(actor, place.customer, { column: 'name', value, maySee: place.maySee });
  };
}

/** @throws HttpError not_found, forbidden if the actor may not see the record itself */
async function veilOf(actor: Actor, model: HistoryModel, id: number): Promise<Veil> {
  if (model === 'House') {
    const house = await findStanding(id);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canSeeHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
    const hidden = [
      ...(canSetBrokerageRate(actor) ? [] : ['brokerage_rate']),
      ...(canSeeHouseSharing(actor, house) ? [] : sharingColumns),
      ...(canSeeHouseInternals(actor, house) ? [] : internalColumns),
    ];
    return { hidden, tell: await namesOf(actor, id) };
  }
  if (model === 'Form') {
    await takeForm(actor, 'all', id);
    return { hidden: [], tell: (_column, value) => value };
  }
  const customer = await findCustomerOwner(id);
  if (!customer) throw new HttpError('not_found', customerText.notFound);
  // people with a shared need see the numbers, but not what was written about the whole customer (decision 50)
  if (!canSeeCustomer(actor, customer)) throw new HttpError('forbidden', customerText.mayNotSee);
  const maySee = canSeeCustomerPhone(actor, customer) || (await isCustomerSharedWith(actor, id));
  return { hidden: [], tell: (column, value) => visibleText(actor, customer, { column, value, maySee }) };
}

type Listed = Awaited<ReturnType<typeof listEntries>>['list'][number];

function serialize({ entry, editor }: Listed, { tell }: Veil): HistoryEntry {
  const { column, old_value, new_value } = entry;
  return {
    id: entry.id,
    column,
    old_value: tell(column, old_value),
    new_value: tell(column, new_value),
    user: editor && { id: editor.id, name: editor.name, avatar: avatarUrl(editor.profile_picture) },
    created_at: toEpoch(entry.created_at),
  };
}

/**
 * The changes of a record that the actor may see. Phone numbers are masked as everywhere (D24).
 * @throws HttpError not_found, forbidden
 */
export async function readHistory(
  actor: Actor,
  filter: { model: HistoryModel; model_id: number },
  sort: { column: 'column' | 'created_at'; order: 'asc' | 'desc' },
  page: Page,
) {
  const veil = await veilOf(actor, filter.model, filter.model_id);
  const { total, list } = await listEntries({ ...filter, hidden: veil.hidden, sort }, page);
  return pageOf(
    list.map((entry) => serialize(entry, veil)),
    total,
    page,
  );
}
