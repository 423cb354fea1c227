import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { NeedHouse, NeedHouseCounts } from '@toam/contracts/request/need-houses.schema';
import { groupOf, type Place } from './group-of';
import { needHouseQueries } from './need-houses.queries';

interface Page {
  total: number;
  list: NeedHouse[];
  counts?: NeedHouseCounts;
}
type Pages = InfiniteData<Page>;

const countKey = ({ priority }: Place): 'main' | 'later' => (priority === 1 ? 'main' : 'later');

function counted(counts: NeedHouseCounts, place: Place, by: 1 | -1): NeedHouseCounts {
  const [group, key] = [groupOf(place.target), countKey(place)];
  return { ...counts, [group]: { ...counts[group], [key]: Math.max(0, counts[group][key] + by) } };
}

const recounted = (counts: NeedHouseCounts, from: Place, to: Place): NeedHouseCounts =>
  counted(counted(counts, from, -1), to, 1);

/** Removes the house from the list and changes all counts. The house appears in its new list when that is read again. */
function withoutMoved(pages: Pages, { house_id, ...from }: NeedHouse, to: Place): Pages {
  const isThere = pages.pages.some(({ list }) => list.some((row) => row.house_id === house_id));
  return {
    ...pages,
    pages: pages.pages.map(({ counts, ...page }) => ({
      ...page,
      total: page.total - (isThere ? 1 : 0),
      list: page.list.filter((row) => row.house_id !== house_id),
      ...(counts && { counts: recounted(counts, from, to) }),
    })),
  };
}

/** Keeps the house in its list, with its new status. */
const inPlace = (pages: Pages, houseId: number, to: Place): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.map((row) => (row.house_id === houseId ? { ...row, ...to } : row)),
  })),
});

/** The previous cache entries, for putting them back. */
export type Before = [QueryKey, unknown][];

/** Shows a move before the API answers, in every loaded list of the need. @returns the previous state */
export function showMove(queries: QueryClient, needId: number, row: NeedHouse, to: Place): Before {
  const queryKey = needHouseQueries.of(needId);
  const before = queries.getQueriesData({ queryKey });
  queries.setQueriesData<Pages>(
    { queryKey: needHouseQueries.lists(needId) },
    (data) => data && withoutMoved(data, row, to),
  );
  queries.setQueriesData<Pages>(
    { queryKey: [...queryKey, 'address'] },
    (data) => data && inPlace(data, row.house_id, to),
  );
  queries.setQueryData<NeedHouse | null>(needHouseQueries.house(needId, row.house_id).queryKey, (one) =>
    one ? { ...one, ...to } : one,
  );
  return before;
}
