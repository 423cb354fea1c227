import { formListKinds } from '@toam/contracts/form/form.schema';
import { recordId } from '@toam/list-screen/list-search';
import { z } from 'zod';

export const formTabs = ['mine', 'waiting'] as const;
export type FormTab = (typeof formTabs)[number];

/** The address bar of /form. Invalid values fall back to defaults and never throw. */
export const formSearch = z.object({
  tab: z.enum(formTabs).catch('mine'),
  kind: z.enum(formListKinds).catch('all'),
  /** Null: every status of mine, and pending ones of others. */
  status: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .nullable()
    .catch(null),
  /** The form beside the list. */
  open: recordId,
});
