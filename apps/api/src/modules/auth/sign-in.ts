import { authText } from '@toam/contracts/auth/auth.text';
import { firstPasswordDays } from '@toam/domain/staff/password';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { beginSession, type Origin } from '../../sessions/begin-session';
import { isPassword } from '../../sessions/password';
import { inPasswordTurn } from '../../sessions/password-turns';
import { recordSignIn } from '../../sign-ins/record-sign-in';
import { users } from '../users/user.schema';
import { allowAttempt, type Attempt, forgiveAttempt, refuseStorm } from './sign-in-limits';

interface Credentials {
  email: string;
  password: string;
}

/** The account's name in limits and device cookies. */
export const accountOf = (email: string): string => email.trim().toLowerCase();

async function findByEmail(email: string) {
  const { id, password_hash, status, must_change_password, password_given_at } = users;
  const [user] = await db()
    // more columns would take measurable time for accounts that exist
    .select({ id, password_hash, status, must_change_password, password_given_at })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, accountOf(email)), isNull(users.deleted_at)));
  return user;
}

/** Whether a password that the office gave was left unused for too long: it may lie in a chat. */
const isOver = (givenAt: Date | null): boolean =>
  givenAt !== null && Date.now() - givenAt.getTime() > firstPasswordDays * 86_400_000;

/** @throws HttpError as `signInWithEmail` */
async function findOwner(credentials: Credentials, attempt: Attempt) {
  const attemptId = await allowAttempt(attempt);
  const user = await findByEmail(credentials.email);
  if (!(await isPassword(user?.password_hash, credentials.password)) || !user) {
    throw new HttpError('invalid', authText.wrongCredentials);
  }
  await forgiveAttempt(attemptId, attempt);
  if (user.status !== 1) throw new HttpError('invalid', authText.locked);
  if (isOver(user.password_given_at)) throw new HttpError('invalid', authText.firstPasswordOver);
  return user;
}

/**
 * Locks the account as it was when its password was checked, until the session is stored. A lock or a new password by somebody else
 * either comes first, or ends this session too (D68).
 * @throws HttpError invalid if the account changed meanwhile
 */
async function holdOwner({ id, password_hash }: { id: number; password_hash: string | null }): Promise<void> {
  const asSeen = and(eq(users.id, id), eq(users.password_hash, password_hash ?? ''), eq(users.status, 1));
  const [held] = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(asSeen, isNull(users.deleted_at)))
    .for('share');
  if (!held) throw new HttpError('invalid', authText.wrongCredentials);
}

/**
 * Opens a session for an email and a password. A wrong password, an unknown email and a locked account take the same time.
 * Only the right password reveals that an account is locked. Specification 3 §2.8, D2.
 * @param device the key of a browser that has signed in to this account before, else null
 * @throws HttpError invalid with a text for the form; too_many over the limits
 */
export async function signInWithEmail(credentials: Credentials, origin: Origin, device: string | null) {
  const attempt = { account: accountOf(credentials.email), ip: origin.ip, device };
  await refuseStorm(attempt);
  const lane = device === null ? 'stranger' : 'known';
  const user = await inPasswordTurn(lane, () => findOwner(credentials, attempt));
  const token = await tx(async () => {
    await holdOwner(user);
    const session = await beginSession(user.id, origin);
    await recordSignIn({ userId: user.id, sessionId: session.id, origin, isNewDevice: device === null });
    return session.token;
  });
  return { token, id: user.id, must_change_password: user.must_change_password };
}
