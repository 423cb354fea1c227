import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed, isSessionOver, isUnreachable } from '@toam/api-client/call-failed';
import { restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import {
  restoreCancelBill,
  restoreCoupon,
  restoreDeal,
  restoreReceipt,
} from '@toam/contracts/deal/deal-restore.endpoints';
import { type DeletedNoun, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import type { BulkResult } from '@toam/contracts/bulk-result';
import { restoreBlog } from '@toam/contracts/blog/blog.endpoints';
import { restoreArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import { restoreProject } from '@toam/contracts/project/project.endpoints';
import { restoreRequest } from '@toam/contracts/need/need.endpoints';
import { restoreUser } from '@toam/contracts/user/user.endpoints';

export const deletedQueries = {
  all: ['deleted'] as const,
  list: (noun: DeletedNoun, query: CallOf<typeof listDeleted>['query']) =>
    queryOptions({
      queryKey: [...deletedQueries.all, noun, query],
      queryFn: ({ signal }) => call(listDeleted, { params: { noun }, query }, signal),
    }),
};

type Result = BulkResult;

/** Sends one call per record. A refused call becomes that record's outcome. A failed connection or an ended session stops the rest. */
const oneByOne =
  (send: (id: number) => Promise<unknown>) =>
  async (ids: readonly number[]): Promise<{ results: Result[] }> => {
    const results: Result[] = [];
    for (const id of ids)
      try {
        await send(id);
        results.push({ id, ok: true });
      } catch (error) {
        if (!(error instanceof CallFailed) || isUnreachable(error) || isSessionOver(error)) throw error;
        results.push({ id, ok: false, code: error.code, message: error.message });
      }
    return { results };
  };

interface Way {
  /** Records per call. */
  step: number;
  send: (ids: number[]) => Promise<{ results: Result[] }>;
}

/** How to restore records: the call of their noun, which answers with the outcome of each. */
export const waysBack: Record<DeletedNoun, Way> = {
  house: { step: 100, send: (houses) => call(restoreHouses, { body: { houses } }) },
  customer: { step: 1, send: oneByOne((customer_id) => call(restoreCustomer, { body: { customer_id } })) },
  request: { step: 1, send: oneByOne((request_id) => call(restoreRequest, { body: { request_id } })) },
  user: { step: 1, send: oneByOne((user_id) => call(restoreUser, { body: { user_id } })) },
  deal: { step: 1, send: oneByOne((id) => call(restoreDeal, { body: { id } })) },
  receipt: { step: 1, send: oneByOne((id) => call(restoreReceipt, { body: { id } })) },
  coupon: { step: 1, send: oneByOne((id) => call(restoreCoupon, { body: { id } })) },
  project: { step: 1, send: oneByOne((id) => call(restoreProject, { body: { project_id: id } })) },
  article: { step: 1, send: oneByOne((id) => call(restoreArticle, { body: { id } })) },
  blog: { step: 1, send: oneByOne((id) => call(restoreBlog, { body: { blog_id: id } })) },
  cancel_bill: { step: 1, send: oneByOne((id) => call(restoreCancelBill, { body: { id } })) },
};
