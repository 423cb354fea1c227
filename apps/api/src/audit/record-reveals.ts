import type { RevealNoun, RevealPlace } from '@toam/contracts/audit/reveal-place';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { fromModules } from '../references/from-modules';
import { auditEntries } from './audit.schema';
import { insertEntry } from './insert-entry';
import type { Caller } from './record-audit';
import { phoneReveals } from './reveal.schema';

/** The record whose number an answer shows. */
export interface RevealedNumber {
  noun: RevealNoun;
  id: number;
}

/** Numbers that a person may see in an hour before the super admins get a warning. D107. */
export const maxQuietReveals = 300;

/** First key of `pg_advisory_xact_lock(int, int)`. It keeps these locks apart from others. */
const revealLock = 7_202_611;

const thisHour = sql`date_trunc('hour', now())`;

/** The entry of this person and hour. The first number creates it. The caller holds the person's lock. */
async function entryOfHour({ actor, ip }: Caller): Promise<number> {
  const [found] = await db()
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.user_id, actor.id),
        gte(auditEntries.created_at, thisHour),
        eq(auditEntries.action, 'phone_reveal'),
        isNull(auditEntries.record_id),
      ),
    )
    .limit(1);
  if (found) return found.id;
  return insertEntry({
    ...{ userId: actor.id, ip, job: null, action: 'phone_reveal', noun: 'customer', recordId: null },
    ...{ count: 0, detail: {}, touched: [] },
  });
}

/** Whether all of them are recorded in this hour already. Without a lock, because consoles read the same conversations all the time. */
async function areRecorded({ actor }: Caller, revealed: RevealedNumber[]): Promise<boolean> {
  const rows = JSON.stringify(revealed.map(({ noun, id }) => [noun, id]));
  const { rows: found } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count
    from ${auditEntries} join ${phoneReveals} on ${phoneReveals.entry_id} = ${auditEntries.id}
    join jsonb_array_elements(${rows}::jsonb) as one
      on ${phoneReveals.noun} = one ->> 0 and ${phoneReveals.record_id} = (one ->> 1)::int
    where ${auditEntries.user_id} = ${actor.id} and ${auditEntries.created_at} >= ${thisHour}
      and ${auditEntries.action} = 'phone_reveal' and ${auditEntries.record_id} is null`);
  return found[0]!.count >= revealed.length;
}

/** Adds the numbers that are new in this hour. @returns how many */
async function add(entryId: number, place: RevealPlace, revealed: RevealedNumber[]): Promise<number> {
  const rows = JSON.stringify(revealed.map(({ noun, id }) => [noun, id]));
  const { rows: added } = await db().execute<{ count: number }>(sql`
    with added as (
      insert into ${phoneReveals} (entry_id, noun, record_id, place)
      select ${entryId}, one ->> 0, (one ->> 1)::int, ${place} from jsonb_array_elements(${rows}::jsonb) as one
      on conflict do nothing returning 1)
    select count(*)::int as count from added`);
  return added[0]?.count ?? 0;
}

const countOf = (entryId: number): Promise<number> => db().$count(phoneReveals, eq(phoneReveals.entry_id, entryId));

/**
 * Adds shown numbers to the audit entry of this person and hour; each customer counts once. Above `maxQuietReveals` it warns
 * the super admins. Calls of one person run one after another here, so no number is lost or
 * counted twice. D107.
 */
export async function recordReveals(caller: Caller, place: RevealPlace, revealed: RevealedNumber[]): Promise<void> {
  if (await areRecorded(caller, revealed)) return;
  await tx(async () => {
    await db().execute(sql`select pg_advisory_xact_lock(${revealLock}, ${caller.actor.id})`);
    const entryId = await entryOfHour(caller);
    const added = await add(entryId, place, revealed);
    if (added === 0) return;
    const count = await countOf(entryId);
    if (count > maxQuietReveals && count - added <= maxQuietReveals)
      await fromModules().warnOfReveals(caller.actor.id, count);
  });
}
