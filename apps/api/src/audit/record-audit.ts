import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Actor } from '@toam/domain/actor';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { db } from '../db/db';
import { auditEntries } from './audit.schema';
import { insertEntry } from './insert-entry';
import { tellDeed } from './trail';

/** Who does something, and from where. */
export interface Doer {
  actor: Actor;
  ip: string | null;
}

/** The doer of a request to an endpoint that is not public. */
export const doerOf = ({ actor, request }: { actor: Actor; request: FastifyRequest }): Doer => ({
  actor,
  ip: request.ip || null,
});

interface Deed {
  action: AuditAction;
  noun: AuditNoun;
  /** The one record that it is about. */
  recordId?: number;
  /** How many records; 1 unless said. */
  count?: number;
  /** Ids, filters, numbers: nothing that is masked anywhere. */
  detail?: Record<string, unknown>;
}

/** Writes an entry of its own; inside a transaction it commits with the deed. */
const writeOwn = ({ actor, ip }: Doer, { action, noun, recordId, count, detail }: Deed): Promise<void> =>
  insertEntry({
    ...{ userId: actor.id, ip, job: null, action, noun, recordId: recordId ?? null, count: count ?? 1 },
    ...{ detail: detail ?? {}, touched: [] },
  });

/** Writes what a person did: as the entry of the running call where it leaves one, else as one of its own. D48. */
export async function recordAudit(doer: Doer, deed: Deed): Promise<void> {
  if (!tellDeed(deed)) await writeOwn(doer, deed);
}

/** A page left open asks again and again; that is one look. */
const sameLook = sql`now() - interval '30 minutes'`;

/** Whether this person did this to this record within the last half hour: an index has what they did lately. */
async function didLately({ actor }: Doer, { action, noun, recordId }: Deed & { recordId: number }): Promise<boolean> {
  const [found] = await db()
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.user_id, actor.id),
        gt(auditEntries.created_at, sameLook),
        eq(auditEntries.action, action),
        eq(auditEntries.noun, noun),
        eq(auditEntries.record_id, recordId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Writes an entry beside the running call's, which does something else as well, unless this person did this to this record
 * within the last half hour.
 */
export async function recordAuditOnce(doer: Doer, deed: Deed & { recordId: number }): Promise<void> {
  if (!(await didLately(doer, deed))) await writeOwn(doer, deed);
}
