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
  transaction: (id) => `/bussiness/transaction?tab=detail&open=${id}`,
  receipt: (id) => `/bussiness/transaction?tab=receipt&record=${id}`,
  coupon: (id) => `/bussiness/transaction?tab=coupon&record=${id}`,
  cancel_bill: (id) => `/bussiness/transaction?tab=cancel&record=${id}`,
  old_transaction: (id) => `/bussiness/transaction?tab=old&record=${id}`,
  project: (id) => `/project/${id}`,
  blog: (id) => `/blog/edit/${id}`,
  article: (id) => `/knowledge?article=${id}`,
  accumulation: (id) => `/bussiness/accumulation?open=${id}`,
  target: () => '/bussiness/first-value',
};

/** The screen of a record; null if it has none. */
export const recordPath = (noun: AuditNoun, id: number): string | null => screens[noun]?.(id) ?? null;
