import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { listUserImportRows, listUserImports, readUserImport } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport, UserImportShow } from '@toam/contracts/user/user-import.schema';

/** Rows per page of the preview. */
export const rowsAPage = 50;

/** Imports of staff. */
export const staffImportQueries = {
  all: ['user-import'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...staffImportQueries.all, 'list'],
      ...pagedRows((page: number, signal: AbortSignal) => call(listUserImports, { query: { page } }, signal), byId),
    }),
  detail: (importId: number) =>
    queryOptions({
      queryKey: [...staffImportQueries.all, 'detail', importId],
      queryFn: ({ signal }) => call(readUserImport, { params: { importId } }, signal),
      retry: false,
    }),
  /** The rows before or after storing, or after an undo. */
  rows: ({ id, stored_at, undone_at }: UserImport, show: UserImportShow, page: number) =>
    queryOptions({
      queryKey: [...staffImportQueries.all, 'rows', id, show, page, stored_at, undone_at],
      queryFn: ({ signal }) =>
        call(listUserImportRows, { params: { importId: id }, query: { page, size: rowsAPage, show } }, signal),
      placeholderData: keepPreviousData,
    }),
};
