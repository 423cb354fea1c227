import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import type { Endpoint, InputOf } from '@toam/contracts/endpoint';
import { follow } from './audit-context';

/** Names of the declared fields that hold a number; of a union, those of every member. */
type NumberField<Part> = Part extends unknown
  ? keyof {
      [Name in keyof Part as string extends Name ? never : NonNullable<Part[Name]> extends number ? Name : never]: true;
    }
  : never;

/** The call leaves one entry when it succeeds. */
export interface Audited<E extends Endpoint = Endpoint> {
  action: AuditAction | ((input: InputOf<E>) => AuditAction);
  noun: AuditNoun;
  /**
   * The field of the call that names the record; `self`: who calls. Left out where the call names none: a new record, several.
   * What the use case says (`recordChanges`, `auditChange`, `addAuditEvent`) tells it then.
   */
  record?: 'self' | NumberField<InputOf<E>['params'] | InputOf<E>['query'] | InputOf<E>['body']>;
  /** It works in several transactions and is written once, after the last; else in its first one that commits. */
  spans?: true;
}

/** The call leaves no entry, and why. */
export interface Unaudited {
  none: string;
}

export type Audit<E extends Endpoint = Endpoint> = Audited<E> | Unaudited;

export const onlyReads: Unaudited = { none: 'it only reads' };
export const momentary: Unaudited = { none: 'it is about the moment, and nobody else sees what it leaves' };

/** Whether the calls of a mounted endpoint leave entries. Those of a GET leave none. */
export const isAudited = (audit: Audit | undefined): audit is Audited => audit !== undefined && !('none' in audit);

/** Who calls, and what with. */
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

/** Does the work of a job: what it changes is recorded for the person on whose behalf it does, as the job's. */
export const auditedJob = (job: string, work: () => Promise<void>): Promise<void> =>
  follow({ ...fresh, who: { job }, action: null, noun: null, notes: [] }, work);

/** Handles a call; if it is audited, its success leaves one entry. */
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
