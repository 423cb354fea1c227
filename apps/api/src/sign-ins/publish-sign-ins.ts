import { emit } from '../live/emit';

/**
 * Open login histories and security pages read a person's sign-ins again, once the caller's transaction commits.
 * @param by who caused it; null: the system
 */
export async function publishSignIns(userId: number, by: number | null): Promise<void> {
  const changed = { kind: 'record.changed', noun: 'sign-in', record_id: userId, changed_by: by } as const;
  await emit(changed, { users: [userId] });
  await emit(changed, { rule: 'superAdmin' });
}
