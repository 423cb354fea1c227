import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Actor } from '@toam/domain/actor';
import type { FastifyRequest } from 'fastify';
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
async function writeOwn({ actor, ip }: Doer, { action, noun, recordId, count, detail }: Deed): Promise<void> {
  await insertEntry({
    ...{ userId: actor.id, ip, job: null, action, noun, recordId: recordId ?? null, count: count ?? 1 },
    ...{ detail: detail ?? {}, touched: [] },
  });
}

/** Writes what a person did: as the entry of the running call where it leaves one, else as one of its own. D48. */
export async function recordAudit(doer: Doer, deed: Deed): Promise<void> {
  if (!tellDeed(deed)) await writeOwn(doer, deed);
}
