import { type HouseListBody, type HouseListPage, mostCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { searchReadings } from './house-filter.queries';
import { countHouses, type HouseQuestion, listIds } from './house-list.queries';
import { readRows } from './house-wire';

interface Page {
  page: number;
  size: number;
}

interface Counted {
  total: number;
  total_capped?: boolean;
}

/** Reads the search as strictly as finds something, and counts what it finds. */
async function count(
  actor: Actor,
  asked: Omit<HouseListBody, 'fetchType'>,
): Promise<{ counted: Counted; question: HouseQuestion }> {
  let question: HouseQuestion = { ...asked, reading: 'words' };
  let total = 0;
  for (const reading of searchReadings) {
    question = { ...asked, reading };
    total = await countHouses(actor, question);
    if (total > 0 || !asked.search) break;
  }
  const counted = total > mostCountedHouses ? { total: mostCountedHouses, total_capped: true } : { total };
  return { counted, question };
}

/**
 * How many pages there are. Behind a capped count they go on as long as pages come full, so that scrolling never ends
 * before the list does.
 */
function pagesOf({ total, total_capped }: Counted, { page, size }: Page, shown: number): number {
  const counted = Math.ceil(total / size);
  return total_capped && shown === size ? Math.max(counted, page + 1) : counted;
}

/** One page of the tab as this person may see it, its size, or all its ids. Specification 1 §7. */
export async function listHouses(
  actor: Actor,
  { fetchType, ...asked }: HouseListBody,
  page: Page,
): Promise<HouseListPage> {
  const { counted, question } = await count(actor, asked);
  if (fetchType === 'ids') {
    const ids = await listIds(actor, question, { page: 1, size: mostCountedHouses });
    return { ...counted, total_page: 1, page: 1, list: [], ids };
  }
  const ids = fetchType === 'count' || counted.total === 0 ? [] : await listIds(actor, question, page);
  return {
    ...counted,
    total_page: pagesOf(counted, page, ids.length),
    page: page.page,
    list: await readRows(actor, ids),
  };
}
