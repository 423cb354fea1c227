import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listAudit, readAudit, type AuditQuestion } from '@toam/contracts/audit/audit.endpoints';

/** What the list is asked, without the ends that are open. */
export type AuditQuery = Partial<AuditQuestion>;

/** What screens read of the audit. It only grows, so an entry that was read stays as it is. */
export const auditQueries = {
  all: ['audit'] as const,

  list: (asked: AuditQuery, { page, size }: { page: number; size: number }) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'list', asked, page, size],
      queryFn: ({ signal }) => call(listAudit, { query: { ...asked, page, size } }, signal),
      ...keepRows,
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'one', id],
      queryFn: ({ signal }) => call(readAudit, { query: { audit_id: id } }, signal),
      staleTime: Infinity,
    }),
};
