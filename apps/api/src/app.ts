import Fastify, { type FastifyInstance } from 'fastify';
import type { Engine } from './db/engine';
import type { Env } from './env';
import { usePlaceServices } from './geocoder/geocoder';
import { acceptBodies, largestJson } from './http/body-parsers';
import { compressAnswers } from './http/compress-answers';
import { serveDocs } from './http/docs';
import { endConnections } from './http/end-connections';
import { serveHealth } from './http/health';
import { takeLargeBodiesInTurn } from './http/large-bodies';
import { serveReadiness } from './http/ready';
import { type LogStream, logRequests, loggerOptions, replyUnrouted } from './http/logging';
import { callLimit } from './http/call-limit';
import { replyError } from './http/reply-error';
import { secureHeaders } from './http/security-headers';
import { answerClientError, endSlowBodies, requestTimes } from './http/slow-requests';
import { serveWeb } from './http/web';
import { serveLive } from './live/serve-live';
import { modules } from './modules/api.modules';
import { serveVisitorLive } from './modules/chat/visitor-live';
import { useWebsite } from './web-revalidation/web-revalidation';

/** The whole API over the open database (`db.ts`), not yet listening. @param log where its log goes; absent: to standard output */
export async function buildApp(env: Env, engine: Engine, log?: LogStream): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggerOptions(env.LOG_LEVEL, log),
    bodyLimit: largestJson,
    trustProxy: (_address: string, hop: number) => hop < env.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // the framework's own 503 is not ours: no code, no Retry-After, English words for people. The close waits for these calls, too.
    return503OnClosing: false,
    frameworkErrors: replyUnrouted,
    ...requestTimes,
    clientErrorHandler: answerClientError,
  });
  const { WEB_REVALIDATE_URL: url, WEB_REVALIDATE_SECRET: secret } = env;
  useWebsite(url && secret ? { url, secret } : undefined);
  usePlaceServices({ geocoder: env.GEOCODER_URL, ipLookup: env.IP_LOOKUP_URL });
  app.decorate('endpoints', []);
  app.decorate('allowCall', { read: callLimit(env.READS_PER_MINUTE), change: callLimit(env.CHANGES_PER_MINUTE) });
  app.decorateRequest('session', null);
  app.setErrorHandler(replyError);
  logRequests(app);
  endSlowBodies(app);
  await secureHeaders(app, env);
  await acceptBodies(app);
  takeLargeBodiesInTurn(app);
  await compressAnswers(app);
  serveHealth(app);
  app.decorate('drain', serveReadiness(app).drain);
  const live = await serveLive(app, engine, env);
  for (const module of modules) await module(app, env);
  serveVisitorLive(app, live);
  if (env.API_DOCS) await serveDocs(app);
  await serveWeb(app, env.WEB_DIR, env.OFFLINE_PAGES);
  // after the live sockets, whose goodbye takes a moment: from here on new connections are refused
  endConnections(app);
  return app;
}
