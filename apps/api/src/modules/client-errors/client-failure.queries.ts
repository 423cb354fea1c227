import { and, count as countRows, desc, eq, exists, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  { remote, done }: { remote?: string | undefined; done: boolean },
  { page, size }: Page,
): Promise<{ total: number; list: ClientFailure[] }> {
  const { id, last_at, done_at } = clientFailures;
  const ofRemote = remote === undefined ? undefined : eq(clientFailures.remote, remote);
  const which = and(ofRemote, done ? isNotNull(done_at) : isNull(done_at));
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

/**
 * Marks a failure and the same one of earlier builds as dealt with, or takes the marks back.
 * @returns false if it is forgotten by now
 */
export async function markFailure(failureId: number, done: boolean): Promise<boolean> {
  const { id, remote, stage, message, first_at } = clientFailures;
  const marked = alias(clientFailures, 'marked');
  const same = and(eq(remote, marked.remote), eq(stage, marked.stage), eq(message, marked.message));
  const isOfIt = exists(
    db()
      .select({ one: sql`1` })
      .from(marked)
      .where(and(eq(marked.id, failureId), same, lte(first_at, marked.first_at))),
  );
  const found = await db()
    .update(clientFailures)
    .set({ done_at: done ? sql`now()` : null })
    .where(isOfIt)
    .returning({ id });
  return found.length > 0;
}

/** Deletes what nobody met for 90 days: its build is long replaced. */
export async function forgetFailures(): Promise<void> {
  await db()
    .delete(clientFailures)
    .where(lt(clientFailures.last_at, sql`now() - interval '90 days'`));
}
