import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { updateHousePriority, updateHouseStatus } from '@toam/contracts/request/need-houses.endpoints';
import type { NeedHead, NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { restoreRecommendation } from '@toam/contracts/request/recommend.endpoints';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { toast } from '@toam/ui/core';
import { type Place, tabName } from './group-of';
import { houseLine } from './house-labels';
import { type Before, showMove } from './moved-houses';
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
function said({ row, to }: Move): string {
  const address = houseLine(row.house);
  if (to.target !== row.target) return to.target === null ? text.restored : text.moved(address, tabName(to.target));
  return to.priority === 0 ? text.setAside(address) : text.takenBack(address, tabName(to.target));
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
      toast.undo(said(move), async () => {
        await send(head, row.house_id, to, row);
        toast.success(text.undone);
        await refresh();
      });
    },
    onSettled: refresh,
  });
}
