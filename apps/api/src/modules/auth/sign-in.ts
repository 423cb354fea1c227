import { authText } from '@toam/contracts/texts/auth';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
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

/** How an account is named in limits and device cookies. */
export const accountOf = (email: string): string => email.trim().toLowerCase();

async function findByEmail(email: string) {
  const { id, password_hash, status, must_change_password } = users;
  const [user] = await db()
    // whatever else is read of somebody would take its time
    .select({ id, password_hash, status, must_change_password })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, accountOf(email)), isNull(users.deleted_at)));
  return user;
}

/** @throws HttpError as `signInWithEmail` */
async function findOwner(credentials: Credentials, attempt: Attempt) {
  const attemptId = await allowAttempt(attempt);
  const user = await findByEmail(credentials.email);
  if (!(await isPassword(user?.password_hash, credentials.password)) || !user) {
    throw new HttpError('invalid', authText.wrongCredentials);
  }
  await forgiveAttempt(attemptId);
  if (user.status !== 1) throw new HttpError('invalid', authText.locked);
  return user;
}

/**
 * Keeps the account as it was when its password was looked at until the session is there: whoever locks it or gives it another
 * password meanwhile ends this session too, or comes first (D68).
 * @throws HttpError invalid where somebody did
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
 * Email and password against a session. A wrong password, an unknown email and a locked account take the same time;
 * only the right password learns that an account is locked. Specification 3 §2.8, D2.
 * @param device the key of a browser that had signed in to this account before, else null
 * @throws HttpError invalid with a text for the form, too_many over the limits
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
