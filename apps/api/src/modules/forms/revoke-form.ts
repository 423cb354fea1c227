import { askCancel, keepForm, revokeForm } from '@toam/contracts/form/form.endpoints';
import { formInWords } from '@toam/contracts/form/form-labels';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import type { Actor } from '@toam/domain/actor';
import type { FormKind } from '@toam/domain/work/form-kinds';
import { FormStatus, type FormState, mayKeepForm, mayAskCancel, mayRevokeForm } from '@toam/domain/work/form-access';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { formChanges } from './form-history';
import { serializeForm } from './form-serializer';
import { findForm, lockForm, lockLeaveOf, updateForm } from './form.queries';
import type { FormRecord } from './form.schema';
import { publishDays, publishForm } from './publish-form';
import { tellSuperiors } from './tell-superiors';

/** Who may do a step with an approved form, and what the others are told. */
interface Step {
  may: (actor: Actor, form: FormState) => boolean;
  refused: string;
}

/**
 * The form, locked as a decision locks it, if it is approved and the step is the actor's.
 * @throws HttpError not_found, forbidden; conflict with the present form, if it is not approved, or was asked or answered before
 */
async function lockApproved(actor: Actor, kind: FormKind, id: number, { may, refused }: Step): Promise<FormRecord> {
  const known = await findForm(kind, id);
  if (known) await lockLeaveOf(known.user_id);
  const form = await lockForm(kind, id);
  if (!form) throw new HttpError('not_found', formText.notFound);
  const conflict = async (text: string) =>
    new HttpError('conflict', text, { current: await serializeForm(actor, form) });
  const asks = (asked: Date | null) => may(actor, { ...form, status: FormStatus.approved, cancel_asked_at: asked });
  if (!asks(null) && !asks(new Date())) throw new HttpError('forbidden', refused);
  if (form.status !== FormStatus.approved) throw await conflict(formText.notApproved);
  if (!may(actor, form)) throw await conflict(form.cancel_asked_at ? formText.cancelAsked : formText.cancelNotAsked);
  return form;
}

/** Writes the step with its history, and tells open screens. */
async function change(
  actor: Actor,
  before: FormRecord,
  written: Parameters<typeof updateForm>[1],
): Promise<FormRecord> {
  const after = await updateForm(before.id, written);
  await recordChanges(actor, 'Form', after.id, await formChanges(before, after));
  await publishForm(actor, after);
  return after;
}

const inWords = ({ kind, start_date, end_date }: FormRecord): string => formInWords(kind, start_date, end_date);

/** Tells the owner what became of their form. */
const tellOwner = (actor: Actor, { id, user_id }: FormRecord, detail: string): Promise<void> =>
  notify({
    users: [user_id],
    by: actor.id,
    type: NotificationType.formDecided,
    subject: { noun: 'form', id },
    detail,
  });

/** Tells those who may answer that the owner asks for a cancellation, or no longer does. */
const tellDeciders = (actor: Actor, { id, approver_id, decided_by }: FormRecord, detail: string): Promise<void> =>
  notify({
    users: [...new Set([approver_id, decided_by ?? approver_id])],
    by: actor.id,
    type: NotificationType.formWaiting,
    subject: { noun: 'form', id },
    detail,
  });

/**
 * Takes an approval back: its days, quota and credits are as before. D115.
 * @throws HttpError not_found, forbidden; conflict if it is not approved (any more), or its month is
 * closed
 */
export const revokeFormCall = handle(
  revokeForm,
  { audit: { action: 'revoke', noun: 'form', record: 'id' } },
  ({ actor, params: { type: kind, id }, body: { reason } }) =>
    tx(async () => {
      const before = await lockApproved(actor, kind, id, { may: mayRevokeForm, refused: formText.mayNotDecide });
      await refuseClosed(before.start_date, before.end_date);
      const now = new Date();
      const after = await change(actor, before, {
        ...{ status: FormStatus.rejected, decided_by: actor.id, decided_at: now, reject_reason: reason },
        ...{ revoked_at: now, cancel_asked_at: null },
      });
      await publishDays(actor.id, after.user_id);
      await tellSuperiors(actor, after, false);
      await tellOwner(actor, after, formText.noticeRevoked(inWords(after), reason));
      return serializeForm(actor, after);
    }),
);

/**
 * The owner of an approved form asks for its approval to be taken back. It waits for whoever may. D115.
 * @throws HttpError not_found, forbidden; conflict if it is not approved, was asked before, or its month is closed: nobody could grant it
 */
export const askCancelCall = handle(
  askCancel,
  { audit: { action: 'cancel_ask', noun: 'form', record: 'id' } },
  ({ actor, params: { type: kind, id }, body }) =>
    tx(async () => {
      const reason = body.reason || null;
      const before = await lockApproved(actor, kind, id, { may: mayAskCancel, refused: formText.mayNotAskCancel });
      await refuseClosed(before.start_date, before.end_date);
      const after = await change(actor, before, { cancel_asked_at: new Date(), cancel_reason: reason });
      await tellDeciders(actor, after, formText.noticeCancelAsked(inWords(after), reason));
      return serializeForm(actor, after);
    }),
);

/**
 * Ends a wish to cancel without cancelling: whoever may decide says no, or the owner takes it back. The form stays approved. D115.
 * @throws HttpError not_found, forbidden; conflict if nobody asks (any more)
 */
export const keepFormCall = handle(
  keepForm,
  { audit: { action: 'keep', noun: 'form', record: 'id' } },
  ({ actor, params: { type: kind, id } }) =>
    tx(async () => {
      const before = await lockApproved(actor, kind, id, { may: mayKeepForm, refused: formText.mayNotDecide });
      const isOwn = actor.id === before.user_id;
      // the reason of a wish that was taken back must not look like a wish
      const after = await change(actor, before, { cancel_asked_at: null, ...(isOwn && { cancel_reason: null }) });
      if (isOwn) await tellDeciders(actor, after, formText.noticeCancelNoMore(inWords(after)));
      else await tellOwner(actor, after, formText.noticeKept(inWords(after)));
      return serializeForm(actor, after);
    }),
);
