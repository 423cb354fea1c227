import type { Actor } from '@toam/domain/actor';
import { emit } from '../../live/emit';

/**
 * A person has changed something of themselves: their tabs read the profile again, and so do admins who have it open.
 * @param version the record's new one, where the change counts as one (D12)
 */
export async function announceOwnChange({ id }: Pick<Actor, 'id'>, version?: number): Promise<void> {
  const event = { kind: 'record.changed', noun: 'user', record_id: id, version, changed_by: id } as const;
  await emit(event, { users: [id] });
  await emit(event, { rule: 'admin' });
}
