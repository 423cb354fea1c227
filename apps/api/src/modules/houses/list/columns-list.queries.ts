import type { Actor } from '@toam/domain/actor';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { and, inArray, isNull } from 'drizzle-orm';
import { all, any } from '../../../columnar/condition';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { askCounts, askPage, type FoundPage, hasColumns } from '../../../columnar/ask-columns';
import { houseSource } from '../columns/house-source';
import type { HouseCondition } from '../house-condition.queries';
import { branchesOf } from '../house-scope';
import { tags } from '../../tags/tag.schema';
import { askedOf, type HouseConditions } from './asked-of-houses';
import { hasLabel, hitPoints, orderingKey } from './house-filter';
import { type HouseQuery, isRanked } from './house-order.queries';

/** The columns know of labels by their ids only, deleted ones, too. */
async function withLiveTags(condition: HouseCondition): Promise<HouseCondition> {
  if (!('overlaps' in condition) || condition.column !== 'house_tag') return condition;
  const live = db()
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, condition.overlaps.map(Number)), isNull(tags.deleted_at)));
  return hasLabel((await live).map(({ id }) => id));
}

/** What a query asks of a house beyond its tab. */
const askedOfColumns = async (actor: Actor, query: Omit<HouseConditions, 'mode'>) =>
  all(...(await Promise.all(askedOf(actor, query).map(withLiveTags))));

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(actor: Actor, query: HouseQuery, page: Page): Promise<FoundPage | undefined> {
  if (!hasColumns(houseSource)) return undefined;
  const where = all(any(...branchesOf(query.mode, actor)), await askedOfColumns(actor, query));
  const byColumn = { column: orderingKey(query.column), direction: query.direction };
  const isByPoints = isRanked(query) && page.size > 0;
  const order = isByPoints
    ? ({ points: hitPoints(query.search, query.reading), direction: 'desc' } as const)
    : byColumn;
  return askPage(houseSource, where, order, page);
}

/** `countTabs` from columns in memory; undefined if they cannot answer. */
export async function countTabsInColumns(
  actor: Actor,
  modes: HouseListMode[],
  query: Omit<HouseConditions, 'mode'>,
): Promise<Record<HouseListMode, number> | undefined> {
  if (!hasColumns(houseSource)) return undefined;
  const where = await askedOfColumns(actor, query);
  const tabs = modes.map((mode): [string, HouseCondition] => [mode, any(...branchesOf(mode, actor))]);
  return askCounts(houseSource, where, Object.fromEntries(tabs) as Record<HouseListMode, HouseCondition>);
}
