import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recordView } from '@toam/contracts/activity/activity.endpoints';
import { useEffect } from 'react';
import { houseQueries } from './house.queries';

/**
 * Opening the house, on its page or beside the list, records a view, once (D45). A view that could not be recorded is nobody's concern at the screen, so the
 * failure is kept from the modal; the API logs it.
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
