import {
  type HouseCountsBody,
  type HouseListBody,
  type HouseListPage,
  maxCountedHouses,
  type UnderstoodPart,
} from '@toam/contracts/house/house-list.endpoints';
import type { Counted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { type HouseListMode, houseListModes } from '@toam/domain/house/house-list-mode';
import { capped } from '../../../db/count-each';
import type { Page } from '../../../http/page';
import { countTabs, findPage } from './house-list.queries';
import { readRows } from '../house-serializer';
import { waysToRead } from './read-house-search';

interface Answer {
  counted: Counted;
  ids: number[];
  understood: UnderstoodPart[];
}

/** Reads the words in the first way that finds something. If none does, it says how they would be understood. */
async function ask(actor: Actor, query: Omit<HouseListBody, 'fetchType'>, page: Page): Promise<Answer> {
  const ways = await waysToRead(query);
  for (const way of ways) {
    const { total, ids } = await findPage(actor, way, page);
    if (total > 0) return { counted: capped(total), ids, understood: way.understood };
  }
  const meant = ways.find(({ understood }) => understood.length > 0);
  return { counted: { total: 0 }, ids: [], understood: meant?.understood ?? [] };
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
    const { counted, ids, understood } = await ask(actor, query, { page: 1, size: maxCountedHouses });
    return { ...counted, total_page: 1, page: 1, list: [], ids, ...(understood.length > 0 && { understood }) };
  }
  const { counted, ids, understood } = await ask(actor, query, fetchType === 'count' ? { page: 1, size: 0 } : page);
  return {
    ...counted,
    total_page: pagesOf(counted, page, ids.length),
    page: page.page,
    // the ids come from columns in memory: what is shown is asked again of the rows themselves
    list: await readRows(actor, ids, (house) => canSeeHouse(actor, house)),
    ...(understood.length > 0 && { understood }),
  };
}

/** How many houses each tab's list holds. A tab where one way to read the words finds nothing uses the next one. D31. */
export async function countHouses(actor: Actor, query: HouseCountsBody): Promise<Record<HouseListMode, Counted>> {
  const totals = new Map<HouseListMode, number>();
  for (const way of await waysToRead(query)) {
    const open = houseListModes.filter((mode) => !totals.get(mode));
    if (open.length === 0) break;
    const counts = await countTabs(actor, open, way);
    for (const mode of open) totals.set(mode, counts[mode]);
  }
  const told = houseListModes.map((mode) => [mode, capped(totals.get(mode) ?? 0)]);
  return Object.fromEntries(told) as Record<HouseListMode, Counted>;
}
