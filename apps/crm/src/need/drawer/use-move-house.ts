import { useMutation, useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { updateHousePriority, updateHouseStatus } from '@toam/contracts/need/need-houses.endpoints';
import type { NeedHead, NeedHouse, NeedHouseCounts } from '@toam/contracts/need/need-houses.schema';
import { restoreRecommendation } from '@toam/contracts/need/match-moves.endpoints';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { toast } from '@toam/ui/core';
import { type Place, tabName, groupOf } from './need-drawer.search';
import { houseLine } from './house-labels';
import { needHouseQueries } from './need-houses.queries';

interface Move {
  row: NeedHouse;
  to: Place;
}

/** Sends a move with the state that was shown. If a colleague was faster, the API refuses it. */
function send(head: Pick<NeedHead, 'id' | 'customer'>, house_id: number, from: Place, to: Place): Promise<unknown> {
  const [customer_id, request_id, previousTarget] = [head.customer.id, head.id, from.target];
  const pair = { house_id, customer_id, request_id, previousTarget };
  if (to.target === from.target)
    return call(updateHousePriority, {
      body: { houseId: house_id, customerId: customer_id, request_id, previousTarget, priority: to.priority },
    });
  if (to.target === null && to.priority === 1) return call(restoreRecommendation, { body: pair });
  return call(updateHouseStatus, { body: { ...pair, status: to.target, priority: to.priority } });
}

/** The toast of a move. */
function movedText({ row, to }: Move): string {
  const address = houseLine(row.house);
  if (to.target !== row.target) return to.target === null ? text.restored : text.moved(address, tabName(to.target));
  return to.priority === 0 ? text.setAside(address) : text.takenBack(address, tabName(to.target));
}

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
type Before = [QueryKey, unknown][];

/** Shows a move before the API answers, in every loaded list of the need. @returns the previous state */
function showMove(queries: QueryClient, needId: number, row: NeedHouse, to: Place): Before {
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

/**
 * Moves a house to another tab, or to 'Quan tâm sau' and back. The screen changes at once, with an undo for 10 s. A
 * refusal (no right, or a colleague was faster) puts it back and shows the reason. Specification 2 §4.
 */
export function useMoveHouse(head: Pick<NeedHead, 'id' | 'customer'>) {
  const queries = useQueryClient();
  const refresh = () => {
    // Lists of needs and houses show counts per status.
    void queries.invalidateQueries({ queryKey: ['request'], refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: ['house'], refetchType: 'none' });
    return queries.invalidateQueries({ queryKey: needHouseQueries.of(head.id) });
  };
  return useMutation<unknown, Error, Move, { before: Before }>({
    mutationFn: ({ row, to }) => send(head, row.house_id, row, to),
    onMutate: async ({ row, to }) => {
      await queries.cancelQueries({ queryKey: needHouseQueries.of(head.id) });
      return { before: showMove(queries, head.id, row, to) };
    },
    onError: (_error, _move, context) => context?.before.forEach(([key, data]) => queries.setQueryData(key, data)),
    onSuccess: (_moved, move) => {
      const { row, to } = move;
      toast.undo(movedText(move), async () => {
        await send(head, row.house_id, to, row);
        toast.success(text.undone);
        await refresh();
      });
    },
    onSettled: refresh,
  });
}
