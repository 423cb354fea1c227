import type { FastifyInstance } from 'fastify';
import { zaloRefusal } from '@toam/contracts/zalo/zalo.text';
import { shareByZalo, type ZaloShared } from '@toam/contracts/zalo/zalo.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Env } from '../../env';
import { moduleOf, handle } from '../../http/handle';
import { connectionCalls } from './connect-account';
import { zaloOverHttp } from './zalo-http';
import { useZalo, zalo, type ZaloLink } from './zalo-provider';
import { addAuditEvent } from '../../audit/audit-context';
import { HttpError } from '../../http-error';
import { findPublicAddress } from '../houses/houses.reads';
import { askAs } from './fresh-token';

/** Where Zalo sends people back to: a screen of `properties`. */
const screen = '/social/zalo/token';

function configure(app: FastifyInstance, env: Env): void {
  const { ZALO_APP_ID: id, ZALO_APP_SECRET: secret, ZALO_API_URL: apiUrl, ZALO_OAUTH_URL: oauthUrl } = env;
  if (!id || !secret) return useZalo(undefined);
  const redirectUrl = env.PUBLIC_URL.replace(/\/+$/, '') + screen;
  const provider = zaloOverHttp({ id, secret, apiUrl, oauthUrl, redirectUrl });
  useZalo({ provider, signingKey: env.SIGNING_KEY, log: app.log });
}

/** The house's address for customers. @throws HttpError invalid if they can't open it, or the actor does not see the house */
async function linkOf(actor: Actor, houseId: number): Promise<string> {
  const house = await findPublicAddress(actor, houseId);
  if (!house) throw new HttpError('invalid', zaloRefusal.houseGone);
  if (house.web !== 1) throw new HttpError('invalid', zaloRefusal.notOnWeb);
  if (house.address === null) throw new HttpError('invalid', zaloRefusal.noWebsite);
  return house.address;
}

/** The friends at once: each is a call of its own, and the person waits for all. @throws HttpError invalid if none got it */
async function sendTo(actor: Actor, friends: string[], link: ZaloLink): Promise<ZaloShared> {
  const sent: string[] = [];
  const refused: ZaloShared['refused'] = [];
  const one = async (id: string) => {
    const asking = { refused: zaloRefusal.message, changes: true };
    try {
      await askAs(actor.id, asking, (provider, token) => provider.send(token, id, link));
      sent.push(id);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refused.push({ id, message: error.message });
    }
  };
  await Promise.all(friends.map(one));
  if (sent.length === 0) throw new HttpError('invalid', refused[0]!.message);
  return { posted: false, sent, refused };
}

/**
 * Shares a house by Zalo: to the person's own feed, or to friends. It never changes anything of ours.
 * @throws HttpError invalid: no app, no connection, a house that customers can't open, Zalo's refusal
 */
const shareCall = handle(
  shareByZalo,
  { audit: { action: 'share', noun: 'house', record: 'house_id' } },
  async ({ actor, body: { house_id, message, to } }) => {
    zalo();
    const link = { link: await linkOf(actor, house_id), message };
    if (to.length > 0) {
      const shared = await sendTo(actor, to, link);
      addAuditEvent({ detail: { zalo_friends: shared.sent.length } });
      return shared;
    }
    const asking = { refused: zaloRefusal.feed, changes: true };
    await askAs(actor.id, asking, (provider, token) => provider.post(token, link));
    addAuditEvent({ detail: { zalo_feed: 1 } });
    return { posted: true, sent: [], refused: [] };
  },
);

/** A person's connection to Zalo, and sharing houses by it. */
export function zaloModule(app: FastifyInstance, env: Env): void {
  configure(app, env);
  moduleOf([...connectionCalls, shareCall])(app);
}
