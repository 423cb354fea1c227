import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import type { Presence } from '@toam/domain/record/presence';
import { tx } from '../../../db/db';
import type { Session } from '../../../sessions/find-session';
import { emit } from '../../../live/emit';
import {
  type Attended,
  findPresence,
  listPresent,
  removeEndedPresences,
  removePresence,
  writePresence,
} from './presence.queries';

/** Publishes to the people on this record that somebody came, left or does something else now. */
const announce = ({ noun, id }: Attended, others: PresentPerson[]) =>
  others.length > 0
    ? emit({ kind: 'presence.changed', noun, record_id: id }, { users: others.map(({ user }) => user.id) })
    : Promise.resolve();

/**
 * Stores a page's sign of life. Other people on the record get an event only if something changed. The caller has checked
 * that the person may see the record (or edit it, for `editing`). Design §7.
 * @returns the other people on the record
 */
export const attend = (
  { id: session_id, actor }: Pick<Session, 'id' | 'actor'>,
  record: Attended,
  page: string,
  doing: Presence | 'gone',
): Promise<PresentPerson[]> =>
  tx(async () => {
    const open = { session_id, page };
    const before = await findPresence(record, open);
    if (doing === 'gone') await removePresence(record, open);
    else await writePresence(record, open, doing);
    const others = await listPresent(record, actor.id);
    if ((before ?? 'gone') !== doing) await announce(record, others);
    return others;
  });

/** A user's sessions have ended: removes the user from all open records at once. D68. */
export async function leaveRecords(userId: number): Promise<void> {
  for (const record of await removeEndedPresences(userId)) await announce(record, await listPresent(record, userId));
}
