import {
  connectZalo,
  disconnectZalo,
  listZaloFriends,
  readZalo,
  shareByZalo,
} from '@toam/contracts/zalo/zalo.endpoints';
import { zaloRefusal } from '@toam/contracts/zalo/zalo.text';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { sessionOf } from '../../http/authorize';
import { registerRoute } from '../../http/register-route';
import { connectAccount, disconnectAccount, readConnection } from './connect-account';
import { askAs } from './fresh-token';
import { shareHouse } from './share-house';
import { zaloOverHttp } from './zalo-http';
import { useZalo } from './zalo-provider';

/** Where Zalo sends people back to: a screen of `properties`. */
const screen = '/social/zalo/token';

function configure(app: FastifyInstance, env: Env): void {
  const { ZALO_APP_ID: id, ZALO_APP_SECRET: secret, ZALO_API_URL: apiUrl, ZALO_OAUTH_URL: oauthUrl } = env;
  if (!id || !secret) return useZalo(undefined);
  const redirectUrl = env.PUBLIC_URL.replace(/\/+$/, '') + screen;
  const provider = zaloOverHttp({ id, secret, apiUrl, oauthUrl, redirectUrl });
  useZalo({ provider, signingKey: env.SIGNING_KEY, log: app.log });
}

/** A person's connection to Zalo, and sharing houses by it. */
export function zaloModule(app: FastifyInstance, env: Env): void {
  configure(app, env);

  registerRoute(app, readZalo, { handler: ({ request }) => readConnection(sessionOf(request)) });

  registerRoute(app, connectZalo, {
    audit: { action: 'link', noun: 'zalo', record: 'self' },
    handler: ({ request, body }) => connectAccount(sessionOf(request), body),
  });

  registerRoute(app, disconnectZalo, {
    audit: { action: 'delete', noun: 'zalo', record: 'self' },
    handler: async ({ actor }) => {
      await disconnectAccount(actor);
      return null;
    },
  });

  registerRoute(app, listZaloFriends, {
    handler: ({ actor }) =>
      askAs(actor.id, { refused: zaloRefusal.friends }, (provider, token) => provider.listFriends(token)),
  });

  registerRoute(app, shareByZalo, {
    audit: { action: 'share', noun: 'house', record: 'house_id' },
    handler: ({ actor, body }) => shareHouse(actor, body),
  });
}
