import { emit } from '../live/emit';

/**
 * Publishes, when the caller's transaction commits, that open login histories and security pages must reload a person's sign-ins.
 * @param by the actor; null: the system
 */
export async function publishSignIns(userId: number, by: number | null): Promise<void> {
  const changed = { kind: 'record.changed', noun: 'sign-in', record_id: userId, changed_by: by } as const;
  await emit(changed, { users: [userId] });
  await emit(changed, { rule: 'superAdmin' });
}
