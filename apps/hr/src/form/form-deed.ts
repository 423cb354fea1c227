import type { FormRow } from '@toam/contracts/form/form.schema';
import type { FormTab } from './form.search';

/** What the reader does with a form: decides it, or changes their own while it waits. Role 1 does both with their own (H11). */
export type FormDeed = 'decide' | 'change';

export function deedOf({ may_edit, may_decide }: FormRow, tab: FormTab): FormDeed | null {
  if (may_decide && (tab === 'waiting' || !may_edit)) return 'decide';
  return may_edit ? 'change' : null;
}
