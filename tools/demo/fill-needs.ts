import { needHistoryText } from '@toam/contracts/need/need.text';
import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { contactRequests } from '../../apps/api/src/modules/contacts/contact.schema';
import { historyEntries } from '../../apps/api/src/history/history.schema';
import { recommendationMoves, recommendations } from '../../apps/api/src/modules/matches/match.schema';
import { requests } from '../../apps/api/src/modules/needs/need.schema';
import type { Brokerage } from './brokerage';
import type { People } from './fill-houses';
import { insertInParts, writeInParts } from './rows';

/** Writes needs, showings and contact requests from the website, and updates the counters of houses (D53). */
export async function insertNeeds(brokerage: Brokerage, people: People, houseIds: number[]): Promise<void> {
  const { needs, calendar } = brokerage;
  const rows = needs.map(({ row, customer, agent, staff, created }) => ({
    ...row,
    customer_id: people.customers[customer]!,
    user_id: people.staff[agent]!,
    staff: staff.map((one) => people.staff[one]!),
    created_at: created,
    updated_at: created,
  }));
  const needIds = await insertInParts(rows, (part) =>
    db().insert(requests).values(part).returning({ id: requests.id }),
  );
  await writeInParts(
    needIds.map((model_id, at) => ({
      model: 'Request' as const,
      model_id,
      column: 'created_at',
      new_value: needHistoryText.created,
      user_id: rows[at]!.user_id,
      created_at: rows[at]!.created_at,
    })),
    (part) => db().insert(historyEntries).values(part),
  );
  await insertShowings(brokerage, people, houseIds, needIds);
  await writeInParts(
    brokerage.contacts.map(({ house, at, handled, ...contact }) => ({
      ...contact,
      house_id: houseIds[house]!,
      phone: contact.phone_number,
      status: handled ? (1 as const) : (0 as const),
      handled_by: handled ? people.staff[brokerage.houses[house]!.agent]! : null,
      handled_at: handled ? new Date(Math.min(at.getTime() + 5_400_000, calendar.now.getTime())) : null,
      created_at: at,
    })),
    (part) => db().insert(contactRequests).values(part),
  );
}

async function insertShowings(
  { needs, showings }: Brokerage,
  people: People,
  houseIds: number[],
  needIds: number[],
): Promise<void> {
  const pairs = showings.map(({ need, house, steps, visit, note }) => ({
    pair: {
      customer_id: people.customers[needs[need]!.customer]!,
      house_id: houseIds[house]!,
      request_id: needIds[need]!,
      user_id: people.staff[needs[need]!.agent]!,
    },
    steps,
    visit_at: visit,
    note,
  }));
  await writeInParts(
    pairs.map(({ pair, steps, visit_at, note }) => {
      const { target, at } = steps.at(-1)!;
      return { ...pair, target, visit_at, note, moved_at: at, created_at: steps[0]!.at };
    }),
    (part) => db().insert(recommendations).values(part),
  );
  const moves = pairs.flatMap(({ pair, steps }) =>
    steps.map(({ target, at }, step) => ({
      ...pair,
      previous_target: steps[step - 1]?.target ?? null,
      target,
      created_at: at,
    })),
  );
  moves.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await writeInParts(moves, (part) => db().insert(recommendationMoves).values(part));
  await db().execute(sql`
    update houses set recommend_quantity = counted.offered, seen_quantity = counted.seen
    from (select house_id, count(*) filter (where target = 1) as offered, count(*) filter (where target = 2) as seen
      from recommendations group by house_id) as counted
    where houses.id = counted.house_id`);
}
