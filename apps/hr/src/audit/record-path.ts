import type { AuditNoun } from '@toam/contracts/audit/audit';
import { paths } from '../paths';

/** Which records have a screen; those of other remotes by URL. */
const screens: Partial<Record<AuditNoun, (id: number) => string>> = {
  house: (id) => `/house/${id}`,
  customer: (id) => `/customer/${id}`,
  request: (id) => `/request/list?need=${id}`,
  contact: (id) => `/customer-contacts?open=${id}`,
  user: paths.staffOf,
  dictionary: () => paths.dictionary,
  form_type: () => paths.formTypes,
};

/** The screen of a record; null if it has none. */
export const recordPath = (noun: AuditNoun, id: number): string | null => screens[noun]?.(id) ?? null;
