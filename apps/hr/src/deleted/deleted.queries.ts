import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { statusOfCode } from '@toam/contracts/failure';
import { restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { type DeletedNoun, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { restoreRequest } from '@toam/contracts/request/request.endpoints';
import { restoreUser } from '@toam/contracts/user/user.endpoints';

export const deletedQueries = {
  all: ['deleted'] as const,
  list: (noun: DeletedNoun, query: CallOf<typeof listDeleted>['query']) =>
    queryOptions({
      queryKey: [...deletedQueries.all, noun, query],
      queryFn: ({ signal }) => call(listDeleted, { params: { noun }, query }, signal),
    }),
};

/** Brings a record back by its noun's own call. */
export const restoreDeleted: Record<DeletedNoun, (id: number) => Promise<unknown>> = {
  house: async (id) => {
    const { results } = await call(restoreHouses, { body: { houses: [id] } });
    const [result] = results;
    if (result && !result.ok) throw new CallFailed(statusOfCode.conflict, result.code, result.message);
  },
  customer: (customer_id) => call(restoreCustomer, { body: { customer_id } }),
  request: (request_id) => call(restoreRequest, { body: { request_id } }),
  user: (user_id) => call(restoreUser, { body: { user_id } }),
};
