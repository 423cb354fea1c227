import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Actor } from '@toam/domain/actor';
import type { FastifyRequest } from 'fastify';
import { insertEntry } from './insert-entry';
import { addAuditEvent } from './audit-context';

/** Who does something, and from where. */
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
  /** The one record that it is about. */
  recordId?: number;
  /** How many records; 1 unless said. */
  count?: number;
  /** Ids, filters, numbers: nothing that is masked anywhere. */
  detail?: Record<string, unknown>;
}

/** Writes an entry of its own; inside a transaction it commits with the work. */
async function writeOwn(
  { actor, ip }: AuditActor,
  { action, noun, recordId, count, detail }: AuditEvent,
): Promise<void> {
  await insertEntry({
    ...{ userId: actor.id, ip, job: null, action, noun, recordId: recordId ?? null, count: count ?? 1 },
    ...{ detail: detail ?? {}, touched: [] },
  });
}

/** Writes what a person did: as the entry of the running call where it leaves one, else as one of its own. D48. */
export async function recordAudit(actor: AuditActor, event: AuditEvent): Promise<void> {
  if (!addAuditEvent(event)) await writeOwn(actor, event);
}
