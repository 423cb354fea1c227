import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import type { Presence } from '@toam/domain/record/presence';
import { tx } from '../db/db';
import type { Session } from '../sessions/find-session';
import { emit } from './emit';
import {
  type Attended,
  findPresence,
  listPresent,
  removeEndedPresences,
  removePresence,
  writePresence,
} from './presence.queries';

/** Tells those who have the record open that somebody came, left, or does something else now. */
const announce = ({ noun, id }: Attended, others: PresentPerson[]) =>
  others.length > 0
    ? emit({ kind: 'presence.changed', noun, record_id: id }, { users: others.map(({ user }) => user.id) })
    : Promise.resolve();

/**
 * Takes a page's sign of life; those present hear of it only if it is news. The caller has checked that the person may see
 * the record (or edit it, for `editing`). Design §7.
 * @returns who else is there
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

/** Somebody's sessions have ended: they vanish at once from every record that they had open. D68. */
export async function leaveRecords(userId: number): Promise<void> {
  for (const record of await removeEndedPresences(userId)) await announce(record, await listPresent(record, userId));
}
