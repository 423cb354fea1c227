import type { Actor } from '@toam/domain/actor';
import { emit } from '../../live/emit';
import type { User } from './user.schema';

/** Somebody's record changed: admins who have it open read it again, and so does the person, whose rights may be others now. */
export async function publishUser(actor: Pick<Actor, 'id'>, user: Pick<User, 'id' | 'version'>): Promise<void> {
  const event = {
    kind: 'record.changed',
    noun: 'user',
    record_id: user.id,
    version: user.version,
    changed_by: actor.id,
  } as const;
  await emit(event, { users: [user.id] });
  await emit(event, { rule: 'admin' });
}
