import { count as countRows, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { type ClientFailure, clientFailures } from './client-failure.schema';

/** Rows that are kept: anybody may report, and the disk is not theirs. The ones that were seen last stay. */
export const mostFailures = 2000;

export type ReportedFailure = Omit<typeof clientFailures.$inferInsert, 'id' | 'count' | 'first_at' | 'last_at'>;

/** Counts a failure. A new one may cost the one that was not seen for longest. */
export async function countFailure(failure: ReportedFailure, most = mostFailures): Promise<void> {
  const { remote, build, stage, message, count, frames } = clientFailures;
  const [counted] = await db()
    .insert(clientFailures)
    .values(failure)
    .onConflictDoUpdate({
      target: [remote, build, stage, message],
      set: {
        ...{ version: failure.version, path: failure.path, last_at: sql`now()` },
        count: sql`least(${count}::bigint + 1, 2147483647)::int`,
        // browsers without a stack, or a page opened before stacks were sent
        frames: failure.frames.length > 0 ? failure.frames : sql`${frames}`,
      },
    })
    .returning({ count });
  if (counted?.count === 1) await forgetBeyond(most);
}

async function forgetBeyond(most: number): Promise<void> {
  const { id, last_at } = clientFailures;
  const beyond = db().select({ id }).from(clientFailures).orderBy(desc(last_at), desc(id)).offset(most);
  await db().delete(clientFailures).where(inArray(id, beyond));
}

/** One page of failures, what was met last first. */
export async function listFailures(
  remote: string | undefined,
  { page, size }: Page,
): Promise<{ total: number; list: ClientFailure[] }> {
  const { id, last_at } = clientFailures;
  const which = remote === undefined ? undefined : eq(clientFailures.remote, remote);
  const [counted] = await db().select({ total: countRows() }).from(clientFailures).where(which);
  const list = await db()
    .select()
    .from(clientFailures)
    .where(which)
    .orderBy(desc(last_at), desc(id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** Deletes what nobody met for 90 days: its build is long replaced. */
export async function forgetFailures(): Promise<void> {
  await db()
    .delete(clientFailures)
    .where(lt(clientFailures.last_at, sql`now() - interval '90 days'`));
}
