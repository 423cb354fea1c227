import { dayOf } from '@toam/domain/day';
import { type ActiveDays, activeDays, type Employed, lastActiveDay } from '@toam/domain/work/active-days';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { toEpoch } from '../../db/columns';
import { idArray } from '../../db/id-array';
import { historyEntries } from '../../history/history.schema';
import { users } from './user.schema';

/** Somebody whose days are derived. */
export interface Worker {
  id: number;
  /** First day at work. */
  onboarding: string | null;
  /** The day of the lock or the deletion of somebody who is not active any more. */
  lastDay: string | null;
  active: ActiveDays[];
}

const turnOf = { status: 'lock', deleted_at: 'deletion' } as const;

/**
 * When people were active. An account has no column for the day of its lock, but every lock, unlocking, deletion and restoring
 * writes a line of its history, so these days are read from there. D113
 * @param among only these; absent: everybody with a place in the hierarchy, deleted ones too (D28). By name
 * @param also people who had one
 */
export async function readWorkers(among?: readonly number[], also: readonly number[] = []): Promise<Worker[]> {
  const isOne = (ids: readonly number[]) => sql`${users.id} = any(${idArray(ids)})`;
  const which = among ? isOne(among) : or(eq(users.other_account, 0), isOne(also));
  const { id, onboarding_date, status, deleted_at } = users;
  const found = await db()
    .select({ id, onboarding_date, status, deleted_at })
    .from(users)
    .where(which)
    .orderBy(users.name_order, users.id);
  const ids = idArray(found.map((user) => user.id));
  const turns = await db()
    .select({ id: historyEntries.model_id, column: historyEntries.column, at: historyEntries.created_at })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.model, 'User'),
        sql`${historyEntries.model_id} = any(${ids})`,
        inArray(historyEntries.column, Object.keys(turnOf)),
      ),
    )
    .orderBy(desc(historyEntries.id));
  const turnsOf = new Map<number, Employed['turns'][number][]>();
  for (const { id: person, column, at } of turns) {
    const turn = { day: dayOf(toEpoch(at)), of: turnOf[column as keyof typeof turnOf] };
    turnsOf.set(person, [...(turnsOf.get(person) ?? []), turn]);
  }
  return found.map((user) => {
    const active = activeDays({
      onboarding: user.onboarding_date,
      isLocked: user.status === 0,
      isDeleted: user.deleted_at !== null,
      turns: turnsOf.get(user.id) ?? [],
    });
    return { id: user.id, onboarding: user.onboarding_date, lastDay: lastActiveDay(active), active };
  });
}
