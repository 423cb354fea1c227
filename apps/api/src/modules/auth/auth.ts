import { changePassword, signIn, signOut } from '@toam/contracts/auth/auth.endpoints';
import type { FastifyInstance } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { authText } from '@toam/contracts/auth/auth.text';
import { eq } from 'drizzle-orm';
import { type Env, demoPassword } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { sessionOf } from '../../http/authorize';
import { cookiesIn, hostCookie, hostPrefix } from '../../http/cookies';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { accountOf, signInWithEmail } from './sign-in';
import { provePassword } from './prove-password';
import { fingerprint } from '../../sessions/token';
import { auditChange } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { holdSession } from '../../sessions/hold-session';
import { isEasyToGuess } from '../../sessions/known-passwords';
import { hashPassword } from '../../sessions/password';
import { users } from '../users/user.schema';
import { setOwnPassword } from '../users/users.writes';

const yearOfSeconds = 365 * 24 * 60 * 60;

/** One cookie per account, so that a shared computer stays known to each colleague who uses it. */
const cookieName = (account: string): string => `DEVICE_${fingerprint(account).slice(0, 16)}`;

const seal = (account: string, nonce: string, key: string): string =>
  createHmac('sha256', key).update(`device\n${account}\n${nonce}`).digest('base64url');

function isSealed(account: string, nonce: string, sealed: string, key: string): boolean {
  const right = Buffer.from(seal(account, nonce, key));
  const given = Buffer.from(sealed);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The device key from the cookie of a browser that has signed in to this account before; else null. */
function knownDevice(cookies: string | undefined, account: string, key: string): string | null {
  const [nonce, sealed] = hostCookie(cookies, cookieName(account))?.split('.') ?? [];
  return nonce && sealed && isSealed(account, nonce, sealed, key) ? fingerprint(nonce) : null;
}

/**
 * Accounts for which a browser stays known at most, those signed in to last. Over https the cookies go with every call, some 100 bytes
 * each, and nginx takes no more than 8 KB of them.
 */
const mostAccounts = 30;

/** The cookies of the accounts that a browser must forget before it learns one more. Browsers send older cookies first. */
function forgotten(cookies: string | undefined, learned: string): string[] {
  const isOther = (name: string) => name.startsWith(`${hostPrefix}DEVICE_`) && name !== learned;
  const others = [...cookiesIn(cookies).keys()].filter(isOther);
  return others.slice(0, Math.max(0, others.length + 1 - mostAccounts));
}

/** Set-Cookie that makes the browser known for this account. The cookie has no other use and cannot sign in. */
function deviceCookies(account: string, key: string, isSecure: boolean, cookies: string | undefined): string[] {
  const nonce = randomBytes(16).toString('base64url');
  const value = `${nonce}.${seal(account, nonce, key)}`;
  const kept = `Max-Age=${yearOfSeconds}; HttpOnly; SameSite=Strict`;
  if (!isSecure) return [`${cookieName(account)}=${value}; Path=/api/auth/signin; ${kept}`];
  const name = `${hostPrefix}${cookieName(account)}`;
  return [
    `${name}=${value}; Path=/; ${kept}; Secure`,
    ...forgotten(cookies, name).map((other) => `${other}=; Path=/; Max-Age=0; Secure`),
  ];
}

interface Change {
  old_password: string;
  new_password: string;
}

interface Who {
  userId: number;
  sessionId: number;
  ip: string;
  /** Only in a demo may somebody set the public password of the demo brokerage again (D67). */
  isProduction: boolean;
}

/**
 * Sets the actor's own password and ends all their other sessions. Specification 2 §5, issue 2 §3.
 * @throws HttpError invalid at `old_password` or `new_password`; too_many after ten wrong ones; unauthenticated if the session ended
 */
async function changeOwnPassword(who: Who, change: Change): Promise<void> {
  const { userId, sessionId, isProduction } = who;
  if (change.new_password === change.old_password) refuse('new_password', authText.passwordUnchanged);
  const isDemo = change.new_password === demoPassword;
  if (isProduction && isDemo) refuse('new_password', authText.demoPasswordRefused);
  const [before] = await db()
    .select({ hash: users.password_hash, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (before && !isDemo && (await isEasyToGuess(change.new_password, before)))
    refuse('new_password', authText.passwordCommon);
  await provePassword({ ...who, hash: before?.hash }, change, 'old_password');
  const password_hash = await hashPassword(change.new_password);
  await tx(async () => {
    // Hashing takes a while. Meanwhile an admin may set another password or lock the account.
    if (!(await setOwnPassword(userId, before?.hash, { password_hash, demo_password: isDemo })))
      refuse('old_password', authText.oldPasswordWrong);
    await holdSession({ id: sessionId });
    auditChange({ id: userId }, 'user', userId);
    await revokeSessions(userId, sessionId);
  });
}

function refuse(field: keyof Change, message: string): never {
  throw new HttpError('invalid', message, { errors: { [field]: message } });
}

/** Signing in and out, passwords. */
export function authModule(
  app: FastifyInstance,
  { SIGNING_KEY: key, PUBLIC_URL, production: isProduction }: Env,
): void {
  moduleOf([
    handle(
      signIn,
      // no audit entry: anybody can guess passwords, and would fill a table whose rows are never deleted
      { audit: { none: 'sign-ins have their own record, login tracking' } },
      async ({ body, request, reply }) => {
        const account = accountOf(body.email);
        const origin = { ip: request.ip, device: request.headers['user-agent'] ?? '' };
        const { cookie } = request.headers;
        const signedIn = await signInWithEmail(body, origin, knownDevice(cookie, account, key));
        reply.header('set-cookie', deviceCookies(account, key, PUBLIC_URL.startsWith('https:'), cookie));
        return signedIn;
      },
    ),
    handle(
      signOut,
      { audit: { action: 'sign_out', noun: 'user', record: 'self' } },
      async ({ body, actor, request }) => {
        if (body.all) await revokeSessions(actor.id);
        else await revokeSession(sessionOf(request).id, actor.id);
        return null;
      },
    ),
    handle(
      changePassword,
      { audit: { action: 'password_change', noun: 'user', record: 'self' } },
      async ({ body, actor, request }) => {
        const who = { userId: actor.id, sessionId: sessionOf(request).id, ip: request.ip, isProduction };
        await changeOwnPassword(who, body);
        return null;
      },
    ),
  ])(app);
}
