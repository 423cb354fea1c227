import type { Actor } from '@toam/domain/actor';
import { and, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { hasRow } from '../../db/rows';
import type { Page } from '../../http/page';
import { houses } from '../houses/house.schema';
import { houseViews } from '../houses/views/house-view.schema';
import { isWebsiteHouse, readingsOf } from '../houses/website/website-house.reads';
import { fits, houseOfTable, needOfRecord, score } from '../needs/matching/need-match.reads';
import type { Need } from '../needs/need.schema';
import { chatMessages } from './chat.schema';

/** A page of houses; `points` only of those that were found by needs. */
export interface FoundHouses {
  total: number;
  list: { id: number; points: number | null }[];
}

const none: FoundHouses = { total: 0, list: [] };

interface Wanted extends Page {
  search: string;
}

/** Counts the houses and selects the page in one statement. @param found with the columns id, points and rank */
async function cut(found: SQL, { page, size }: Page): Promise<FoundHouses> {
  const { rows } = await db().execute<{ total: number; list: FoundHouses['list'] | null }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      (select json_agg(shown) from (
        select id, points from found order by rank desc, id desc limit ${size} offset ${(page - 1) * size}) as shown) as list`);
  return { total: rows[0]?.total ?? 0, list: rows[0]?.list ?? [] };
}

/** Uses the strictest reading of the search that finds something. */
async function firstFound(wanted: Wanted, find: (searched: SQL | undefined) => SQL): Promise<FoundHouses> {
  for (const searched of readingsOf(wanted.search)) {
    const found = await cut(find(searched), wanted);
    if (found.total > 0) return found;
  }
  return none;
}

/** Houses of the website, the newest first. */
export const findNewest = (actor: Actor, wanted: Wanted): Promise<FoundHouses> =>
  firstFound(
    wanted,
    (searched) => sql`
      select ${houses.id}, null::int as points, ${houses.id} as rank from ${houses}
      where ${and(isWebsiteHouse(actor), searched)}`,
  );

/** Houses of the website that the actor opened, the last first. */
export const findOpened = (actor: Actor, wanted: Wanted): Promise<FoundHouses> =>
  firstFound(
    wanted,
    (searched) => sql`
      select ${houses.id}, null::int as points, ${houseViews.last_viewed_at} as rank
      from ${houseViews} join ${houses} on ${houses.id} = ${houseViews.house_id}
      where ${and(eq(houseViews.user_id, actor.id), isWebsiteHouse(actor), searched)}`,
  );

/** Houses that fit one of the needs, with the points of the need that they fit best. */
const fitting = (actor: Actor, needs: Need[], searched: SQL | undefined): SQL => {
  const each = needs.map((need) => {
    const terms = needOfRecord(need);
    return sql`select ${houses.id}, ${score(terms, houseOfTable)} as points from ${houses}
      where ${and(isWebsiteHouse(actor), fits(terms, houseOfTable), searched)}`;
  });
  return sql`select id, max(points)::int as points, max(points) as rank
    from (${sql.join(each, sql` union all `)}) as each group by id`;
};

/** Houses of the website that fit one of the needs, the best first. D61. */
export const findFitting = (actor: Actor, needs: Need[], wanted: Wanted): Promise<FoundHouses> =>
  needs.length === 0 ? Promise.resolve(none) : firstFound(wanted, (searched) => fitting(actor, needs, searched));

/** How many there are. */
export const countFitting = async (actor: Actor, needs: Need[]): Promise<number> =>
  (await findFitting(actor, needs, { search: '', page: 1, size: 0 })).total;

/** When houses were last sent in a conversation, by house. */
export async function readSentMoments(conversationId: string, houseIds: number[]): Promise<Map<number, Date>> {
  if (houseIds.length === 0) return new Map();
  const found = await db()
    .select({ id: chatMessages.house_id, sent: max(chatMessages.created_at) })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation_id, conversationId),
        isNotNull(chatMessages.house_id),
        inArray(chatMessages.house_id, houseIds),
      ),
    )
    .groupBy(chatMessages.house_id);
  return new Map(found.flatMap(({ id, sent }) => (id === null || sent === null ? [] : [[id, sent]])));
}

/** Whether the house may be sent now: it is on the website, and the actor may see it. */
export const isSendable = (actor: Actor, houseId: number): Promise<boolean> =>
  hasRow(houses, and(eq(houses.id, houseId), isWebsiteHouse(actor)));
