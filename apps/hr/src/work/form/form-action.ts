import type { FormRow } from '@toam/contracts/form/form.schema';
import type { FormTab } from './form.search';

/**
 * What the reader does with a form: decides it, changes their own while it waits, asks for an approved one to be cancelled, answers
 * that, or takes an approval back. Role 1 does all with their own (H11, D115).
 */
export type FormAction = 'decide' | 'change' | 'ask' | 'answer' | 'revoke';

export function actionOf(form: FormRow, tab: FormTab): FormAction | null {
  const { may_edit, may_decide, may_revoke, may_ask_cancel, cancel_asked_at } = form;
  if (may_decide && (tab === 'waiting' || !may_edit)) return 'decide';
  if (may_edit) return 'change';
  if (may_revoke) return cancel_asked_at === null ? 'revoke' : 'answer';
  return may_ask_cancel ? 'ask' : null;
}
