import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/request/recommend.endpoints';
import type { HouseCustomer } from '@toam/contracts/request/match.schema';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { matchTargetText, needText } from '@toam/contracts/request/need.text';
import type { MatchTarget } from '@toam/domain/need-values';
import { toast } from '@toam/ui/core';
import { houseCustomerQueries } from './house-customers.queries';
import { type GroupPages, withoutMoved } from './moved-rows';

interface Move {
  row: HouseCustomer;
  to: MatchTarget | null;
}

const send = (houseId: number, { row, to }: Move, previousTarget: MatchTarget | null) => {
  const pair = {
    house_id: houseId,
    customer_id: row.customer.id,
    request_id: row.need?.id ?? null,
    previousTarget,
  };
  return to === null
    ? call(restoreRecommendation, { body: pair })
    : call(recommendCustomer, { body: { ...pair, status: to } });
};

/**
 * Moves a customer to another group of the house. The screen changes at once, with an undo for 10 s. A refusal (no
 * right, or a colleague was faster) puts the row back and shows the reason. Specification 2 §4.
 */
export function useMoveCustomer(houseId: number) {
  const queries = useQueryClient();
  const queryKey = houseCustomerQueries.of(houseId);
  const refresh = () => {
    // The house list shows how many customers were offered each house.
    void queries.invalidateQueries({ queryKey: ['house'], refetchType: 'none' });
    return queries.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: (move: Move) => send(houseId, move, move.row.standing?.target ?? null),
    onMutate: async ({ row, to }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<GroupPages>({ queryKey });
      const from = row.standing?.target ?? null;
      queries.setQueriesData<GroupPages>({ queryKey }, (data) => data && withoutMoved(data, row.customer.id, from, to));
      return { before };
    },
    onError: (_error, _move, context) => context?.before.forEach(([key, data]) => queries.setQueryData(key, data)),
    onSuccess: ({ status, previousTarget }, { row }) => {
      const group = status === null ? needText.suitable : matchTargetText[status];
      toast.undo(houseCustomersText.moved(row.customer.name, group), async () => {
        await send(houseId, { row, to: previousTarget }, status);
        toast.success(houseCustomersText.restored);
        await refresh();
      });
    },
    onSettled: refresh,
  });
}
