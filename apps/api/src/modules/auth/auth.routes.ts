import { changePassword, signIn, signOut } from '@toam/contracts/auth/auth.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerRoute } from '../../http/register-route';
import { sessionOf } from '../../http/authorize';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { changeOwnPassword } from './change-password';
import { deviceCookie, knownDevice } from './known-device';
import { accountOf, signInWithEmail } from './sign-in';

export function registerAuth(app: FastifyInstance, env: Pick<Env, 'SIGNING_KEY' | 'PUBLIC_URL' | 'production'>): void {
  const isHttps = env.PUBLIC_URL.startsWith('https:');

  registerRoute(app, signIn, {
    // no audit entry: anybody can guess passwords, and would fill a table whose rows are never deleted
    audit: { none: 'sign-ins have their own record, login tracking' },
    handler: async ({ body, request, reply }) => {
      const account = accountOf(body.email);
      const origin = { ip: request.ip, device: request.headers['user-agent'] ?? '' };
      const signedIn = await signInWithEmail(
        body,
        origin,
        knownDevice(request.headers.cookie, account, env.SIGNING_KEY),
      );
      reply.header('set-cookie', deviceCookie(account, env.SIGNING_KEY, isHttps));
      return signedIn;
    },
  });

  registerRoute(app, signOut, {
    audit: { action: 'sign_out', noun: 'user', record: 'self' },
    handler: async ({ body, actor, request }) => {
      if (body.all) await revokeSessions(actor.id);
      else await revokeSession(sessionOf(request).id, actor.id);
      return null;
    },
  });

  registerRoute(app, changePassword, {
    audit: { action: 'password_change', noun: 'user', record: 'self' },
    handler: async ({ body, actor, request }) => {
      const who = { userId: actor.id, sessionId: sessionOf(request).id, isProduction: env.production };
      await changeOwnPassword(who, body);
      return null;
    },
  });
}
