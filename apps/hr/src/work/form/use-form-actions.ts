import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import {
  approveForm,
  askCancel,
  createForm,
  keepForm,
  rejectForm,
  removeForm,
  revokeForm,
} from '@toam/contracts/form/form.endpoints';
import { longestNote, type FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { commonText } from '@toam/contracts/texts/common';
import { savedText } from '@toam/record-form/draft/typing-store';
import { askReason, confirm, toast } from '@toam/ui/core';
import { formScreenText as text } from './form-screen.text';
import { bodyOf, valuesOf } from './form-values';
import { formWords } from './form-words';
import { formQueries } from './form.queries';
import type { FormTab } from './form.search';

/**
 * Somebody decided first, or the sender withdrew it: no error, the decision only came too late. A conflict with the form as it is now says
 * so; one without it is of a closed month, and the form waits on.
 */
const isOvertaken = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 404 || (error.status === 409 && error.current !== undefined));

interface Around {
  /** The form is about to be decided or removed here: it leaves the list. */
  onLeave?: (form: FormRow) => void;
  /** It could not be: it is back. */
  onReturn?: (form: FormRow) => void;
}

const paramsOf = ({ kind, id }: FormRow) => ({ params: { type: kind, id } });

/**
 * What can be done with a form. Approving and keeping ask nothing: one press, and the next form opens. Rejecting and taking back ask for
 * the reason. D96, D115, issue 14.
 */
export function useFormActions({ onLeave, onReturn }: Around = {}) {
  const queries = useQueryClient();
  const settle = () => {
    void queries.invalidateQueries({ queryKey: formQueries.all });
    void queries.invalidateQueries({ queryKey: ['approval'] });
  };
  /** @throws Error unless it only came too late */
  const send = async (ask: () => Promise<unknown>, tell: () => void) => {
    try {
      await ask();
      tell();
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      toast.warning(error.message);
    } finally {
      settle();
    }
  };
  /** Brings a withdrawn form back as a new one: its days may have been taken since. */
  const sendAgain = async (form: FormRow) => {
    await call(createForm, { params: { type: form.kind }, body: bodyOf(form.kind, valuesOf(form)) });
    settle();
  };
  const answering = (answer: typeof approveForm | typeof keepForm, told: string) => (form: FormRow) =>
    send(
      () => call(answer, paramsOf(form)),
      () => toast.success(told),
    );
  /** An answer without a question: the form leaves at the press. */
  const atOnce = (...answer: Parameters<typeof answering>) => ({
    mutationFn: answering(...answer),
    onMutate: (form: FormRow) => onLeave?.(form),
    onError: (_error: Error, form: FormRow) => onReturn?.(form),
  });
  const approving = useMutation(atOnce(approveForm, formText.approved));
  const keeping = useMutation(atOnce(keepForm, formText.kept));
  /** The owner's form stays in their list. */
  const cancellingNoMore = useMutation({ mutationFn: answering(keepForm, formText.kept) });
  return {
    approve: (form: FormRow) => approving.mutate(form),
    reject: (form: FormRow) =>
      askReason(
        {
          title: text.rejectTitle(formWords(form), form.user.name),
          okText: formText.reject,
          missing: formText.rejectReasonMissing,
          templates: formText.kinds[form.kind].rejectReasons,
          kept: savedText(`form-reject-${form.id}`),
          maxLength: longestNote,
          danger: true,
        },
        async (reason) => {
          const tell = () => toast.success(formText.rejected);
          await send(() => call(rejectForm, { ...paramsOf(form), body: { reason } }), tell);
          onLeave?.(form);
        },
      ),
    revoke: (form: FormRow) =>
      askReason(
        {
          title: text.revokeTitle(formWords(form), form.user.name),
          description: text.revokeNote,
          okText: formText.revoke,
          cancelText: commonText.doNotCancel,
          label: formText.revokeReason,
          missing: formText.revokeReasonMissing,
          kept: savedText(`form-revoke-${form.id}`),
          maxLength: longestNote,
          danger: true,
        },
        async (reason) => {
          const tell = () => toast.success(formText.revokedToast);
          await send(() => call(revokeForm, { ...paramsOf(form), body: { reason } }), tell);
          onLeave?.(form);
        },
      ),
    keep: (form: FormRow) => keeping.mutate(form),
    cancelNoMore: (form: FormRow) => cancellingNoMore.mutate(form),
    askCancel: (form: FormRow) =>
      askReason(
        {
          title: text.askCancelTitle(formWords(form)),
          description: text.askCancelNote(form.user_approve.name),
          okText: formText.askCancel,
          cancelText: commonText.doNotCancel,
          label: formText.cancelReason,
          optional: true,
          kept: savedText(`form-cancel-${form.id}`),
          maxLength: longestNote,
        },
        (reason) =>
          send(
            () => call(askCancel, { ...paramsOf(form), body: { reason } }),
            () => toast.success(formText.cancelAskedToast),
          ),
      ),
    remove: (form: FormRow) =>
      confirm({ title: formText.sureRemove(form.kind), danger: true }, async () => {
        const tell = () => toast.undo(formText.removed, () => sendAgain(form));
        await send(() => call(removeForm, paramsOf(form)), tell);
        onLeave?.(form);
      }),
  };
}

/**
 * What the reader does with a form: decides it, changes their own while it waits, asks for an approved one to be cancelled or takes
 * that wish back, answers it, or takes an approval back. Role 1 does all with their own (H11, D115).
 */
export type FormAction = 'decide' | 'change' | 'ask' | 'askNoMore' | 'answer' | 'revoke';

export function actionOf(form: FormRow, tab: FormTab): FormAction | null {
  const { may_edit, may_decide, may_revoke, may_ask_cancel, may_keep } = form;
  if (may_decide && (tab === 'waiting' || !may_edit)) return 'decide';
  if (may_edit) return 'change';
  if (may_revoke) return may_keep ? 'answer' : 'revoke';
  if (may_keep) return 'askNoMore';
  return may_ask_cancel ? 'ask' : null;
}
