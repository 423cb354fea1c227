import type { NeedFilter } from '@toam/contracts/need/need-filter.schema';
import type { NeedListMode, NeedQuery } from '@toam/contracts/need/need.endpoints';
import { isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeAllNeeds, type Team } from '@toam/domain/need/need-access';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { alive, needsVisibleTo, sharedWith } from '../../need-scope/need-scope.reads';
import { needSorts } from '../need-sorts.schema';
import { requests } from '../need.schema';
import { matchesFilter, matchesSearch } from './need-filter.queries';

/** The tabs of D64. The caller adds the limits of what the actor may see. */
function standsIn(mode: NeedListMode, actor: Actor, team: Team): SQL | undefined {
  if (mode === 'personal') return eq(requests.user_id, actor.id);
  return mode === 'shared' ? sharedWith(actor, team) : undefined;
}

/** A list's query without its order. */
export type NeedListQuery = Omit<NeedQuery, 'sort' | 'order'>;

/** `need_sorts` by the name of `requests`, so that the same conditions ask it. */
export const narrow = alias(needSorts, 'requests');

/** A filter by a column of `need_sorts`. */
const isNarrow = ({ column }: NeedFilter): boolean => column === 'customer' || column in needSorts;

/** What `need_sorts` does not know of the query; of notes it knows in which needs they may be. */
export const otherFilters = ({ filters }: NeedListQuery): NeedFilter[] => filters.filter((one) => !isNarrow(one));

/** Whether everybody's needs are asked for. Those of a few people are found sooner by their index. */
const asksForAll = (actor: Actor, mode: NeedListMode): boolean =>
  mode === 'public' && canSeeAllNeeds(actor) && !isMarketer(actor);

/** Conditions for `need_sorts`, except the search and other filters; undefined if so few needs are asked for that `requests` finds them. */
export function narrowConditions(actor: Actor, team: Team, query: NeedListQuery): SQL | undefined {
  const { mode, status, filters } = query;
  if (!asksForAll(actor, mode)) return undefined;
  return and(
    sql`true`,
    status === undefined ? undefined : eq(requests.status, status),
    ...filters
      .filter((filter) => isNarrow(filter) || filter.column === 'description')
      .map((filter) => matchesFilter(actor, team, filter, 'need_sorts')),
  );
}

/** What `need_sorts` does not know, asked of `requests`. */
export function matchesOthers(actor: Actor, team: Team, query: NeedListQuery): SQL | undefined {
  const others = otherFilters(query);
  if (others.length === 0) return undefined;
  const where = and(alive, ...others.map((filter) => matchesFilter(actor, team, filter)));
  return inArray(requests.id, db().select({ id: requests.id }).from(requests).where(where));
}

/** Every condition of the query for `requests`, the actor's rights included. */
export const everyCondition = (actor: Actor, team: Team, query: NeedListQuery): SQL | undefined =>
  and(
    alive,
    needsVisibleTo(actor, team),
    standsIn(query.mode, actor, team),
    query.status === undefined ? undefined : eq(requests.status, query.status),
    ...query.filters.map((filter) => matchesFilter(actor, team, filter)),
    matchesSearch(actor, team, query.search, 'requests'),
  );
