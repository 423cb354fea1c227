import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listMerges, previewMerge, undoMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { toast } from '@toam/ui/core';
import { customerQueries } from '../customer.queries';

export const mergePreviewKey = 'merge-preview';

export const mergeQueries = {
  /** The preview of a merge, always loaded fresh. */
  preview: ([customer_id, other_id]: readonly [number, number]) =>
    queryOptions({
      queryKey: [...customerQueries.all, mergePreviewKey, customer_id, other_id],
      queryFn: ({ signal }) => call(previewMerge, { body: { customer_id, other_id } }, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnMount: 'always' as const,
    }),
  of: (customerId: number) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'merges', customerId],
      queryFn: ({ signal }) => call(listMerges, { query: { customer_id: customerId } }, signal),
    }),
};

/** Undoes a merge, says so, and refreshes every list of customers. */
export async function separateAgain(queries: QueryClient, mergeId: number) {
  const done = await call(undoMerge, { params: { id: mergeId } });
  toast.success(customerMergeText.undone);
  await queries.invalidateQueries({ queryKey: customerQueries.all });
  return done;
}
