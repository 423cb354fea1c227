import { setTimeout as pause } from 'node:timers/promises';
import { zaloRefusal } from '@toam/contracts/zalo/zalo.text';
import { HttpError } from '../../http-error';
import { openSecret, sealSecret, UnreadableSecret } from '../../secrets/secret-box';
import { askZalo, zalo, type ZaloProvider, ZaloRefused, type ZaloTokens } from './zalo-provider';
import { beginRenewal, endRenewal, findAccount } from './zalo.queries';
import type { ZaloAccount } from './zalo.schema';

/** Binds the encryption to one person's row. */
const placeOf = (userId: number): string => `zalo:${userId}`;

/** Milliseconds before the end of an access token from which it is renewed: longer than a call takes. */
const margin = 2 * 60_000;

/** Seconds. Longer than a renewal takes: if its process ends meanwhile, another call may renew after that. */
const renewalLasts = 15;

/** Milliseconds that a call waits for another one's renewal. */
const patience = 12_000;
const betweenLooks = 150;

/** The columns of tokens, sealed for their person. */
export const sealedTokens = (userId: number, tokens: ZaloTokens) => ({
  access_token: sealSecret(tokens.access, placeOf(userId)),
  refresh_token: sealSecret(tokens.refresh, placeOf(userId)),
  expires_at: tokens.expiresAt,
  renew_until: tokens.renewUntil,
});

/** @throws HttpError invalid if our key for it is lost */
function open(userId: number, sealed: string): string {
  try {
    return openSecret(sealed, placeOf(userId));
  } catch (error) {
    if (error instanceof UnreadableSecret) throw new HttpError('invalid', zaloRefusal.unreadable);
    throw error;
  }
}

/** Whether Zalo no longer renews it, or will refuse to. */
export const isLapsed = ({ lapsed_at, renew_until, expires_at }: ZaloAccount, now = Date.now()): boolean =>
  lapsed_at !== null || (renew_until !== null && renew_until.getTime() <= now && expires_at.getTime() <= now);

/** @throws HttpError invalid if there is no connection that works */
async function workingAccount(userId: number): Promise<ZaloAccount> {
  const account = await findAccount(userId);
  if (!account) throw new HttpError('invalid', zaloRefusal.notConnected);
  if (isLapsed(account)) throw new HttpError('invalid', zaloRefusal.lapsed);
  return account;
}

const freshTokenOf = (account: ZaloAccount): string | null =>
  account.expires_at.getTime() > Date.now() + margin ? open(account.user_id, account.access_token) : null;

/**
 * Renews the tokens. A refresh token is good once, so the row says who renews, and others wait: no transaction stays open while Zalo is
 * asked. If Zalo refuses, the connection has lapsed.
 * @throws HttpError invalid
 */
async function renew(account: ZaloAccount): Promise<string> {
  const { user_id } = account;
  try {
    const renewed = await askZalo({ refused: () => zaloRefusal.lapsed }, async (provider) => {
      try {
        return await provider.renewTokens(open(user_id, account.refresh_token));
      } catch (error) {
        if (error instanceof ZaloRefused) await endRenewal(account, { lapsed_at: new Date() });
        throw error;
      }
    });
    if (await endRenewal(account, sealedTokens(user_id, renewed))) return renewed.access;
  } catch (error) {
    await endRenewal(account, {});
    throw error;
  }
  throw new HttpError('invalid', zaloRefusal.notConnected); // disconnected meanwhile
}

/** @throws HttpError invalid if there is no connection, if it has lapsed, or if Zalo can't be asked */
async function freshToken(userId: number): Promise<string> {
  for (const until = Date.now() + patience; Date.now() < until; await pause(betweenLooks)) {
    const account = await workingAccount(userId);
    const fresh = freshTokenOf(account);
    if (fresh !== null) return fresh;
    if (await beginRenewal(account, renewalLasts)) return renew(account);
  }
  throw new HttpError('invalid', zaloRefusal.away);
}

/** Codes by which Zalo says that an access token is good no longer: the person took the permission back. */
const endedTokens = ['452', '-216'];

/**
 * Asks Zalo as this person.
 * @param asking as for `askZalo`
 * @throws HttpError invalid
 */
export async function askAs<T>(
  userId: number,
  asking: Parameters<typeof askZalo>[0],
  ask: (provider: ZaloProvider, accessToken: string) => Promise<T>,
): Promise<T> {
  zalo(); // says first that there is no app
  const accessToken = await freshToken(userId);
  const refused = (code: string) => (endedTokens.includes(code) ? zaloRefusal.lapsed : asking.refused(code));
  return askZalo({ ...asking, refused }, async (provider) => {
    try {
      return await ask(provider, accessToken);
    } catch (error) {
      if (error instanceof ZaloRefused && endedTokens.includes(error.code)) await lapse(userId, accessToken);
      throw error;
    }
  });
}

/** Unless the person has connected again meanwhile. */
async function lapse(userId: number, accessToken: string): Promise<void> {
  const account = await findAccount(userId);
  if (account && open(userId, account.access_token) === accessToken)
    await endRenewal(account, { lapsed_at: new Date() });
}
