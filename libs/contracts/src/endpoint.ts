import type { AccessRule } from '@toam/domain/access';
import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `upload`: the body is multipart/form-data with the endpoint's fields and one part `file` or `image`. */
export type BodyKind = 'json' | 'upload';

/** Media types of downloads. */
export type FileType =
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip'
  | 'image/webp'
  | 'multipart/form-data'
  | '*/*';

/** `file`: the answer is a download, not the envelope. */
export type ReplyKind = 'json' | 'file';

/**
 * One endpoint of the API as a value. The API registers it, the client calls it, and the form validates with `body`.
 * OpenAPI, `docs/permissions.md` and the permission matrix are generated from it. Paths are below `/api`, parameters
 * written `:houseId`. Envelope and errors: D1, D2.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  A extends AccessRule = AccessRule,
  K extends BodyKind = BodyKind,
  R extends ReplyKind = ReplyKind,
  M extends Method = Method,
> {
  method: M;
  path: `/${string}`;
  /** What it does: one English sentence without a full stop. */
  summary: string;
  /** Who may call it. The use case also checks the single record. */
  access: A;
  params: P;
  query: Q;
  body: B;
  /** A valid call about the record with id 1. Used by the API's page and by tests that call every endpoint. */
  example: { params: z.input<P>; query: z.input<Q>; body: z.input<B> };
  data: D;
  /** Schema of `current` in a 409, which holds nothing else: the current record (D12), or the conflicting records. */
  conflict?: z.ZodType;
  bodyKind: K;
  replyKind: R;
  once: Once;
  /** Media type of a download; any type for files that people uploaded. */
  fileType: FileType;
  /** Limits how often a client may call it, or how many calls may run at the same time. Beyond the limit: 429. */
  limited: boolean;
}

/**
 * Marks a call that creates something. The browser sends an Idempotency-Key; repeating the key has one effect and one
 * answer (design §4). `secret` names a part of the answer that is shown once: a repeat within minutes gets it, a later one
 * gets null. `outside`: what it does happens at somebody else's service, so no transaction of ours stays open meanwhile.
 */
export type Once = boolean | { secret: string } | { outside: true };

const nothing = z.object({});
type Nothing = typeof nothing;

/** The parts of a call (params, query, body) with fields, as sent. */
type Asked<Parts extends Record<string, z.ZodType>> = {
  [Part in keyof Parts as Nothing extends Parts[Part] ? never : Part]: z.input<Parts[Part]>;
};

/** An endpoint with params, query or body needs an example. */
type WithExample<Parts extends Record<string, z.ZodType>> = [keyof Asked<Parts>] extends [never]
  ? { example?: never }
  : { example: Asked<Parts> };

type Described<P, Q, B, D, A, K, R, M> = Pick<Endpoint, 'path' | 'summary' | 'conflict'> & {
  method: M;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  bodyKind?: K;
  replyKind?: R;
  once?: Once;
  fileType?: FileType;
  limited?: boolean;
};

/** Declares an endpoint. Absent parts accept nothing: unknown keys are dropped (design §4). */
export function endpoint<
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const A extends AccessRule = AccessRule,
  const K extends BodyKind = 'json',
  const R extends ReplyKind = 'json',
  const M extends Method = Method,
>(
  described: Described<P, Q, B, D, A, K, R, M> & WithExample<{ params: P; query: Q; body: B }>,
): Endpoint<P, Q, B, D, A, K, R, M> {
  return {
    ...described,
    bodyKind: described.bodyKind ?? ('json' as K),
    replyKind: described.replyKind ?? ('json' as R),
    once: described.once ?? false,
    fileType: described.fileType ?? '*/*',
    limited: described.limited ?? false,
    params: described.params ?? (nothing as unknown as P),
    query: described.query ?? (nothing as unknown as Q),
    body: described.body ?? (nothing as unknown as B),
    example: { params: {}, query: {}, body: {}, ...described.example } as Endpoint<P, Q, B>['example'],
  };
}

/** Input of a caller: before defaults and coercion. */
export interface CallOf<E extends Endpoint> {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
}

/** Input of a handler: parsed. */
export interface InputOf<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** The content of `data`; null if the endpoint answers `{"success": true}`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
