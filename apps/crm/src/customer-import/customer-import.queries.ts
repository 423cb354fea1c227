import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import {
  checkCustomerImport,
  decideCustomerImport,
  listCustomerImportRows,
  listCustomerImports,
  readCustomerImport,
  readCustomerImportAgain,
  setCustomerImportHead,
  storeCustomerImport,
  undoCustomerImport,
} from '@toam/contracts/customer/customer-import.endpoints';
import type { CustomerImport, ImportDecision, ImportShow } from '@toam/contracts/customer/customer-import.schema';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { isImportWorking } from '@toam/domain/customer-import/customer-import-access';
import type { ImportField } from '@toam/domain/customer-import/customer-import-columns';

/** How often a running import is polled, milliseconds. */
const watching = 1000;

/** Rows per page of the preview. */
export const rowsAPage = 50;

/** Imports, under the noun of their live events. */
export const importQueries = {
  all: ['customer-import'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...importQueries.all, 'list'],
      ...pagedRows((page: number, signal: AbortSignal) => call(listCustomerImports, { query: { page } }, signal), byId),
    }),
  /** Polled while the import is working. */
  detail: (importId: number) =>
    queryOptions({
      queryKey: [...importQueries.all, 'detail', importId],
      queryFn: ({ signal }) => call(readCustomerImport, { params: { importId } }, signal),
      refetchInterval: ({ state }) => (state.data && isImportWorking(state.data.state) ? watching : false),
      retry: false,
    }),
  /** The rows at this version of the import. */
  rows: ({ id, version }: CustomerImport, show: ImportShow, page: number) =>
    queryOptions({
      queryKey: [...importQueries.all, 'rows', id, show, page, version],
      queryFn: ({ signal }) =>
        call(listCustomerImportRows, { params: { importId: id }, query: { page, size: rowsAPage, show } }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** The actions on an import. Each returns the import's new state. */
export type ImportStep =
  | { do: 'read'; wish: SheetWish }
  | { do: 'head'; firstIsData: boolean }
  | { do: 'check'; columns: (ImportField | null)[] }
  | { do: 'decide'; decision: ImportDecision; rows?: number[] }
  | { do: 'store'; onlyIfClean: boolean }
  | { do: 'undo' };

function take(importId: number, step: ImportStep): Promise<CustomerImport> {
  const params = { importId };
  switch (step.do) {
    case 'read':
      return call(readCustomerImportAgain, { params, body: step.wish });
    case 'head':
      return call(setCustomerImportHead, { params, body: { first_is_data: step.firstIsData } });
    case 'check':
      return call(checkCustomerImport, { params, body: { columns: step.columns } });
    case 'decide':
      return call(decideCustomerImport, { params, body: { decision: step.decision, rows: step.rows } });
    case 'store':
      return call(storeCustomerImport, { params, body: { only_if_clean: step.onlyIfClean } });
    case 'undo':
      return call(undoCustomerImport, { params });
  }
}

/** Runs a step of the import. «Lỗi» shows a refusal. */
export function useImportStep(importId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: ImportStep) => take(importId, step),
    onSuccess: (now) => {
      queries.setQueryData(importQueries.detail(importId).queryKey, now);
      return queries.invalidateQueries({ queryKey: importQueries.list().queryKey });
    },
  });
}
