import { maxCounted } from '@toam/contracts/page';
import { type NeedListMode, needListModes, type NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/need-access';
import { and, type SQL, sql } from 'drizzle-orm';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { alive, needsVisibleTo } from '../../need-scope/need-scope.reads';
import { needSorts } from '../need-sorts.schema';
import { requests } from '../need.schema';
import { pageOfMany, startOf } from './many-needs.queries';
import { conditionsOf, isInNarrow, type NeedListQuery } from './need-conditions.queries';
import { inTurn, nameOf, ordered, ownColumn } from './need-order.queries';
import { type Reader, readerOf } from './need-filter.queries';

/** Needs of the query with the column of their order. */
function foundBy(reader: Reader, query: NeedListQuery, sort: NeedQuery['sort'], limit: number): SQL {
  const table = isInNarrow(query) ? 'need_sorts' : 'requests';
  const from = table === 'need_sorts' ? sql`${needSorts} as ${requests}` : sql`${requests}`;
  const where = conditionsOf(reader, query, table);
  return sql`select ${requests.id}, ${ownColumn(sort)} as key from ${from} where ${where} limit ${limit}`;
}

/** How many needs the query finds in each tab, at most `maxCounted` + 1. */
export async function countTabs(actor: Actor, team: Team, query: Omit<NeedListQuery, 'mode'>) {
  const reader = await readerOf(actor, team, query);
  const found = needListModes.map((mode) => [mode, foundBy(reader, { ...query, mode }, 'id', maxCounted + 1)]);
  return countEach(Object.fromEntries(found) as Record<NeedListMode, SQL>);
}

/**
 * One page of ids, and how many needs there are. A few are found once, then counted and sorted. With many, counting stops at
 * `maxCounted` + 1, and the page is found by its order.
 */
export async function findPage(actor: Actor, team: Team, query: NeedQuery, page: Page) {
  const max = maxCounted + 1;
  const reader = await readerOf(actor, team, query);
  const { key, names } = nameOf(actor, query.sort);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (${foundBy(reader, query, query.sort, max)})
    select total, case when total < ${max} then
      array(select found.id from found ${names} order by ${inTurn(query, key, sql`found.id`)} limit ${page.size} offset ${startOf(page)}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ?? (await pageOfMany(reader, query, page)) };
}

/** Ids of the whole list in its order. With null: all needs that the actor may see, newest first. */
export async function listAllIds(actor: Actor, team: Team, query: NeedQuery | null): Promise<number[]> {
  const found = query
    ? await ordered(actor, query, conditionsOf(await readerOf(actor, team, query), query, 'requests'))
    : await ordered(actor, { sort: 'id', order: 'desc' }, and(alive, needsVisibleTo(actor, team)));
  return found.map(({ id }) => id);
}
