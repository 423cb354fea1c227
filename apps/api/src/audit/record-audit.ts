import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Actor } from '@toam/domain/actor';
import type { FastifyRequest } from 'fastify';
import { insertEntry } from './insert-entry';
import { addAuditEvent } from './audit-context';

/** The actor and the address of the request. */
export interface AuditActor {
  actor: Actor;
  ip: string | null;
}

/** The actor of a request to an endpoint that is not public. */
export const auditActorOf = ({ actor, request }: { actor: Actor; request: FastifyRequest }): AuditActor => ({
  actor,
  ip: request.ip || null,
});

interface AuditEvent {
  action: AuditAction;
  noun: AuditNoun;
  /** The single record concerned. */
  recordId?: number;
  /** The number of records; default 1. */
  count?: number;
  /** Ids, filters, numbers: nothing that is masked anywhere. */
  detail?: Record<string, unknown>;
}

/** Writes a separate entry. Inside a transaction it commits with the work. */
async function writeOwn(
  { actor, ip }: AuditActor,
  { action, noun, recordId, count, detail }: AuditEvent,
): Promise<void> {
  await insertEntry({
    ...{ userId: actor.id, ip, job: null, action, noun, recordId: recordId ?? null, count: count ?? 1 },
    ...{ detail: detail ?? {}, touched: [] },
  });
}

/** Records an action: in the entry of the running call if it writes one, else in a separate entry. D48. */
export async function recordAudit(actor: AuditActor, event: AuditEvent): Promise<void> {
  if (!addAuditEvent(event)) await writeOwn(actor, event);
}
