import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { Endpoint } from '@toam/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Audit } from '../audit/audited';
import { type Admit, type Handler, registerRoute } from './register-route';

/** An endpoint with what answers it. The endpoint's own type stays inside, so different ones fit into one list. */
export interface Handled {
  register: (app: FastifyInstance) => void;
}

interface Told<E extends Endpoint> {
  audit: Audit<E>;
  admit?: Admit;
}

/** A GET has no audit; every other method says what the audit tells of it. */
type Rest<E extends Endpoint> = E['method'] extends 'GET'
  ? [handler: Handler<E>]
  : [told: Told<E>, handler: Handler<E>];

/** Joins an endpoint and what answers it, for a `moduleOf`. */
export function handle<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Handled {
  const handler = rest.at(-1) as Handler<E>;
  const told = rest.length === 2 ? (rest[0] as Told<E>) : {};
  return {
    // the conditional type of `Rest` said which of the two it is
    register: (app) => registerRoute(app, endpoint, { ...told, handler } as Parameters<typeof registerRoute<E>>[2]),
  };
}

/** A module of the API: its calls. */
export const moduleOf =
  (handlers: readonly Handled[]) =>
  (app: FastifyInstance): void => {
    for (const { register } of handlers) register(app);
  };

/** What the audit tells of the usual writes of a noun. `record`: the field of the call that names it. */
export const creates = (noun: AuditNoun) => ({ action: 'create', noun }) as const;
export const changes = <const Id extends string>(noun: AuditNoun, record: Id) =>
  ({ action: 'update', noun, record }) as const;
export const deletes = <const Id extends string>(noun: AuditNoun, record: Id) =>
  ({ action: 'delete', noun, record }) as const;
