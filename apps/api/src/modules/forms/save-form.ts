import { changeForm, createForm, removeForm } from '@toam/contracts/form/form.endpoints';
import { formInWords } from '@toam/contracts/form/form-labels';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/form/form.text';
import type { Actor } from '@toam/domain/actor';
import { type FormKind, isLeave } from '@toam/domain/work/form-kinds';
import { FormStatus } from '@toam/domain/work/form-access';
import { usualLabour } from '@toam/domain/work/leave-pay';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges, recordCreation } from '../../history/record-changes';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { readLeaveReason } from '../form-types/form-types.reads';
import { readEmployments } from '../users/users.reads';
import { checkForm } from './check-form';
import { readColumns, type InputColumns } from './form-kinds';
import { formChanges } from './form-history';
import { serializeForm } from './form-serializer';
import { insertForm, lockForm, lockLeaveOf, updateForm } from './form.queries';
import type { FormRecord } from './form.schema';
import { publishForm } from './publish-form';

/** Tells the approver that a form waits. */
const notifyApprover = ({ id, kind, user_id, approver_id, start_date, end_date }: FormRecord): Promise<void> =>
  notify({
    users: [approver_id],
    by: user_id,
    type: NotificationType.formWaiting,
    subject: { noun: 'form', id },
    detail: formText.noticeSent(formInWords(kind, start_date, end_date)),
  });

/** What the sender fills in. A `labour` that is left out stays as it was; of a new leave it follows the reason. D112. */
async function readSaid(kind: FormKind, body: unknown, before: FormRecord | null): Promise<InputColumns> {
  const { labour, ...said } = readColumns(kind, body);
  const isPaidByQuota = isLeave(kind) && (await readLeaveReason(said.reason_id ?? 0))?.usesQuota === true;
  return { ...said, labour: labour ?? before?.labour ?? usualLabour(isPaidByQuota) };
}

/**
 * Sends a form. Specification 3 §5.8, D96.
 * @throws HttpError invalid with every wrong field
 */
export const createFormCall = handle(createForm, { audit: creates('form') }, ({ actor, params, body }) =>
  tx(async () => {
    const kind = params.type;
    const said = await readSaid(kind, body, null);
    await lockLeaveOf(actor.id);
    await checkForm(kind, actor.id, said, null);
    const [sender] = await readEmployments([actor.id]);
    const made = await insertForm({ ...said, kind, user_id: actor.id, department: sender?.department ?? null });
    await recordCreation(actor, 'Form', made.id, formText.historyCreated, await formChanges(null, made));
    await publishForm(actor, made);
    await notifyApprover(made);
    return serializeForm(actor, made);
  }),
);

/** The owner's form, locked. @throws HttpError not_found, forbidden; conflict if it is decided */
async function lockOwn(actor: Actor, kind: FormKind, id: number): Promise<FormRecord> {
  const form = await lockForm(kind, id);
  if (!form) throw new HttpError('not_found', formText.notFound);
  if (form.user_id !== actor.id) throw new HttpError('forbidden', formText.mayNotChange);
  if (form.status !== FormStatus.pending)
    throw new HttpError('conflict', formText.decided, { current: await serializeForm(actor, form) });
  return form;
}

/**
 * Changes a form that waits.
 * @throws HttpError not_found, forbidden; conflict if it is decided, or with the present form if the version is stale (D12);
 * invalid as for a new form
 */
export const changeFormCall = handle(changeForm, { audit: changes('form', 'id') }, ({ actor, params, body }) =>
  tx(async () => {
    const kind = params.type;
    const { id, version, ...sent } = body;
    await lockLeaveOf(actor.id);
    const before = await lockOwn(actor, kind, id);
    if (version !== undefined && version !== before.version)
      throw new HttpError('conflict', commonText.stale, { current: await serializeForm(actor, before) });
    const said = await readSaid(kind, sent, before);
    await checkForm(kind, actor.id, said, before);
    const changes = await formChanges(before, { ...before, ...said });
    if (changes.length === 0) {
      auditNothing();
      return serializeForm(actor, before);
    }
    const after = await updateForm(id, said);
    await recordChanges(actor, 'Form', id, changes);
    await publishForm(actor, after);
    if (after.approver_id !== before.approver_id) await notifyApprover(after);
    return serializeForm(actor, after);
  }),
);

/** Withdraws a form that waits. @throws HttpError as `changeForm` */
export const removeFormCall = handle(removeForm, { audit: deletes('form', 'id') }, ({ actor, params }) =>
  tx(async () => {
    const { type: kind, id } = params;
    await lockLeaveOf(actor.id);
    await lockOwn(actor, kind, id);
    const after = await updateForm(id, { deleted_at: new Date() });
    const change = { column: 'deleted_at', old_value: null, new_value: formText.historyDeleted };
    await recordChanges(actor, 'Form', id, [change]);
    await publishForm(actor, after);
    return null;
  }),
);
