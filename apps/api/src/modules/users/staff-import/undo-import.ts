import { handedInWords } from '@toam/contracts/user/hand-over.text';
import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import type { KeptNewcomer } from '@toam/contracts/user/user-import.schema';
import type { Actor } from '@toam/domain/actor';
import { canUndoStaffImport } from '@toam/domain/staff/staff-import';
import { canDeleteUser } from '@toam/domain/staff/user-access';
import { auditNothing, addAuditEvent } from '../../../audit/audit-context';
import { toEpoch } from '../../../db/columns';
import { tx } from '../../../db/db';
import { HttpError } from '../../../http-error';
import { markUserDeleted } from '../deletion/delete-user';
import { countHoldings } from '../deletion/holdings';
import { activeActor } from '../people';
import { lockAgainstReferences, lockPeople } from '../user.queries';
import type { User } from '../user.schema';
import { readSignedIn } from './newcomers.queries';
import { lockImport, writeImport } from './user-import.queries';
import type { UserImportRecord } from './user-import.schema';

/** @throws HttpError not_found; conflict before the import is stored, and after the period */
async function lockUndoable(importId: number): Promise<UserImportRecord> {
  const one = await lockImport(importId);
  if (!one) throw new HttpError('not_found', text.notFound);
  if (!one.stored_at) throw new HttpError('conflict', text.nothingToUndo);
  if (!one.undone_at && !canUndoStaffImport(toEpoch(one.stored_at), Date.now() / 1000))
    throw new HttpError('conflict', text.undoTooLate);
  return one;
}

/** Why a person is kept; null if they are deleted. People who signed in have begun to work, and an edit is somebody's work, too. */
async function whyKept(actor: Actor, user: User, signedIn: Set<number>): Promise<string | null> {
  if (!canDeleteUser(actor, user)) return text.keptForbidden;
  if (signedIn.has(user.id) || !user.must_change_password) return text.keptSignedIn;
  if (user.version > 1) return text.keptChanged;
  const held = handedInWords(await countHoldings(user.id));
  return held === '' ? null : text.keptHolds(held);
}

/**
 * Undoes an import of staff: deletes its people softly, except those who have signed in, were edited, or have records. The answer names
 * the people who are kept. Their rows are locked, so that nobody gives them records meanwhile. A second call changes nothing. D11.
 * @throws HttpError not_found; conflict if nothing was stored, or too long ago; forbidden if the actor was locked meanwhile
 */
export const undoImport = (actor: Actor, importId: number): Promise<void> =>
  tx(async () => {
    const one = await lockUndoable(importId);
    if (one.undone_at) return auditNothing();
    const people = await lockPeople([actor.id, ...one.user_ids]);
    const currentActor = activeActor(people.get(actor.id));
    const signedIn = await readSignedIn(one.user_ids);
    const kept: KeptNewcomer[] = [];
    for (const id of one.user_ids) {
      const user = people.get(id);
      if (!user || user.deleted_at) continue;
      await lockAgainstReferences(id);
      const why = await whyKept(currentActor, user, signedIn);
      if (why === null) await markUserDeleted(currentActor, user);
      else kept.push({ id, name: user.name, why });
    }
    await writeImport(importId, { undone_at: new Date(), undone_by: currentActor.id, kept });
    addAuditEvent({ count: one.user_ids.length - kept.length, detail: { import_id: importId, kept: kept.length } });
  });
