import type { HistoryEntry, HistoryModel } from '@toam/contracts/history/history.endpoints';
import { customerText } from '@toam/contracts/texts/customer';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer-access';
import { canSeeHouse, canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house-access';
import { maskPhone } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { type Page, pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { findCustomerOwner } from '../customers/customers.reads';
import { findStanding } from '../houses/houses.reads';
import { avatarUrl } from '../users/users.reads';
import { listEntries } from './history.queries';

/** What a viewer may not read in a record's history: whole columns, or the numbers in them. */
interface Veil {
  hidden: string[];
  masksPhones: boolean;
}

/** What was asked for, proposed and rejected: the agent's and the admins' business (D31). */
const sharingColumns = ['web_requested', 'draft', 'reject_public_condition', 'reject_web_condition'];

/** @throws Refusal not_found, forbidden where the actor may not see the record itself */
async function veilOf(actor: Actor, model: HistoryModel, id: number): Promise<Veil> {
  if (model === 'House') {
    const house = await findStanding(id);
    if (!house) throw new Refusal('not_found', houseText.notFound);
    if (!canSeeHouse(actor, house)) throw new Refusal('forbidden', houseText.mayNotSee);
    const hidden = [
      ...(canSetBrokerageRate(actor) ? [] : ['brokerage_rate']),
      ...(canSeeHouseSharing(actor, house) ? [] : sharingColumns),
    ];
    return { hidden, masksPhones: false };
  }
  const customer = await findCustomerOwner(id);
  if (!customer) throw new Refusal('not_found', customerText.notFound);
  if (!canSeeCustomer(actor, customer)) throw new Refusal('forbidden', customerText.mayNotSee);
  return { hidden: [], masksPhones: !canSeeCustomerPhone(actor, customer) };
}

type Listed = Awaited<ReturnType<typeof listEntries>>['list'][number];

function toWire({ entry, editor }: Listed, veil: Veil): HistoryEntry {
  const maySee = !(veil.masksPhones && entry.column.startsWith('phone_number'));
  return {
    id: entry.id,
    column: entry.column,
    old_value: maySee ? entry.old_value : maskPhone(entry.old_value, false),
    new_value: maySee ? entry.new_value : maskPhone(entry.new_value, false),
    user: editor && { id: editor.id, name: editor.name, avatar: avatarUrl(editor.profile_picture) },
    created_at: toEpoch(entry.created_at),
  };
}

/**
 * What was changed on a record that the actor may see, phones masked as everywhere (D24).
 * @throws Refusal not_found, forbidden
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
    list.map((entry) => toWire(entry, veil)),
    total,
    page,
  );
}
