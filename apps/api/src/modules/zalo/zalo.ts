import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { moduleOf } from '../../http/handle';
import { connectionCalls } from './connect-account';
import { shareCall } from './share-house';
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
  moduleOf([...connectionCalls, shareCall])(app);
}
