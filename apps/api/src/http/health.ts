import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { db, withStatementLimit } from '../db/db';
import { buildCommit } from './build-commit';
import { isStorageFull, wasStorageFull } from './storage-full';

/**
 * GET /api/health: 200 while the database answers, else 503. It is for load balancers, so it has no envelope. With a full disk it is
 * `degraded`: people can still read, so nobody is sent away. `commit` is what it was built from: publishing asks for it (tools/fit).
 */
export function serveHealth(app: FastifyInstance): void {
  const commit = buildCommit();
  const degraded = { status: 'degraded', reason: 'storage_full', commit };
  app.get('/api/health', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await withStatementLimit('quick', () => db().execute(sql`select 1`));
      return wasStorageFull() ? degraded : { status: 'ok', commit };
    } catch (error) {
      if (isStorageFull(error)) return degraded;
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'down' });
    }
  });
}
