import { staffLabel } from '@toam/contracts/user/user.text';
import { importText } from '@toam/contracts/sheet/import.text';
import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import type { Actor } from '@toam/domain/actor';
import { canResetPassword } from '@toam/domain/staff/user-access';
import pLimit from 'p-limit';
import { addAuditEvent } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordManyChanges } from '../../../history/record-changes';
import type { FileReply } from '../../../http/file-reply';
import { perUserLimit } from '../../../http/per-user-limit';
import { HttpError } from '../../../http-error';
import { oneBatch, sheetReply } from '../../../sheets/sheet-reply';
import { hashPassword } from '../../../sessions/password';
import { findImport, lockImport, updateImport } from '../../../sheets/import/import.queries';
import { textColumn as column } from '../../../sheets/import/import-noun';
import { readActor } from '../people';
import { newPassword } from '../password/new-password';
import { givePasswords, readImported, readWaiting, type WaitingUser } from './newcomers.queries';

const takeTurn = perUserLimit({ max: 1, busy: importText.busy, busyYourself: importText.busyYourself });

const columns = [
  column(staffLabel.id, 10),
  column(staffLabel.name, 28),
  column(staffLabel.phone_number, 16),
  column(staffLabel.email, 32),
  column(text.passwordColumn, 20),
];

/** Those of the people to whom this actor may give a password. */
const allowed = (actor: Actor, people: WaitingUser[]) => people.filter((user) => canResetPassword(actor, user));

/** Parallel hashes. One processor stays free for people who sign in. */
const inTurn = pLimit(2);

/** A password and its hash for each of the people, by id. About 15 ms each. */
async function preparePasswords(people: WaitingUser[]) {
  const prepare = async ({ id }: WaitingUser) => {
    const password = newPassword();
    return [id, { password, hash: await hashPassword(password) }] as const;
  };
  return new Map(await Promise.all(people.map((one) => inTurn(prepare, one))));
}

/** Stores the passwords of people who still wait for one at that moment. @returns the people who got theirs */
const storePasswords = (actor: Actor, importId: number, made: Map<number, { hash: string }>): Promise<WaitingUser[]> =>
  tx(async () => {
    await lockImport(['user'], importId);
    const waiting = await readWaiting(await readImported(importId), 'no key update');
    const people = allowed(await readActor(actor), waiting).filter(({ id }) => made.has(id));
    if (people.length === 0) throw new HttpError('conflict', text.nobodyWaits);
    await givePasswords(people.map(({ id }) => ({ id, hash: made.get(id)!.hash })));
    const told = { column: 'password', old_value: null, new_value: text.historyPassword };
    const changes = people.map(({ id }) => ({ id, ...told }));
    await recordManyChanges(actor, 'User', changes);
    await updateImport(importId, { passwords_at: new Date() });
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
  const found = await findImport(['user'], importId);
  if (!found) throw new HttpError('not_found', importText.notFound);
  if (!found.one.stored_at) throw new HttpError('conflict', text.notStoredYet);
  const release = takeTurn(actor.id);
  try {
    const asked = allowed(actor, await readWaiting(await readImported(importId)));
    const made = await preparePasswords(asked);
    const people = await storePasswords(actor, importId, made);
    const rows = people.map(({ id, name, phone_number, email }) => {
      return [String(id), name, phone_number, email, made.get(id)?.password ?? null];
    });
    const stem = found.one.file_name.replace(/\.[^.]*$/, '');
    return await sheetReply({ name: text.sheetName, columns }, oneBatch(rows), text.passwordFile(stem));
  } finally {
    release();
  }
}
