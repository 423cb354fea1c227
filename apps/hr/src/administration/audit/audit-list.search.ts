import { auditNouns } from '@toam/contracts/audit/audit';
import { auditPageSize, auditQuery, maxCountedEntries } from '@toam/contracts/audit/audit.endpoints';
import { recordId, searchWords } from '@toam/list-screen/list-search';
import type { Filters } from '@toam/ui/list';
import { z } from 'zod';
import type { AuditQuery } from './audit.queries';

/** What the list keeps in the address bar besides the column filters. Invalid values fall back to defaults and never throw. */
export const auditSearch = z.object({
  search: searchWords,
  /** One record: its noun and id. The record's own page links here. */
  noun: z.enum(auditNouns).nullable().catch(null),
  record: recordId,
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxCountedEntries / auditPageSize)
    .catch(1),
  /** The entry in the panel. */
  open: recordId,
});
export type AuditSearch = z.output<typeof auditSearch>;

const { user_id, action, noun } = auditQuery.shape;

/** The one value chosen for a column, as the call takes it. Values unknown to the contract are left out. */
function chosen<Value>(filters: Filters, column: string, values: z.ZodType<Value>): Value | undefined {
  const filter = filters[column];
  return filter?.operation === 'in' ? values.safeParse(filter.values[0]).data : undefined;
}

/** The API query for the address bar. */
export function queryOf(search: AuditSearch, filters: Filters): AuditQuery {
  const days = filters.created_at;
  const [from, to] = days?.operation === 'between' ? days.values : [null, null];
  const asked = {
    search: search.search || undefined,
    user_id: chosen(filters, 'user', user_id),
    action: chosen(filters, 'action', action),
    noun: search.noun ?? chosen(filters, 'noun', noun),
    record_id: search.record ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
