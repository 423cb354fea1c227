import { auditNouns } from '@toam/contracts/audit/audit';
import { auditPageSize, auditQuestion, mostCountedEntries } from '@toam/contracts/audit/audit.endpoints';
import { useAddressParams, useUrlState } from '@toam/ui/core';
import { useUrlFilters, type Filters } from '@toam/ui/heavy';
import { z } from 'zod';
import { filterColumns } from './audit-list.filters';
import type { AuditAsked } from './audit.queries';

/** What the list keeps in the address bar beside the columns' filters. Broken values fall back, never throw. */
export const auditSearch = z.object({
  search: z.string().trim().max(130).catch(''),
  /** One record's entries: what kind it is, and which. Links from its own page lead here. */
  noun: z.enum(auditNouns).nullable().catch(null),
  record: z.coerce.number().int().positive().nullable().catch(null),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostCountedEntries / auditPageSize)
    .catch(1),
  /** The entry in the panel. */
  open: z.coerce.number().int().positive().nullable().catch(null),
});
export type AuditSearch = z.output<typeof auditSearch>;

const { user_id, action, noun } = auditQuestion.shape;

/** The one value chosen of a column, as the call takes it; what the contract does not know is left out. */
function chosen<Value>(filters: Filters, column: string, values: z.ZodType<Value>): Value | undefined {
  const filter = filters[column];
  return filter?.operation === 'in' ? values.safeParse(filter.values[0]).data : undefined;
}

/** What the address bar asks the API. */
export function questionOf(search: AuditSearch, filters: Filters): AuditAsked {
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

/** Whether anything narrows the list. */
export const isNarrowed = (search: AuditSearch, filters: Filters): boolean =>
  search.search !== '' || search.record !== null || search.noun !== null || Object.keys(filters).length > 0;

/** The address bar of the list: what it says and how to change it. Another question begins at its first page. */
export function useAuditAddress() {
  const [, changeParams] = useAddressParams();
  const [search, change] = useUrlState(auditSearch);
  const [filters, setFilters] = useUrlFilters(filterColumns);
  const ask: typeof change = (patch, options) => change({ page: 1, open: null, ...patch }, options);
  const filter = (next: Filters) => {
    setFilters(next);
    change({ page: 1, open: null }, { replace: true });
  };
  const clear = () =>
    changeParams((params) => {
      for (const name of [...params.keys()]) params.delete(name);
    });
  return { search, filters, change, ask, filter, clear };
}
