import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Endpoint, InputOf } from '@toam/contracts/endpoint';
import { follow } from './audit-context';

/** Names of the number fields of a schema; of a union, the fields of every member. */
type NumberField<Part> = Part extends unknown
  ? keyof {
      [Name in keyof Part as string extends Name ? never : NonNullable<Part[Name]> extends number ? Name : never]: true;
    }
  : never;

/** The call writes one entry when it succeeds. */
export interface Audited<E extends Endpoint = Endpoint> {
  action: AuditAction | ((input: InputOf<E>) => AuditAction);
  noun: AuditNoun;
  /**
   * The field of the call that names the record; `self`: the caller's own. Absent if the call names none (a new record, several).
   * Then the use case names it (`recordChanges`, `auditChange`, `addAuditEvent`).
   */
  record?: 'self' | NumberField<InputOf<E>['params'] | InputOf<E>['query'] | InputOf<E>['body']>;
  /** The call uses several transactions and writes one entry after the last. Without it, the first commit writes it. */
  spans?: true;
}

/** The call writes no entry, and why. */
export interface Unaudited {
  none: string;
}

export type Audit<E extends Endpoint = Endpoint> = Audited<E> | Unaudited;

export const onlyReads: Unaudited = { none: 'it only reads' };
export const momentary: Unaudited = { none: 'it is about the moment, and nobody else sees what it leaves' };

/** Whether calls of an endpoint write entries. Those of a GET do not. */
export const isAudited = (audit: Audit | undefined): audit is Audited => audit !== undefined && !('none' in audit);

/** The caller and the input of a call. */
interface Asking {
  actor: { id: number } | null;
  ip: string | null;
  input: InputOf<Endpoint>;
}

function namedRecord(record: Audited['record'], { actor, input }: Asking): number | null {
  if (record === undefined) return null;
  if (record === 'self') return actor?.id ?? null;
  const { params, query, body } = input as Record<keyof typeof input, Record<string, unknown>>;
  const named = params[record] ?? body[record] ?? query[record];
  return typeof named === 'number' ? named : null;
}

const fresh = { recordId: null, spans: false, isWritten: false };

/** Does the work of a job. Its changes are recorded as the job's, with the person who asked for them. */
export const auditedJob = (job: string, work: () => Promise<void>): Promise<void> =>
  follow({ ...fresh, who: { job }, action: null, noun: null, notes: [] }, work);

/** Handles a call. If it is audited, its success writes one entry. */
export function audited<T>(audit: Audit | undefined, asking: Asking, work: () => Promise<T>): Promise<T> {
  if (!isAudited(audit)) return work();
  const { action, noun, record, spans = false } = audit;
  return follow(
    {
      ...fresh,
      who: { userId: asking.actor?.id ?? null, ip: asking.ip },
      action: typeof action === 'function' ? action(asking.input) : action,
      noun,
      recordId: namedRecord(record, asking),
      spans,
      notes: [],
    },
    work,
  );
}
