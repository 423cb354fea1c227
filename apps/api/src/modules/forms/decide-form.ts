import { approveForm, rejectForm } from '@toam/contracts/form/form.endpoints';
import { formInWords } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import type { Actor } from '@toam/domain/actor';
import type { FormKind } from '@toam/domain/work/form-kinds';
import { FormStatus, isDecider } from '@toam/domain/work/form-access';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { readStaffNames } from '../users/users.reads';
import { formChanges } from './form-history';
import { serializeForm } from './form-serializer';
import { findForm, lockForm, lockLeaveOf, updateForm } from './form.queries';
import type { FormRecord } from './form.schema';
import { publishForm } from './publish-form';
import { tellSuperiors } from './tell-superiors';

type Decision = { status: 1; reason: null } | { status: 2; reason: string };

/**
 * The form, locked, if it still waits for the actor. Its owner's leave is locked before it, as in every save: a decision changes
 * what is left.
 * @throws HttpError not_found, forbidden; conflict naming who was first
 */
async function lockWaiting(actor: Actor, kind: FormKind, id: number): Promise<FormRecord> {
  const known = await findForm(kind, id);
  if (known) await lockLeaveOf(known.user_id);
  const form = await lockForm(kind, id);
  if (!form) throw new HttpError('not_found', formText.notFound);
  if (!isDecider(actor, form)) throw new HttpError('forbidden', formText.mayNotDecide);
  if (form.status === FormStatus.pending) return form;
  const first = (await readStaffNames([form.decided_by ?? 0])).get(form.decided_by ?? 0);
  const text = first ? formText.decidedBefore(first.name, formText.status[form.status]) : formText.decided;
  throw new HttpError('conflict', text, { current: await serializeForm(actor, form) });
}

const decide = (actor: Actor, kind: FormKind, id: number, { status, reason }: Decision): Promise<FormRow> =>
  tx(async () => {
    const before = await lockWaiting(actor, kind, id);
    if (status === FormStatus.approved) await refuseClosed(before.start_date, before.end_date);
    const decision = { status, decided_by: actor.id, decided_at: new Date(), reject_reason: reason };
    const after = await updateForm(id, decision);
    await recordChanges(actor, 'Form', id, await formChanges(before, after));
    await publishForm(actor, after);
    if (status === FormStatus.approved) await tellSuperiors(actor, after, true);
    const what = formInWords(kind, after.start_date, after.end_date);
    await notify({
      users: [after.user_id],
      by: actor.id,
      type: NotificationType.formDecided,
      subject: { noun: 'form', id },
      detail: reason === null ? formText.noticeApproved(what) : formText.noticeRejected(what, reason),
    });
    return serializeForm(actor, after);
  });

/**
 * Decides once: the second of two is told who was first. A form of a closed month would change its figures, so it can only be rejected.
 * @throws HttpError not_found, forbidden, conflict. D96, D97, H11, D116
 */
export const approveFormCall = handle(
  approveForm,
  { audit: { action: 'approve', noun: 'form', record: 'id' } },
  ({ actor, params: { type, id } }) => decide(actor, type, id, { status: FormStatus.approved, reason: null }),
);

/** @throws HttpError as `approveForm` */
export const rejectFormCall = handle(
  rejectForm,
  { audit: { action: 'reject', noun: 'form', record: 'id' } },
  ({ actor, params: { type, id }, body: { reason } }) =>
    decide(actor, type, id, { status: FormStatus.rejected, reason }),
);
