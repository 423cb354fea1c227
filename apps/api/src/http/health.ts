import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { db, withStatementLimit } from '../db/db';

/** GET /api/health: 200 while the database answers, else 503. It is for load balancers, so it has no envelope. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/api/health', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await withStatementLimit('quick', () => db().execute(sql`select 1`));
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'down' });
    }
  });
}
