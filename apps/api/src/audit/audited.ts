import type { Endpoint } from '@toam/contracts/endpoint';
import { type Asked, type AuditedEndpoint, auditedEndpoints } from './audited-endpoints';
import { follow } from './trail';

/** Who calls, and what with. */
interface Asking {
  actor: { id: number } | null;
  ip: string | null;
  asked: Asked;
}

/** The value at a path like "kept.id". */
function valueAt(part: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined || typeof part !== 'object' || part === null) return key === undefined ? part : undefined;
  return valueAt((part as Record<string, unknown>)[key], rest);
}

function namedRecord({ record }: AuditedEndpoint, { actor, asked }: Asking): number | null {
  if (record === undefined) return null;
  if (record === 'self') return actor?.id ?? null;
  const found = [asked.params, asked.body, asked.query].map((part) => valueAt(part, record.split('.')));
  return found.find((value) => typeof value === 'number') ?? null;
}

const fresh = { recordId: null, spans: false, isWritten: false };

/** Does the work of a job: what it changes is recorded for the person on whose behalf it does, as the job's. */
export const auditedJob = (job: string, work: () => Promise<void>): Promise<void> =>
  follow({ ...fresh, who: { job }, action: null, noun: null, notes: [] }, work);

/** Handles a call; if it stands in `auditedEndpoints`, its success leaves one entry. */
export function audited<T>({ method, path }: Endpoint, asking: Asking, work: () => Promise<T>): Promise<T> {
  const standing = auditedEndpoints[`${method} ${path}`];
  if (!standing || 'not' in standing) return work();
  const { action, noun, spans = false } = standing;
  return follow(
    {
      ...fresh,
      who: { userId: asking.actor?.id ?? null, ip: asking.ip },
      action: typeof action === 'function' ? action(asking.asked) : action,
      noun,
      recordId: namedRecord(standing, asking),
      spans,
      notes: [],
    },
    work,
  );
}
