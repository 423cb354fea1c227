import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listAudit, readAudit, type AuditQuestion } from '@toam/contracts/audit/audit.endpoints';

/** The list's query; open ends of ranges are left out. */
export type AuditQuery = Partial<AuditQuestion>;

/** Queries of the audit. Entries are only added, so an entry that was read never changes. */
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
