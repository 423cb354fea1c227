import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { chatText } from '@toam/contracts/chat/chat.text';
import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { createHash, createSign } from 'node:crypto';
import type { Env } from '../../env';
import { HttpError } from '../../http-error';

/** Whom Google's sign-in takes custom tokens for. */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Seconds within which a custom token must be used. */
const usable = 300;
/** Milliseconds for which the rules take a sign-in. Pages renew it a minute before, as long as the API still knows who they are. */
const signedIn = { staff: 10 * 60_000, visitor: 60 * 60_000 };
/** Milliseconds by which the store's clock may be behind ours: a visitor must see their own first message. */
const tolerance = 2000;

/** A visitor, and the conversation that is theirs. */
export interface TokenVisitor {
  /** Of the session. */
  uid: string;
  /** Normalised. */
  phone: string;
  uuid: string;
  /** Of a thread: the main conversation of its number. */
  main: string | null;
  /** Their thread, if it was joined to the conversation. */
  own: string | null;
  device: number;
  name: string;
  /** When the session began, or was joined: nothing from before is seen. */
  since: Date;
}

/** Signs people in to the Firestore store: `firestore.rules` reads the claims. */
export interface ChatTokens {
  config: FirebaseConfig;
  /** @param card of the house that this sign-in may send, if any */
  forStaff: (actor: Actor, name: string, card?: ChatHouse) => string;
  forVisitor: (visitor: TokenVisitor) => string;
}

/** Which store pages speak to, and where it is. T6. */
export const storeOf = (tokens: ChatTokens | undefined) =>
  tokens ? { store: 'firestore' as const, firebase: tokens.config } : { store: 'api' as const };

/** @throws HttpError invalid where the product keeps the conversations itself */
export function takeTokens(tokens: ChatTokens | undefined): ChatTokens {
  if (!tokens) throw new HttpError('invalid', chatText.noStoreToken);
  return tokens;
}

/** How the addresses of the project's pictures begin, as a pattern of the rules: no other address is taken for a picture. */
function picturesOf({ storageBucket, emulator }: FirebaseConfig): string {
  const host = emulator ? 'http://[^/]+' : String.raw`https://firebasestorage\.googleapis\.com(:443)?`;
  return `${host}/v0/b/${storageBucket.replaceAll('.', String.raw`\.`)}/o/images%2F`;
}

/** What the rules compare a card by: they cannot read the houses. */
function sealOf({ id, title, price, facts, picture, place, link }: ChatHouse): string {
  const input = [id, title, price, facts, picture ?? '', place, link ?? ''].join('|');
  return createHash('sha256').update(input).digest('hex');
}

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

  const pictures = picturesOf(config);
  return {
    config,
    forStaff: (actor, name, card) =>
      sign(String(actor.id), {
        ...{ chat: true, uid: actor.id, called: name, admin: isAdmin(actor), pictures },
        until: clock() + signedIn.staff,
        ...(card && { card: sealOf(card) }),
      }),
    forVisitor: ({ uid, phone, uuid, main, own, device, name, since }) =>
      sign(`visitor-${uid}`, {
        // documents of a main conversation are called by its number, those of a thread by its id
        ...{ phone, uuid, thread: main === null ? phone : uuid, main: main ?? '', own: own ?? '' },
        ...{ device, called: name, pictures },
        since: since.getTime() - (own === null ? tolerance : 0),
        until: clock() + signedIn.visitor,
      }),
  };
}
