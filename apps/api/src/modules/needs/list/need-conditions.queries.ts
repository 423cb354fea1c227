import type { NeedFilter } from '@toam/contracts/need/need-filter.schema';
import type { NeedListMode, NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/need-access';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { alive, needsVisibleTo, sharedWith } from '../../need-scope/need-scope.reads';
import { needSorts } from '../need-sorts.schema';
import { requests } from '../need.schema';
import { matchesFilter, matchesSearch, type NeedTable, type Reader } from './need-filter.queries';

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

/** What `need_sorts` does not know of the query. */
export const otherFilters = ({ filters }: NeedListQuery): NeedFilter[] => filters.filter((one) => !isNarrow(one));

/** Whether `need_sorts` holds all that is asked. */
export const isInNarrow = ({ filters }: NeedListQuery): boolean => filters.every(isNarrow);

const mayRead = ({ actor, team }: Reader, mode: NeedListMode): SQL | undefined =>
  and(needsVisibleTo(actor, team), standsIn(mode, actor, team));

const stands = (status: NeedQuery['status']): SQL | undefined =>
  status === undefined ? undefined : eq(requests.status, status);

/** Conditions of the query. Of `need_sorts` only what it holds is asked. */
export const conditionsOf = (
  reader: Reader,
  { mode, status, search, filters }: NeedListQuery,
  table: NeedTable,
): SQL | undefined =>
  and(
    table === 'requests' ? alive : sql`true`, // an admin who filters nothing has no other condition
    mayRead(reader, mode),
    stands(status),
    ...filters
      .filter((filter) => table === 'requests' || isNarrow(filter))
      .map((filter) => matchesFilter(reader, filter, table)),
    matchesSearch(reader, search, table),
  );
