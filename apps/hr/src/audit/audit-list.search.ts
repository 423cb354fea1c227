import { auditNouns } from '@toam/contracts/audit/audit';
import { auditPageSize, auditQuery, maxCountedEntries } from '@toam/contracts/audit/audit.endpoints';
import { recordId, searchWords } from '@toam/list-screen/list-search';
import type { Filters } from '@toam/ui/heavy';
import { z } from 'zod';
import type { AuditQuery } from './audit.queries';

/** What the list keeps in the address bar beside the columns' filters. Broken values fall back, never throw. */
export const auditSearch = z.object({
  search: searchWords,
  /** One record's entries: what kind it is, and which. Links from its own page lead here. */
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

/** The one value chosen of a column, as the call takes it; what the contract does not know is left out. */
function chosen<Value>(filters: Filters, column: string, values: z.ZodType<Value>): Value | undefined {
  const filter = filters[column];
  return filter?.operation === 'in' ? values.safeParse(filter.values[0]).data : undefined;
}

/** What the address bar asks the API. */
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
