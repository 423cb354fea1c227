import type { AccessRule } from '@toam/domain/access';
import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `upload`: the body is multipart/form-data with the endpoint's fields and one part `file` or `image`. */
export type BodyKind = 'json' | 'upload';

/** Media types of downloads. */
export type FileType =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/zip' | 'image/webp' | '*/*';

/** `file`: the answer is a download, not the envelope. */
export type ReplyKind = 'json' | 'file';

/**
 * One call of the API as a value: the API mounts it, the client calls it, the form validates with `body`,
 * OpenAPI, `docs/permissions.md` and the permission matrix are generated from it.
 * Paths are below `/api`, parameters written `:houseId`. Envelope and errors: D1, D2.
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
  /** What it does, one English sentence without a full stop. */
  summary: string;
  /** Who may call it; row rules come on top, in the use case. */
  access: A;
  params: P;
  query: Q;
  body: B;
  /** A call that means well, for the API's page and for tests that call everything. It is about the record with id 1. */
  example: { params: z.input<P>; query: z.input<Q>; body: z.input<B> };
  data: D;
  /** What a 409 shows in `current`, and nothing beside it: the record as it stands (D12), or what stands in the way. */
  conflict?: z.ZodType;
  bodyKind: K;
  replyKind: R;
  once: Once;
  /** What a download is; what people uploaded is anything. */
  fileType: FileType;
  /** It may be asked, or worked at, so often at a time: 429 beyond. */
  limited: boolean;
}

/**
 * A call that makes something: the browser sends an Idempotency-Key with it, and the same key again has one effect and one answer
 * (design §4). `secret` names what of the answer is told once: whoever sends the key again within minutes gets it, later it is null.
 */
export type Once = boolean | { secret: string };

const nothing = z.object({});
type Nothing = typeof nothing;

/** The parts of a call that ask for something, as they are sent. */
type Asked<Parts extends Record<string, z.ZodType>> = {
  [Part in keyof Parts as Nothing extends Parts[Part] ? never : Part]: z.input<Parts[Part]>;
};

/** Whatever asks for something shows an example. */
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

/** Declares an endpoint. What is left out accepts nothing: unknown keys are dropped (design §4). */
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

/** What a caller gives: before defaults and coercion. */
export interface CallOf<E extends Endpoint> {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
}

/** What a handler gets: parsed. */
export interface InputOf<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** What comes back inside `data`; null where the endpoint answers `{"success": true}`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
