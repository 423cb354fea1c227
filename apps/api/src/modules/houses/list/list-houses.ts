import {
  countHouses,
  type HouseListBody,
  type HouseListPage,
  listHouses as listHousesEndpoint,
  listHousesPlain,
  maxCountedHouses,
  type UnderstoodPart,
} from '@toam/contracts/house/house-list.endpoints';
import type { Counted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { type HouseListMode, houseListModes } from '@toam/domain/house/house-list-mode';
import { readAtOnce } from '../../../db/read-at-once';
import { onlyReads } from '../../../audit/audited';
import { capped } from '../../../db/count-each';
import { handle } from '../../../http/handle';
import type { Page } from '../../../http/page';
import { countTabs, findPage } from './house-list.queries';
import { readRows } from '../house-serializer';
import { waysToRead, type WayToRead } from './read-house-search';

interface Answer {
  counted: Counted;
  ids: number[];
  understood: UnderstoodPart[];
  unmet: string[];
}

/** So many words are looked for one by one. */
const wordsLookedFor = 8;

/** Words that only order the list, because no house of it has them. If each has its houses, but none has all: all of them. D126 */
async function unmetWords(actor: Actor, way: WayToRead<Omit<HouseListBody, 'fetchType'>>): Promise<string[]> {
  if (way.reading !== 'ranks') return [];
  const words = way.search.split(' ').slice(0, wordsLookedFor);
  const totals = await readAtOnce(
    ...words.map(
      (search) => async () => (await findPage(actor, { ...way, search, reading: 'parts' }, { page: 1, size: 0 })).total,
    ),
  );
  const unmet = words.filter((_, at) => totals[at] === 0);
  return unmet.length > 0 ? unmet : [words.join(' ')];
}

/** Reads the words in the first way that finds something. If none does, it says how they would be understood. */
async function ask(actor: Actor, query: Omit<HouseListBody, 'fetchType'>, page: Page): Promise<Answer> {
  const ways = await waysToRead(actor, query);
  for (const way of ways) {
    const { total, ids } = await findPage(actor, way, page);
    if (total === 0) continue;
    const unmet = page.page === 1 ? await unmetWords(actor, way) : [];
    return { counted: capped(total), ids, understood: way.understood, unmet };
  }
  const meant = ways.find(({ understood }) => understood.length > 0);
  return { counted: { total: 0 }, ids: [], understood: meant?.understood ?? [], unmet: [] };
}

/** The number of pages. Behind a capped count, a full page means that there is one more, so scrolling reaches the list's end. */
function pagesOf({ total, total_capped }: Counted, { page, size }: Page, shown: number): number {
  const counted = Math.ceil(total / size);
  return total_capped && shown === size ? Math.max(counted, page + 1) : counted;
}

/** How the search was read, where that says something. */
const readingOf = ({ understood, unmet }: Pick<Answer, 'understood' | 'unmet'>) => ({
  ...(understood.length > 0 && { understood }),
  ...(unmet.length > 0 && { unmet }),
});

/** One page of the tab as this person may see it, or only its count, or all its ids. Specification 1 §7. */
async function listHouses(actor: Actor, { fetchType, ...query }: HouseListBody, page: Page): Promise<HouseListPage> {
  if (fetchType === 'ids') {
    const { counted, ids, ...read } = await ask(actor, query, { page: 1, size: maxCountedHouses });
    return { ...counted, total_page: 1, page: 1, list: [], ids, ...readingOf(read) };
  }
  const { counted, ids, ...read } = await ask(actor, query, fetchType === 'count' ? { page: 1, size: 0 } : page);
  return {
    ...counted,
    total_page: pagesOf(counted, page, ids.length),
    page: page.page,
    // a house may have changed hands since its id was found: the right is asked of the row that is shown
    list: await readRows(actor, ids, (house) => canSeeHouse(actor, house)),
    ...readingOf(read),
  };
}

export const houseListCalls = [
  handle(listHousesPlain, { audit: onlyReads }, ({ actor, body, query }) =>
    listHouses(actor, { ...body, fetchType: 'list' }, query),
  ),
  handle(listHousesEndpoint, { audit: onlyReads }, ({ actor, body, query }) => listHouses(actor, body, query)),
  // How many houses each tab's list holds. A tab where one way to read the words finds nothing uses the next one. D31.
  handle(countHouses, { audit: onlyReads }, async ({ actor, body }) => {
    const totals = new Map<HouseListMode, number>();
    for (const way of await waysToRead(actor, body)) {
      const open = houseListModes.filter((mode) => !totals.get(mode));
      if (open.length === 0) break;
      const counts = await countTabs(actor, open, way);
      for (const mode of open) totals.set(mode, counts[mode]);
    }
    const counted = houseListModes.map((mode) => [mode, capped(totals.get(mode) ?? 0)]);
    return Object.fromEntries(counted) as Record<HouseListMode, Counted>;
  }),
];
