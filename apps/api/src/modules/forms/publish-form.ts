import type { Actor } from '@toam/domain/actor';
import { emit } from '../../live/emit';
import { readSuperiors } from '../users/users.reads';
import type { FormRecord } from './form.schema';

/** Forms of these kinds change days once they are approved, and so does their withdrawal. */
const changesDays = ({ status }: FormRecord): boolean => status === 1;

/** Publishes to the owner, the approver and admins that a form changed, and to those who read the owner's days. */
export async function publishForm(actor: Actor, form: FormRecord): Promise<void> {
  const { id, version, user_id, approver_id } = form;
  const event = { kind: 'record.changed', changed_by: actor.id } as const;
  await emit({ ...event, noun: 'form', record_id: id, version }, { users: [user_id, approver_id], rule: 'admin' });
  await emit({ kind: 'approval.changed', queue: 'forms' }, { users: [approver_id], rule: 'admin' });
  if (changesDays(form)) await publishDays(actor.id, user_id);
}

/** Publishes that a person's days changed: to them, everybody who leads them, and those who may read all days. */
export async function publishDays(by: number | null, userId: number): Promise<void> {
  const users = [userId, ...(await readSuperiors(userId))];
  await emit({ kind: 'record.changed', noun: 'checkin', record_id: userId, changed_by: by }, { users, rule: 'admin' });
}
