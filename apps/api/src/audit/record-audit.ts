import type { Actor } from '@toam/domain/actor';
import type { FastifyRequest } from 'fastify';
import { insertEntry } from './insert-entry';
import { addAuditEvent, type AuditEvent } from './audit-context';

/** The actor and the address of the request. */
export interface Caller {
  actor: Actor;
  ip: string | null;
}

/** The actor of a request to an endpoint that is not public. */
export const callerOf = ({ actor, request }: { actor: Actor; request: FastifyRequest }): Caller => ({
  actor,
  ip: request.ip || null,
});

/** An event that may have no call around it, so it says everything itself. */
type WholeEvent = AuditEvent & Required<Pick<AuditEvent, 'action' | 'noun'>>;

/** Writes a separate entry. Inside a transaction it commits with the work. */
async function writeOwn({ actor, ip }: Caller, { action, noun, recordId, count, detail }: WholeEvent): Promise<void> {
  await insertEntry({
    ...{ userId: actor.id, ip, job: null, action, noun, recordId: recordId ?? null, count: count ?? 1 },
    ...{ detail: detail ?? {}, touched: [] },
  });
}

/** Records an action: in the entry of the running call if it writes one, else in a separate entry. D48. */
export async function recordAudit(caller: Caller, event: WholeEvent): Promise<void> {
  if (!addAuditEvent(event)) await writeOwn(caller, event);
}
