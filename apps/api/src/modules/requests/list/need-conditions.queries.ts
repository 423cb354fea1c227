import type { NeedFilter } from '@toam/contracts/request/need-filter.schema';
import type { NeedListMode, NeedQuery } from '@toam/contracts/request/request.endpoints';
import { isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeAllNeeds, type Team } from '@toam/domain/need/request-access';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { alive, needsVisibleTo, sharedWith } from '../../need-reach/need-scope.reads';
import { needSorts } from '../need-sorts.schema';
import { requests } from '../request.schema';
import { matchesFilter, matchesSearch } from './request-filter.queries';

/** The tabs of D64. The caller adds the limits of what the actor may see. */
function standsIn(mode: NeedListMode, actor: Actor, team: Team): SQL | undefined {
  if (mode === 'personal') return eq(requests.user_id, actor.id);
  return mode === 'shared' ? sharedWith(actor, team) : undefined;
}

/** A list's query without its order. */
export type NeedListQuery = Omit<NeedQuery, 'sort' | 'order'>;

/** `need_sorts` by the name of `requests`, so that the same conditions ask it. */
export const numbers = alias(needSorts, 'requests');

/** A filter by a column of `need_sorts`. The place stands there otherwise than people read it. */
export const isNumeric = ({ column }: NeedFilter): boolean =>
  column === 'customer' || (column !== 'place' && column in needSorts);

export const isAllNumeric = ({ search, filters }: NeedListQuery): boolean => search === '' && filters.every(isNumeric);

/** Conditions that `need_sorts` can answer; undefined if the actor's rights or the tab are not among them. */
export function numericConditions(actor: Actor, team: Team, { mode, status, filters }: NeedListQuery): SQL | undefined {
  if (!canSeeAllNeeds(actor) || isMarketer(actor) || mode !== 'public') return undefined;
  const numeric = filters.filter(isNumeric).map((filter) => matchesFilter(actor, team, filter));
  return and(sql`true`, status === undefined ? undefined : eq(requests.status, status), ...numeric);
}

/** Every condition of the query, the actor's rights included, except the search. */
export const conditions = (actor: Actor, team: Team, { mode, status, filters }: NeedListQuery): SQL | undefined =>
  and(
    alive,
    needsVisibleTo(actor, team),
    standsIn(mode, actor, team),
    status === undefined ? undefined : eq(requests.status, status),
    ...filters.map((filter) => matchesFilter(actor, team, filter)),
  );

export const everyCondition = (actor: Actor, team: Team, query: NeedListQuery): SQL | undefined =>
  and(conditions(actor, team, query), matchesSearch(actor, team, query.search));
