import { readCustomerTimeline } from '@toam/contracts/customer/customer-page.endpoints';
import type { CustomerEvent, DealStep, HouseMention } from '@toam/contracts/customer/customer-page.schema';
import { needStatusText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { NeedStatus } from '@toam/domain/need-values';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { readContactRows } from '../contacts/contacts.reads';
import { visibleText } from '../customers/visible-customer.reads';
import { readHouseNames, readVisibleIds } from '../houses/houses.reads';
import { findNeeds, summariesOf } from '../needs/needs.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { findCreators } from './creators.queries';
import { reachCustomer, type Reached } from './reached-customer';
import { findPageRows, type PageRows } from './page-rows.queries';
import type { DealHappening } from './deal-steps.queries';
import { type Happening, type HappeningKind, listHappenings } from './timeline.queries';

/** All records that a page of events names. */
interface Around {
  told: PageRows;
  staff: Awaited<ReturnType<typeof readStaffNames>>;
  houses: Map<number, HouseMention>;
  contacts: Awaited<ReturnType<typeof readContactRows>>;
  needs: Awaited<ReturnType<typeof summariesOf>>;
  /** Needs that the viewer may see. */
  seenNeeds: Set<number>;
  /** Creators of the records that the page reports as created. */
  creators: Record<'customer' | 'needs' | 'houses', Map<number, number | null>>;
}

const idsOf = (happenings: Happening[], kind: HappeningKind): number[] =>
  happenings.flatMap((one) => (one.kind === kind ? one.ids : []));

/** Houses by id. For a house that the viewer may not see, only its id. */
async function mention(actor: Actor, ids: number[]): Promise<Map<number, HouseMention>> {
  const names = await readHouseNames(await readVisibleIds(actor, ids));
  return new Map(ids.map((id) => [id, names.get(id) ?? { id, title: null, address: null }]));
}

async function lookAround({ actor, team, customer }: Reached, happenings: Happening[]): Promise<Around> {
  const told = await findPageRows((kind) => idsOf(happenings, kind));
  const moved = [...told.moves.values(), ...told.visits.values()];
  const needs = await findNeeds([
    ...idsOf(happenings, 'need-created'),
    ...moved.flatMap(({ request_id }) => request_id ?? []),
  ]);
  const seen = [...needs.values()].filter((need) => canSeeNeed(actor, need, team));
  const creators = {
    customer: await findCreators('Customer', [customer]),
    needs: await findCreators('Request', seen),
    houses: await findCreators('House', [...told.houses.values()]),
  };
  const steps = Object.values(told.deals).flatMap((of) => [...of.values()]);
  const makers = Object.values(creators).flatMap((of) => [...of.values()]);
  const actors = [...told.entries.values(), ...moved, ...told.merges.values()].map(({ user_id }) => user_id);
  const chatters = [...told.chats.values()].flatMap(({ staff }) => staff);
  const dealers = steps.flatMap(({ by, staff_id }) => [by, staff_id]);
  return {
    told,
    creators,
    staff: await readStaffNames([...actors, ...makers, ...dealers, ...chatters].flatMap((id) => id ?? [])),
    houses: await mention(actor, [...told.houses.keys(), ...[...moved, ...steps].map(({ house_id }) => house_id)]),
    contacts: await readContactRows(actor, idsOf(happenings, 'contact')),
    needs: await summariesOf(seen),
    seenNeeds: new Set(seen.map(({ id }) => id)),
  };
}

type Teller = (reached: Reached, around: Around, happening: Happening) => CustomerEvent | null;

const keyOf = ({ kind, ids }: Happening) => `${kind}-${ids[0]}`;
const base = ({ staff }: Around, happening: Happening, by: number | null) => ({
  key: keyOf(happening),
  at: happening.at,
  by: personOf(staff, by),
});

/** A value without the numbers that the viewer may not see. D24. */
const masked = <V extends string | null>({ actor, customer, maySeePhones }: Reached, column: string, value: V): V =>
  visibleText(actor, customer, { column, value, maySee: maySeePhones });

type Change = Extract<CustomerEvent, { kind: 'edited' }>['changes'][number];

const changesOf = (reached: Reached, entries: Change[]): Change[] =>
  entries.map(({ column, old_value, new_value }) => ({
    column,
    old_value: masked(reached, column, old_value),
    new_value: masked(reached, column, new_value),
  }));

const seenNeed = ({ seenNeeds }: Around, id: number | null) => (id !== null && seenNeeds.has(id) ? id : null);

/** What happened to a share of a deal. */
const dealTeller =
  (kind: DealHappening, step: DealStep): Teller =>
  (_reached, around, happening) => {
    const row = around.told.deals[kind].get(happening.ids[0]!);
    const house = row && around.houses.get(row.house_id);
    const staff = row && personOf(around.staff, row.staff_id);
    if (!house || !staff) return null;
    const { share_id: transaction_id, code, amount } = row;
    const share = { transaction_id, code, house, staff, day: dayStart(row.day), amount };
    return { ...base(around, happening, row.by), kind: 'deal', step, ...share };
  };

/** How each kind becomes an event; null if its row was deleted in the meantime. */
const tellers: { [K in HappeningKind]: Teller } = {
  created: ({ customer }, around, happening) => ({
    ...base(around, happening, around.creators.customer.get(customer.id) ?? null),
    kind: 'created',
  }),
  edited: (reached, around, happening) => {
    const entries = happening.ids.flatMap((id) => around.told.entries.get(id) ?? []);
    const [first] = entries;
    if (!first) return null;
    return { ...base(around, happening, first.user_id), kind: 'edited', changes: changesOf(reached, entries) };
  },
  merged: (reached, around, happening) => {
    const merge = around.told.merges.get(happening.ids[0]!);
    if (!merge) return null;
    const changes = changesOf(reached, merge.changes);
    const name = masked(reached, 'name', merge.name);
    return { ...base(around, happening, merge.user_id), kind: 'merged', name, is_undone: merge.is_undone, changes };
  },
  'need-created': (_reached, around, happening) => {
    const need = around.needs.get(happening.ids[0]!);
    if (!need) return null;
    return { ...base(around, happening, around.creators.needs.get(need.id) ?? null), kind: 'need-created', need };
  },
  'need-status': (_reached, around, happening) => {
    const entry = around.told.entries.get(happening.ids[0]!);
    if (!entry) return null;
    const status =
      entry.new_value === needStatusText[NeedStatus.resolved] ? NeedStatus.resolved : NeedStatus.unresolved;
    return { ...base(around, happening, entry.user_id), kind: 'need-status', need_id: entry.model_id, status };
  },
  'house-added': (_reached, around, happening) => {
    const house = around.told.houses.get(happening.ids[0]!);
    const named = house && around.houses.get(house.id);
    if (!named) return null;
    return {
      ...base(around, happening, around.creators.houses.get(house.id) ?? null),
      kind: 'house-added',
      house: named,
    };
  },
  moved: (_reached, around, happening) => {
    const move = around.told.moves.get(happening.ids[0]!);
    const house = move && around.houses.get(move.house_id);
    if (!house) return null;
    const { previous_target, target, priority, request_id, user_id } = move;
    const need_id = seenNeed(around, request_id);
    return { ...base(around, happening, user_id), kind: 'moved', house, previous_target, target, priority, need_id };
  },
  visit: (reached, around, happening) => {
    const visit = around.told.visits.get(happening.ids[0]!);
    const house = visit && around.houses.get(visit.house_id);
    if (!house) return null;
    const note = masked(reached, 'description', visit.note);
    return { ...base(around, happening, visit.user_id), kind: 'visit', house, note };
  },
  contact: (_reached, around, happening) => {
    const contact = around.contacts.get(happening.ids[0]!);
    return contact ? { ...base(around, happening, null), kind: 'contact', contact } : null;
  },
  chat: (_reached, around, happening) => {
    const day = around.told.chats.get(happening.ids[0]!);
    if (!day) return null;
    const staff = day.staff.flatMap((id) => personOf(around.staff, id) ?? []);
    return { ...base(around, happening, null), kind: 'chat', ...day, staff };
  },
  'deal-recorded': dealTeller('deal-recorded', 'recorded'),
  'deal-collected': dealTeller('deal-collected', 'collected'),
  'deal-cancelled': dealTeller('deal-cancelled', 'cancelled'),
};

/**
 * The events of a customer, newest first, as far as this person may see them. Each event follows the access rule of its
 * record. Phone numbers are shown only to people who may see them. D19, D24.
 * @throws HttpError not_found, forbidden
 */
export const readTimelineCall = handle(readCustomerTimeline, async ({ actor, params: { id }, query: page }) => {
  const reached = await reachCustomer(actor, id);
  const { total, list } = await listHappenings(reached, page);
  const around = await lookAround(reached, list);
  return pageOf(
    list.flatMap((happening) => tellers[happening.kind](reached, around, happening) ?? []),
    total,
    page,
  );
});
