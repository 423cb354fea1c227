import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recordView } from '@toam/contracts/activity/activity.endpoints';
import { useEffect } from 'react';
import { houseQueries } from './house.queries';

/**
 * Records one view when the house opens on its page or beside the list (D45). A failure does not concern the person, so
 * it does not reach the error modal; the API logs it.
 */
export function useRecordView(houseId: number): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call(recordView, { body: { house_id: houseId } }),
    meta: { showsOwnError: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: houseQueries.views(houseId).queryKey }),
  });
  useEffect(() => mutate(), [mutate, houseId]);
}
