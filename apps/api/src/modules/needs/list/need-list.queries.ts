import { maxCounted } from '@toam/contracts/page';
import { type NeedListMode, needListModes, type NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/need-access';
import { and, type SQL, sql } from 'drizzle-orm';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { alive, needsVisibleTo } from '../../need-scope/need-scope.reads';
import { requests } from '../need.schema';
import { pageOfMany, startOf } from './many-needs.queries';
import {
  everyCondition,
  matchesOthers,
  narrowConditions,
  type NeedListQuery,
  otherFilters,
} from './need-conditions.queries';
import { inTurn, nameOf, ordered, ownColumn } from './need-order.queries';
import { searchBranches } from './need-filter.queries';

/** Whether the words of a search or of a note find few needs; `need_sorts` has their index. */
const asksWords = ({ search, filters }: NeedListQuery): boolean =>
  search !== '' || filters.some(({ column }) => column === 'description');

/** Needs of the query, each once, with the column of their order. `need_sorts` finds them if it knows all that is asked, or the words. */
function foundBy(actor: Actor, team: Team, query: NeedListQuery, sort: NeedQuery['sort'], limit: number): SQL {
  const where = narrowConditions(actor, team, query);
  const isInNarrow = where && (asksWords(query) || otherFilters(query).length === 0);
  const key = ownColumn(sort, isInNarrow ? 'need_sorts' : 'requests');
  if (!isInNarrow)
    return sql`select ${requests.id}, ${key} as key from ${requests} where ${everyCondition(actor, team, query)} limit ${limit}`;
  const others = matchesOthers(actor, team, query);
  const parts = searchBranches(actor, team, query.search).map(({ from, where: words }, at) => {
    // what the first finds alone may be more than is counted
    const isWanted = at === 0 ? undefined : sql`(select count(*) from part_0) < ${limit}`;
    return sql`${named(at)} as materialized (
      select ${requests.id}, ${key} as key from ${from} where ${and(isWanted, where, words, others)} limit ${limit})`;
  });
  const all = parts.map((_part, at) => sql`select * from ${named(at)}`);
  return sql`with ${sql.join(parts, sql`, `)} select * from (${sql.join(all, sql` union `)}) as parts limit ${limit}`;
}

const named = (part: number): SQL => sql.raw(`part_${part}`);

/** How many needs the query finds in each tab, at most `maxCounted` + 1. */
export function countTabs(actor: Actor, team: Team, query: Omit<NeedListQuery, 'mode'>) {
  const found = needListModes.map((mode) => [mode, foundBy(actor, team, { ...query, mode }, 'id', maxCounted + 1)]);
  return countEach(Object.fromEntries(found) as Record<NeedListMode, SQL>);
}

/**
 * One page of ids, and how many needs there are. A few are found once, then counted and sorted. With many, counting stops at
 * `maxCounted` + 1, and the page is found by its order.
 */
export async function findPage(actor: Actor, team: Team, query: NeedQuery, page: Page) {
  const max = maxCounted + 1;
  const { key, names } = nameOf(actor, query.sort);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (${foundBy(actor, team, query, query.sort, max)})
    select total, case when total < ${max} then
      array(select found.id from found ${names} order by ${inTurn(query, key, sql`found.id`)} limit ${page.size} offset ${startOf(page)}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ?? (await pageOfMany(actor, team, query, page)) };
}

/** Ids of the whole list in its order. With null: all needs that the actor may see, newest first. */
export async function listAllIds(actor: Actor, team: Team, query: NeedQuery | null): Promise<number[]> {
  const found = query
    ? await ordered(actor, query, everyCondition(actor, team, query))
    : await ordered(actor, { sort: 'id', order: 'desc' }, and(alive, needsVisibleTo(actor, team)));
  return found.map(({ id }) => id);
}
