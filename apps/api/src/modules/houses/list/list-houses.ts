import {
  type HouseCountsBody,
  type HouseListBody,
  type HouseListPage,
  maxCountedHouses,
} from '@toam/contracts/house/house-list.endpoints';
import type { Counted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { type HouseListMode, houseListModes } from '@toam/domain/house/house-list-mode';
import { capped } from '../../../db/count-each';
import type { Page } from '../../../http/page';
import { isReadByWords, type SearchReading, searchReadings } from './house-filter.queries';
import { countTabs, findPage } from './house-list.queries';
import { readRows } from '../house-serializer';

/** The readings to try for the query's words, strictest first. */
const readingsOf = (query: Pick<HouseListBody, 'search' | 'filters'>): SearchReading[] =>
  isReadByWords(query) ? searchReadings : searchReadings.slice(0, 1);

/** Uses the strictest reading that finds something. */
async function ask(
  actor: Actor,
  query: Omit<HouseListBody, 'fetchType'>,
  page: Page,
): Promise<{ counted: Counted; ids: number[] }> {
  for (const reading of readingsOf(query)) {
    const { total, ids } = await findPage(actor, { ...query, reading }, page);
    if (total > 0) return { counted: capped(total), ids };
  }
  return { counted: { total: 0 }, ids: [] };
}

/** The number of pages. Behind a capped count, a full page means that there is one more, so scrolling reaches the list's end. */
function pagesOf({ total, total_capped }: Counted, { page, size }: Page, shown: number): number {
  const counted = Math.ceil(total / size);
  return total_capped && shown === size ? Math.max(counted, page + 1) : counted;
}

/** One page of the tab as this person may see it, or only its count, or all its ids. Specification 1 §7. */
export async function listHouses(
  actor: Actor,
  { fetchType, ...query }: HouseListBody,
  page: Page,
): Promise<HouseListPage> {
  if (fetchType === 'ids') {
    const { counted, ids } = await ask(actor, query, { page: 1, size: maxCountedHouses });
    return { ...counted, total_page: 1, page: 1, list: [], ids };
  }
  const { counted, ids } = await ask(actor, query, fetchType === 'count' ? { page: 1, size: 0 } : page);
  return {
    ...counted,
    total_page: pagesOf(counted, page, ids.length),
    page: page.page,
    list: await readRows(actor, ids),
  };
}

/** How many houses each tab's list holds. A tab where the strict reading finds nothing uses a less strict one. D31. */
export async function countHouses(actor: Actor, query: HouseCountsBody): Promise<Record<HouseListMode, Counted>> {
  const totals = new Map<HouseListMode, number>();
  for (const reading of readingsOf(query)) {
    const open = houseListModes.filter((mode) => !totals.get(mode));
    if (open.length === 0) break;
    const counts = await countTabs(actor, open, { ...query, reading });
    for (const mode of open) totals.set(mode, counts[mode]);
  }
  const told = houseListModes.map((mode) => [mode, capped(totals.get(mode) ?? 0)]);
  return Object.fromEntries(told) as Record<HouseListMode, Counted>;
}
