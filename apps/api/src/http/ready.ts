import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { db, withStatementLimit } from '../db/db';
import { lastMigration } from '../db/migrations-folder';
import { files } from '../files/files';

/** Milliseconds that a part may take to answer. A probe that waits longer has given up. */
const patience = 3000;

async function isMigrated(when: number): Promise<boolean> {
  const { rows } = await withStatementLimit('quick', () =>
    db().execute<{ is: boolean }>(sql`select max(created_at) >= ${when} as is from drizzle.__drizzle_migrations`),
  );
  return rows[0]?.is === true;
}

/** @throws if the work fails or takes too long */
const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_done, fail) => setTimeout(() => fail(new Error('no answer in time')), patience).unref()),
  ]);

/**
 * GET /api/ready: 200 if this instance may get requests: database, its migrations and the file store answer. Else 503 with the reason,
 * also from the moment it drains. It is for load balancers, so it has no envelope. Health says whether the process should live, this
 * whether it should be sent people: a full disk still lets them read.
 * @returns says no from now on
 */
export function serveReadiness(app: FastifyInstance): { drain: () => void } {
  const when = lastMigration();
  let isDraining = false;
  const reason = async (): Promise<{ reason: string; error?: unknown } | undefined> => {
    if (isDraining) return { reason: 'draining' };
    try {
      if (!(await inTime(isMigrated(when)))) return { reason: 'migrations' };
    } catch (error) {
      return { reason: 'database', error };
    }
    try {
      await inTime(files().storage.answers());
    } catch (error) {
      return { reason: 'files', error };
    }
  };
  app.get('/api/ready', { logLevel: 'warn' }, async (request, reply) => {
    const no = await reason();
    if (!no) return { status: 'ready' };
    if (no.error) request.log.error({ err: no.error }, `not ready: ${no.reason}`);
    return reply.status(503).send({ status: 'not_ready', reason: no.reason });
  });
  // a proxy that keeps connections lets go of them: a change sent into one that ends may not be repeated, and fails
  app.addHook('onSend', async (_request, reply) => void (isDraining && reply.header('connection', 'close')));
  app.addHook('preClose', async () => void (isDraining = true));
  return { drain: () => void (isDraining = true) };
}
