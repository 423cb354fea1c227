import { changePassword, signIn, signOut } from '@toam/contracts/auth/auth.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { sessionOf } from '../../http/authorize';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { changeOwnPassword } from './change-password';
import { deviceCookie, knownDevice } from './known-device';
import { accountOf, signInWithEmail } from './sign-in';

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
        const signedIn = await signInWithEmail(body, origin, knownDevice(request.headers.cookie, account, key));
        reply.header('set-cookie', deviceCookie(account, key, PUBLIC_URL.startsWith('https:')));
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
        await changeOwnPassword({ userId: actor.id, sessionId: sessionOf(request).id, isProduction }, body);
        return null;
      },
    ),
  ])(app);
}
