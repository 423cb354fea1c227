import type { Actor } from '@toam/domain/actor';
import { emit } from '../../live/emit';
import type { User } from './user.schema';

/** Who hears that staff changed: everybody who reads the org chart, and so everybody who reads the staff list. */
export const staffReaders = { rule: 'staffDiagram' } as const;

/** Publishes a changed person to those who read the staff, and to the person, whose rights may have changed. */
export async function publishUser(actor: Pick<Actor, 'id'>, user: Pick<User, 'id' | 'version'>): Promise<void> {
  const event = {
    kind: 'record.changed',
    noun: 'user',
    record_id: user.id,
    version: user.version,
    changed_by: actor.id,
  } as const;
  await emit(event, { users: [user.id] });
  await emit(event, staffReaders);
}
