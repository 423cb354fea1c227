import { zaloRefusal } from '@toam/contracts/zalo/zalo.text';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http-error';

/** Both tokens of a person. A refresh token is good for one renewal, which gives the next one. */
export interface ZaloTokens {
  access: string;
  refresh: string;
  /** When the access token ends. */
  expiresAt: Date;
  /** When the refresh token ends; null: unknown. */
  renewUntil: Date | null;
}

export interface ZaloPerson {
  id: string;
  name: string;
  avatar: string | null;
}

/** What is shared: the address of a house for customers, and the person's words. */
export interface ZaloLink {
  link: string;
  message: string;
}

/**
 * What we ask of Zalo. Zalo closes one part after the other to ordinary apps, so each may be refused. Every function but `loginUrl`
 * throws ZaloRefused or ZaloAway, whose words hold nothing of what was sent.
 */
export interface ZaloProvider {
  /** Where the person is asked. @param challenge PKCE, S256 */
  loginUrl(login: { state: string; challenge: string }): string;
  exchangeCode(code: string, verifier: string): Promise<ZaloTokens>;
  renewTokens(refreshToken: string): Promise<ZaloTokens>;
  readMe(accessToken: string): Promise<ZaloPerson>;
  /** Friends who use the app, too. */
  listFriends(accessToken: string): Promise<ZaloPerson[]>;
  /** On the person's own feed. */
  post(accessToken: string, link: ZaloLink): Promise<void>;
  send(accessToken: string, friendId: string, link: ZaloLink): Promise<void>;
}

/** Zalo answered no. */
export class ZaloRefused extends Error {
  override name = 'ZaloRefused';

  /** @param code Zalo's own, as '-216'. Its words are left out: they may repeat what was sent. */
  constructor(readonly code: string) {
    super(`Zalo refused: ${code}`);
  }
}

/** Zalo did not answer, not in time, or nothing that can be read. It may have done what was asked. */
export class ZaloAway extends Error {
  override name = 'ZaloAway';

  /** @param isSure Zalo was never reached, so it did nothing */
  constructor(
    reason: string,
    readonly isSure = false,
  ) {
    super(`Zalo ${reason}`);
  }
}

interface Zalo {
  provider: ZaloProvider;
  /** Seals the state of a sign-in. The same at every instance. */
  signingKey: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

let configured: Zalo | undefined;

/** Sets the provider. The module calls it once. @param zalo undefined: the brokerage has no app at Zalo */
export function useZalo(zalo: Zalo | undefined): void {
  configured = zalo;
}

export const isZaloConfigured = (): boolean => configured !== undefined;

/** @throws HttpError invalid without an app */
export function zalo(): Zalo {
  if (!configured) throw new HttpError('invalid', zaloRefusal.notConfigured);
  return configured;
}

/**
 * Asks Zalo, and tells the person in our words if it went wrong.
 * @param refused the sentence for a refusal, with Zalo's code
 * @param changes Zalo may have done it although no answer came
 * @throws HttpError invalid
 */
export async function askZalo<T>(
  { refused, changes = false }: { refused: (code: string) => string; changes?: boolean },
  ask: (provider: ZaloProvider) => Promise<T>,
): Promise<T> {
  const { provider, log } = zalo();
  try {
    return await ask(provider);
  } catch (error) {
    if (!(error instanceof ZaloRefused) && !(error instanceof ZaloAway)) throw error;
    log.warn({ zalo: error.message }, 'Zalo did not do what was asked');
    if (error instanceof ZaloRefused) throw new HttpError('invalid', refused(error.code));
    throw new HttpError('invalid', changes && !error.isSure ? zaloRefusal.uncertain : zaloRefusal.away);
  }
}
