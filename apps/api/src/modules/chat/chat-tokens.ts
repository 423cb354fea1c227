import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { createSign } from 'node:crypto';
import type { Env } from '../../env';

/** Whom Google's sign-in takes custom tokens for. */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Seconds within which a custom token must be used. */
const usable = 300;
/** Milliseconds for which the rules take a colleague's sign-in. The console renews it a minute before. */
const staffSignIn = 10 * 60_000;
/** Milliseconds by which the store's clock may be behind ours: a visitor must see their own first message. */
const tolerance = 2000;

/** A visitor, and the conversation of their number. */
export interface TokenVisitor {
  /** Of the session. */
  uid: string;
  /** Normalised. */
  phone: string;
  uuid: string;
  name: string;
  /** When the session began. */
  now: Date;
}

/** Signs people in to the Firestore store: `firestore.rules` reads the claims. */
export interface ChatTokens {
  config: FirebaseConfig;
  forStaff: (actor: Actor) => string;
  forVisitor: (visitor: TokenVisitor) => string;
}

/** Which store pages speak to, and where it is. T6. */
export const storeOf = (tokens: ChatTokens | undefined) =>
  tokens ? { store: 'firestore' as const, firebase: tokens.config } : { store: 'api' as const };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * @param clock epoch milliseconds
 * @returns undefined if the product keeps the conversations itself
 */
export function chatTokens(
  {
    CHAT_STORE,
    FIREBASE_CONFIG: config,
    FIREBASE_SERVICE_ACCOUNT: account,
  }: Pick<Env, 'CHAT_STORE' | 'FIREBASE_CONFIG' | 'FIREBASE_SERVICE_ACCOUNT'>,
  clock = Date.now,
): ChatTokens | undefined {
  if (CHAT_STORE !== 'firestore' || !config || !account) return undefined;
  const { client_email: issuer, private_key: key } = account;

  function sign(uid: string, claims: object): string {
    const iat = Math.floor(clock() / 1000);
    const payload = { iss: issuer, sub: issuer, aud: audience, iat, exp: iat + usable, uid, claims };
    const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
  }

  return {
    config,
    forStaff: (actor) =>
      sign(String(actor.id), {
        ...{ chat: true, uid: actor.id, admin: isAdmin(actor) },
        until: clock() + staffSignIn,
      }),
    forVisitor: ({ uid, phone, uuid, name, now }) =>
      sign(`visitor-${uid}`, { phone, uuid, called: name, since: now.getTime() - tolerance }),
  };
}
