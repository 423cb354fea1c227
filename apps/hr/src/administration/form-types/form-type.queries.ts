import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import type { FormTypeKind } from '@toam/domain/form-types';

/** Queries of form types. Their keys start with the noun of the live event. */
export const formTypeQueries = {
  all: ['form-type'] as const,
  list: (type: FormTypeKind) =>
    queryOptions({
      queryKey: [...formTypeQueries.all, 'list', type],
      queryFn: ({ signal }) => call(listFormTypes, { params: { type } }, signal),
    }),
};
