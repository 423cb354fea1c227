import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { and, inArray, isNull } from 'drizzle-orm';
import { all, any } from '../../../columnar/condition';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { askHouseColumns, hasHouseColumns } from '../columns/answer-houses';
import type { HouseQuestion } from '../columns/house-columns';
import type { HouseCondition, HouseKey } from '../house-condition.queries';
import { branchesOf } from '../house-scope';
import { tags } from '../../tags/tag.schema';
import { askedOf, type HouseConditions } from './asked-of-houses';
import { hitPoints, storedColumn } from './house-filter';
import { type HouseQuery, isRanked } from './house-order.queries';

const newest = { column: 'id', direction: 'desc' } as const;

/** The columns know of labels by their ids only, deleted ones, too. */
async function withLiveTags(condition: HouseCondition): Promise<HouseCondition> {
  if (!('tags' in condition) || condition.tags.length === 0) return condition;
  const live = db()
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, [...condition.tags]), isNull(tags.deleted_at)));
  return { tags: (await live).map(({ id }) => id) };
}

/** What a query asks of a house beyond its tab. */
const askedOfColumns = async (actor: Actor, query: Omit<HouseConditions, 'mode'>) =>
  all(...(await Promise.all(askedOf(actor, query).map(withLiveTags))));

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(
  actor: Actor,
  query: HouseQuery,
  page: Page,
): Promise<{ total: number; ids: number[] } | undefined> {
  if (!hasHouseColumns()) return undefined;
  const where = all(any(...branchesOf(query.mode, actor)), await askedOfColumns(actor, query));
  const offset = (page.page - 1) * page.size;
  const ask = (order: HouseQuestion['order']) =>
    askHouseColumns({ where, counts: {}, order, offset, limit: page.size });
  const byColumn = { column: storedColumn(query.column) as HouseKey, direction: query.direction };
  const isByPoints = isRanked(query) && page.size > 0;
  const found = await ask(isByPoints ? { points: hitPoints(query.search), direction: 'desc' } : byColumn);
  return found && { total: Math.min(found.total, maxCountedHouses + 1), ids: found.ids };
}

/** `countTabs` from columns in memory; undefined if they cannot answer. */
export async function countTabsInColumns(
  actor: Actor,
  modes: HouseListMode[],
  query: Omit<HouseConditions, 'mode'>,
): Promise<Record<HouseListMode, number> | undefined> {
  if (!hasHouseColumns()) return undefined;
  const where = await askedOfColumns(actor, query);
  const counts = Object.fromEntries(modes.map((mode) => [mode, any(...branchesOf(mode, actor))]));
  const found = await askHouseColumns({ where, counts, order: newest, offset: 0, limit: 0 });
  if (!found) return undefined;
  const capped = Object.entries(found.counts).map(([mode, count]) => [mode, Math.min(count, maxCountedHouses + 1)]);
  return Object.fromEntries(capped) as Record<HouseListMode, number>;
}
