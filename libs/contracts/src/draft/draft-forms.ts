/** Every form that keeps what is typed into it. Each is walked by a test, beside its screen (`walkDraft`). D37, D110. */
export const draftForms = [
  'house',
  'request',
  'customer',
  'quick-customer',
  'contact-customer',
  'user',
  'account',
  'dictionary',
  'form-type',
] as const;
export type DraftForm = (typeof draftForms)[number];

/**
 * What a form's drafts lie under: `house-new`, `house-12`, `dictionary-street-4`, `account`.
 * @param of what it is about: a record's id, 'new', or several of them; nothing where there is only one
 */
export const draftNameOf = (form: DraftForm, ...of: (number | string | null)[]): string =>
  [form, ...of.map((part) => part ?? 'new')].join('-').toLowerCase();
