import { zaloRefusal } from '@toam/contracts/zalo/zalo.text';
import {
  connectZalo,
  disconnectZalo,
  listZaloFriends,
  readZalo,
  type ZaloConnection,
} from '@toam/contracts/zalo/zalo.endpoints';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { sessionOf } from '../../http/authorize';
import { deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { askAs, isLapsed, sealedTokens } from './fresh-token';
import { askZalo, isZaloConfigured, zalo, ZaloAway } from './zalo-provider';
import { deleteAccount, findAccount, giveStateBack, putAccount, takeState } from './zalo.queries';

const none: ZaloConnection = {
  configured: false,
  connected: false,
  lapsed: false,
  name: null,
  avatar: null,
  connected_at: null,
  renew_until: null,
  login_url: null,
};

const secondsOf = (time: Date | null): number | null => time && Math.floor(time.getTime() / 1000);

/** Seconds from the offer of an address to the return from Zalo, where the person may have to sign in first. */
const lifetime = 30 * 60;

/** A person's way to Zalo and back. Nothing of it is stored until it comes back: it follows from the session and our key. */
interface Login {
  nonce: string;
  /** PKCE: Zalo gets its hash before, and this with the code. */
  verifier: string;
}

const derive = (key: string, use: string, ...parts: (string | number)[]): Buffer =>
  createHmac('sha256', key)
    .update([`zalo ${use}`, ...parts].join('\n'))
    .digest();

const verifierOf = (key: string, sessionId: number, nonce: string): string =>
  derive(key, 'verifier', sessionId, nonce).toString('base64url');

const sealOf = (key: string, sessionId: number, nonce: string, ends: string): Buffer =>
  derive(key, 'state', sessionId, nonce, ends);

/** The state of a new login, and the challenge of its verifier (S256). */
function beginLogin(key: string, sessionId: number, now = Date.now()): { state: string; challenge: string } {
  const nonce = randomBytes(16).toString('base64url');
  const ends = (Math.floor(now / 1000) + lifetime).toString(36);
  const state = [nonce, ends, sealOf(key, sessionId, nonce, ends).toString('base64url')].join('.');
  const challenge = createHash('sha256')
    .update(verifierOf(key, sessionId, nonce))
    .digest('base64url');
  return { state, challenge };
}

/** The login of a state; null if it was changed, is of another session, or has ended. */
function loginOf(key: string, sessionId: number, state: string, now = Date.now()): Login | null {
  const [nonce = '', ends = '', sealed = ''] = state.split('.');
  const [right, given] = [sealOf(key, sessionId, nonce, ends), Buffer.from(sealed, 'base64url')];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  if (parseInt(ends, 36) * 1000 < now) return null;
  return { nonce, verifier: verifierOf(key, sessionId, nonce) };
}

/** Where the person's connection stands, without asking Zalo, and the address of a new one for this session. */
async function readConnection(session: Session): Promise<ZaloConnection> {
  if (!isZaloConfigured()) return none;
  const { provider, signingKey } = zalo();
  const login_url = provider.loginUrl(beginLogin(signingKey, session.id));
  const account = await findAccount(session.actor.id);
  if (!account) return { ...none, configured: true, login_url };
  const lapsed = isLapsed(account);
  return {
    ...{ configured: true, connected: !lapsed, lapsed, login_url },
    ...{ name: account.name, avatar: account.avatar },
    connected_at: secondsOf(account.created_at),
    renew_until: secondsOf(account.renew_until),
  };
}

/** Zalo's tokens for the code, and whose they are. A code that Zalo never answered for may come again. */
const introduce = (code: string, login: { verifier: string; nonce: string }) =>
  askZalo({ refused: zaloRefusal.login }, async (provider) => {
    const tokens = await provider.exchangeCode(code, login.verifier).catch(async (error: unknown) => {
      if (error instanceof ZaloAway) await giveStateBack(login.nonce);
      throw error;
    });
    return { tokens, me: await provider.readMe(tokens.access) };
  });

/**
 * Connects the person's account, in the place of an earlier one. Specification 3 §2.7, §7.7.
 * @throws HttpError invalid: no app; a state that is wrong, of another session or used; Zalo refuses or can't be reached
 */
async function connect(session: Session, { code, state }: { code: string; state: string }) {
  const login = loginOf(zalo().signingKey, session.id, state);
  if (!login) throw new HttpError('invalid', zaloRefusal.wrongState);
  if (!(await takeState(login.nonce))) throw new HttpError('invalid', zaloRefusal.usedState);
  const { tokens, me } = await introduce(code, login);
  const user_id = session.actor.id;
  await tx(async () => {
    // somebody who was locked while Zalo answered leaves no tokens behind
    await holdSession(session);
    const before = await findAccount(user_id);
    await putAccount({ user_id, zalo_id: me.id, name: me.name, avatar: me.avatar, ...sealedTokens(user_id, tokens) });
    auditChange(session.actor, 'zalo', user_id, [
      { column: 'name', old_value: before?.name ?? null, new_value: me.name },
    ]);
  });
  return readConnection(session);
}

export const connectionCalls = [
  handle(readZalo, ({ request }) => readConnection(sessionOf(request))),
  handle(connectZalo, { audit: { action: 'link', noun: 'zalo', record: 'self' } }, ({ request, body }) =>
    connect(sessionOf(request), body),
  ),
  // without an account nothing changes
  handle(disconnectZalo, { audit: deletes('zalo', 'self') }, ({ actor }) =>
    tx(async () => {
      const gone = await deleteAccount(actor.id);
      if (!gone) auditNothing();
      else auditChange(actor, 'zalo', actor.id, [{ column: 'name', old_value: gone.name, new_value: null }]);
      return null;
    }),
  ),
  handle(listZaloFriends, ({ actor }) =>
    askAs(actor.id, { refused: zaloRefusal.friends }, (provider, token) => provider.listFriends(token)),
  ),
];
