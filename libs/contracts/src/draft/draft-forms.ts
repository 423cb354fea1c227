import { formKinds } from '@toam/domain/work/form-kinds';

/** Every form with drafts. A test beside each screen checks its draft (`walkDraft`). D37, D110. */
export const draftForms = [
  'house',
  'request',
  'blog',
  'article',
  'customer',
  'quick-customer',
  'contact-customer',
  'user',
  'account',
  'dictionary',
  'form-type',
  ...formKinds.map((kind) => `form-${kind}` as const),
  'accumulation',
  'deal',
  'receipt',
  'coupon',
  'cancel-bill',
  'old-transaction',
  'project',
  'post',
] as const;
export type DraftForm = (typeof draftForms)[number];

/**
 * The key of a form's drafts: `house-new`, `house-12`, `dictionary-street-4`, `account`.
 * @param of a record's id, 'new', or several of them; absent if the form exists only once
 */
export const draftNameOf = (form: DraftForm, ...of: (number | string | null)[]): string =>
  [form, ...of.map((part) => part ?? 'new')].join('-').toLowerCase();
