import type { ImportedStaff } from '@toam/contracts/user/user-save.schema';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { sessions } from '../../../sessions/session.schema';
import { importRows } from '../../../sheets/import/import.schema';
import { loginTracks } from '../../../sign-ins/login-track.schema';
import { placed } from '../saving/create-user';
import { lockHierarchy } from '../user.queries';
import { users } from '../user.schema';

/** Rows per insert statement. */
const batch = 200;

/** Everybody who is not deleted, with the columns that rows of a file are compared with. */
export const readStaffUniqueKeys = () => {
  const { id, name, email, phone_number, social_id, role, job_position, manager, other_account, status } = users;
  return db()
    .select({ id, name, email, phone_number, social_id, role, job_position, manager, other_account, status })
    .from(users)
    .where(isNull(users.deleted_at))
    .orderBy(users.id);
};

/** The locks of single saves (`check-user.ts`) for many new people, always in the same order. */
export async function lockNewcomers(emails: string[]): Promise<void> {
  await lockHierarchy();
  const keys = [...new Set(emails.map((email) => email.toLowerCase()))].sort();
  await db().execute(sql`
    select pg_advisory_xact_lock(hashtextextended('users.email ' || email, 0))
    from (select unnest(${sql.param(keys)}::text[]) as email) as wanted`);
}

/** Stores new people without a password. @returns their ids, in the same order */
export async function addNewcomers(bodies: ImportedStaff[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < bodies.length; at += batch) {
    const values = bodies.slice(at, at + batch).map((body) => placed({ ...body, must_change_password: true }));
    const made = await db().insert(users).values(values).returning({ id: users.id });
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

const ofImport = (importId: number) => and(eq(importRows.import_id, importId), eq(importRows.outcome, 'created'));

/** The people whom an import made. */
export async function readImported(importId: number): Promise<number[]> {
  const found = await db().select({ id: importRows.record_id }).from(importRows).where(ofImport(importId));
  return found.flatMap(({ id }) => id ?? []);
}

/** How many people of each import have not chosen their own password yet. */
export async function countWaiting(importIds: number[]): Promise<Map<number, number>> {
  const found = await db()
    .select({ id: importRows.import_id, waiting: count() })
    .from(importRows)
    .innerJoin(users, eq(users.id, importRows.record_id))
    .where(
      and(
        inArray(importRows.import_id, importIds),
        eq(importRows.outcome, 'created'),
        eq(users.must_change_password, true),
        isNull(users.deleted_at),
      ),
    )
    .groupBy(importRows.import_id);
  return new Map(found.map(({ id, waiting: people }) => [id, people]));
}

/** Those of the people who have signed in at least once. */
export async function readSignedIn(ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .selectDistinct({ id: sessions.user_id })
    .from(sessions)
    .where(inArray(sessions.user_id, ids))
    .union(db().selectDistinct({ id: loginTracks.user_id }).from(loginTracks).where(inArray(loginTracks.user_id, ids)));
  return new Set(found.map(({ id }) => id));
}

/** Those of the people who have not chosen their own password. @param lock held until the transaction ends */
export async function readWaiting(ids: number[], lock?: 'no key update') {
  const { id, role, name, phone_number, email } = users;
  const found = db()
    .select({ id, role, name, phone_number, email })
    .from(users)
    .where(and(inArray(id, ids), eq(users.must_change_password, true), eq(users.status, 1), isNull(users.deleted_at)))
    .orderBy(id);
  return lock ? found.for(lock) : found;
}

export type WaitingUser = Awaited<ReturnType<typeof readWaiting>>[number];

/** Stores passwords without a new version of the people (as `givePassword`). Sessions with the earlier password end. */
export async function givePasswords(made: { id: number; hash: string }[]): Promise<void> {
  const ids = made.map(({ id }) => id);
  const hashes = made.map(({ hash }) => hash);
  await db().execute(sql`
    update ${users} set password_hash = made.hash, must_change_password = true, password_given_at = now(),
      demo_password = false, updated_at = now()
    from unnest(${sql.param(ids)}::int[], ${sql.param(hashes)}::text[]) as made (id, hash)
    where users.id = made.id`);
  const signedIn = await db()
    .selectDistinct({ id: sessions.user_id })
    .from(sessions)
    .where(and(inArray(sessions.user_id, ids), isNull(sessions.revoked_at)));
  for (const { id } of signedIn) await revokeSessions(id);
}
