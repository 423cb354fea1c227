import type { HouseFilter } from '@toam/contracts/house/house-filter.schema';
import type { HouseListBody } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { is, not } from '../condition';
import type { HouseCondition, HouseKey } from '../house-condition.queries';
import {
  filterCondition,
  hasLabel,
  isNewerThan,
  searchCondition,
  type SearchReading,
  standsInBounds,
  statusCondition,
} from './house-filter';

/** What a list asks for, and how strictly its words are read. */
export type HouseConditions = Omit<HouseListBody, 'fetchType' | 'column' | 'direction'> & {
  reading: SearchReading;
  /** What none of them may be: 'trừ quận 12'. */
  ruledOut?: HouseFilter[];
  /** None but these: the houses of an owner's number. */
  among?: number[];
};

const opposite = (condition: HouseCondition | undefined): HouseCondition | undefined => condition && not(condition);

/** What a query asks of a house beyond its tab. */
export function queryOf(actor: Actor, query: Omit<HouseConditions, 'mode'>): HouseCondition[] {
  const conditions = [
    query.role === 'personal' ? is<HouseKey>('user_id', actor.id) : undefined,
    query.project_id ? is<HouseKey>('project_id', query.project_id) : undefined,
    query.bounds ? standsInBounds(query.bounds) : undefined,
    typeof query.newer_than === 'number' ? isNewerThan(query.newer_than) : undefined,
    statusCondition(actor, query.status),
    query.tagSearch.length ? hasLabel(query.tagSearch) : undefined,
    ...query.filters.map((filter) => filterCondition(filter, query.reading)),
    ...(query.ruledOut ?? []).map((filter) => opposite(filterCondition(filter, query.reading))),
    query.among && { ids: query.among },
    query.search ? searchCondition(query.search, query.reading) : undefined,
  ];
  return conditions.filter((one) => one !== undefined);
}
