import { staffLabel } from '@toam/contracts/user/user.text';
import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import type { Actor } from '@toam/domain/actor';
import { canResetPassword } from '@toam/domain/staff/user-access';
import { addAuditEvent } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordManyChanges } from '../../../history/record-changes';
import type { FileReply } from '../../../http/file-reply';
import { perUserLimit } from '../../../http/per-user-limit';
import { HttpError } from '../../../http-error';
import type { SheetColumn } from '../../../sheets/sheet';
import { oneBatch, sheetReply } from '../../../sheets/sheet-reply';
import { readActor } from '../people';
import { givePasswords, lockWaiting, readWaiting, type WaitingUser } from './newcomers.queries';
import { preparePasswords } from './prepare-passwords';
import { findWholeImport, lockImport, writeImport } from './user-import.queries';

const takeTurn = perUserLimit({ max: 1, busy: text.busy, busyYourself: text.busyYourself });

const column = (header: string, width: number): SheetColumn => ({ header, kind: 'text', width });

const columns = [
  column(staffLabel.id, 10),
  column(staffLabel.name, 28),
  column(staffLabel.phone_number, 16),
  column(staffLabel.email, 32),
  column(text.passwordColumn, 20),
];

/** Those of the people to whom this actor may give a password. */
const allowed = (actor: Actor, people: WaitingUser[]) => people.filter((user) => canResetPassword(actor, user));

/** Stores the passwords of people who still wait for one at that moment. @returns the people who got theirs */
const storePasswords = (actor: Actor, importId: number, hashes: Map<number, string>): Promise<WaitingUser[]> =>
  tx(async () => {
    const one = await lockImport(importId);
    const people = allowed(await readActor(actor), await lockWaiting(one?.user_ids ?? [])).filter(({ id }) =>
      hashes.has(id),
    );
    if (people.length === 0) throw new HttpError('conflict', text.nobodyWaits);
    await givePasswords(people.map(({ id }) => ({ id, hash: hashes.get(id)! })));
    const told = { column: 'password', old_value: null, new_value: text.historyPassword };
    const changes = people.map(({ id }) => ({ id, ...told }));
    await recordManyChanges(actor, 'User', changes);
    await writeImport(importId, { passwords_at: new Date() });
    addAuditEvent({ count: people.length, detail: { import_id: importId } });
    return people;
  });

/**
 * Makes a password for everybody of an import who has not chosen their own. Only the answered sheet contains them. Sessions with the
 * earlier password end. D67.
 * @throws HttpError not_found; conflict if nobody waits for one; too_many while another sheet is made; forbidden if the actor was
 * locked meanwhile
 */
export async function makePasswords(actor: Actor, importId: number): Promise<FileReply> {
  const one = await findWholeImport(importId);
  if (!one) throw new HttpError('not_found', text.notFound);
  if (!one.stored_at) throw new HttpError('conflict', text.notStoredYet);
  const release = takeTurn(actor.id);
  try {
    const asked = allowed(actor, await readWaiting(one.user_ids));
    const { passwords, hashes } = await preparePasswords(asked.map(({ id }) => id));
    const people = await storePasswords(actor, importId, hashes);
    const rows = people.map(({ id, name, phone_number, email }) => {
      return [String(id), name, phone_number, email, passwords.get(id) ?? null];
    });
    const stem = one.file_name.replace(/\.[^.]*$/, '');
    return await sheetReply({ name: text.sheetName, columns }, oneBatch(rows), text.passwordFile(stem));
  } finally {
    release();
  }
}
