import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env';
import { startFailureOf } from '../http/listen';
import { metricsText, metricsType, watchProcess } from './metrics';

/**
 * GET /metrics on its own address (METRICS_HOST, METRICS_PORT), so that nobody reaches the figures through the proxy. Any other
 * address is 404.
 * @returns closes it; undefined without METRICS_PORT
 * @throws StartFailure if the port is in use or forbidden
 */
export async function serveMetrics(
  env: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
  log: FastifyBaseLogger,
): Promise<(() => Promise<void>) | undefined> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env;
  if (port === undefined) return undefined;
  watchProcess();
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end();
    metricsText().then(
      (text) => reply.writeHead(200, { 'content-type': metricsType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics were not read');
        reply.writeHead(500).end();
      },
    );
  });
  await opened(server, { host, port });
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

const opened = (server: Server, place: { host: string; port: number }): Promise<void> =>
  new Promise((done, fail) => {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    server.once('error', (error) => fail(startFailureOf(error, place, names) ?? error));
    server.listen(place, () => done());
  });
