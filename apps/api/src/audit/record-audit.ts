import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Actor } from '@toam/domain/actor';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { db } from '../db/db';
import { auditEntries } from './audit.schema';

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

/** Writes what a person did; inside a transaction it commits with the deed. D48. */
export async function recordAudit({ actor, ip }: Doer, { action, noun, recordId, count, detail }: Deed): Promise<void> {
  await db()
    .insert(auditEntries)
    .values({ user_id: actor.id, action, noun, record_id: recordId ?? null, count: count ?? 1, detail, ip });
}

/** A page left open asks again and again; that is one look. */
const sameLook = sql`now() - interval '30 minutes'`;

/** The same, unless this person did this to this record within the last half hour. */
export async function recordAuditOnce(doer: Doer, deed: Deed & { recordId: number }): Promise<void> {
  const [last] = await db()
    .select({ isRecent: sql<boolean>`${auditEntries.created_at} > ${sameLook}` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.noun, deed.noun),
        eq(auditEntries.record_id, deed.recordId),
        eq(auditEntries.user_id, doer.actor.id),
        eq(auditEntries.action, deed.action),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!last?.isRecent) await recordAudit(doer, deed);
}
