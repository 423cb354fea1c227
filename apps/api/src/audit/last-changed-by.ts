import type { ChangedBy } from '@toam/contracts/failure';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../db/db';
import { fromModules } from '../references/from-modules';
import { auditEntries } from './audit.schema';
import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';

/** A record in a conflict over its version. */
const versioned = z.object({ id: z.int(), version: z.int(), updated_at: z.number() });

/** Entries that leave a record as it is. */
const reading: AuditAction[] = ['phone_reveal', 'export', 'image_archive', 'import_check'];

/** Seconds between an entry and the change that it tells, which are written in one transaction. */
const apart = 5;

/**
 * Who made the change that a stale version ran into. The audit has an entry of every call that changes a record, so no noun says it
 * itself. An entry of another moment is about another change: then nobody is named, rather than somebody wrong.
 * @param current the record as it stands. @param ids of the records that the audit has instead: a deal's shares
 */
export async function lastChangedBy(
  noun: AuditNoun,
  current: unknown,
  ids?: readonly number[],
): Promise<ChangedBy | undefined> {
  const known = versioned.safeParse(current);
  if (!known.success) return undefined;
  const { id, updated_at } = known.data;
  const keys = (ids ?? [id]).map((one) => `${noun}:${one}`);
  const { records, action, created_at } = auditEntries;
  const [found] = await db()
    .select({ id: auditEntries.user_id })
    .from(auditEntries)
    .where(
      sql`${auditEntries.user_id} is not null and ${records} && ${sql.param(`{${keys.join(',')}}`)}::text[] and ${action} <> all(${sql.param(`{${reading.join(',')}}`)}::text[])
        and abs(extract(epoch from ${created_at}) - ${updated_at}) <= ${apart}`,
    )
    .orderBy(sql`${auditEntries.id} desc`)
    .limit(1);
  const by = found?.id;
  if (!by) return undefined;
  const person = (await fromModules().staffNames([by])).get(by);
  return person && { id: by, name: person.name };
}
