import type { Endpoint, InputOf } from '@toam/contracts/endpoint';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { validationText } from '@toam/contracts/texts/validation';
import type { Actor } from '@toam/domain/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isStorableText } from '@toam/domain/visible-text';
import { type Audit, audited } from '../audit/audited';
import { recordingReveals } from '../audit/revealed-numbers';
import { fromReplica, withStatementLimit } from '../db/db';
import { answerOnce, answerOnceOutside, longestKey } from '../idempotency/answer-once';
import { fromModules } from '../references/from-modules';
import type { Session } from '../sessions/find-session';
import { asViewer } from '../sessions/viewer';
import { authorize } from './authorize';
import { type FileReply, sendFile } from './file-reply';
import { HttpError } from '../http-error';
import { isQuestion, mayReadReplica, statementLimitOf } from './statement-limit-of';
import { largestJson, largestOfStrangers } from './body-parsers';
import { receiveUpload, type Upload } from './upload';

/** An endpoint and its audit. */
export interface MountedEndpoint extends Endpoint {
  audit?: Audit;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All endpoints registered so far, for the docs and the permission matrix. */
    endpoints: MountedEndpoint[];
    /** Counts a call of a signed-in person. @throws HttpError too_many */
    allowCall?: Record<'read' | 'change', (userId: number) => void>;
    /** From now on /api/ready says no, so that proxies send nobody any more. */
    drain: () => void;
  }
  interface FastifyRequest {
    /** The session of the caller; null at public endpoints. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    audit?: Audit;
  }
}

/** The input of a handler: everything is parsed, and the endpoint's rule has already allowed the actor. */
export type Call<E extends Endpoint> = InputOf<E> & {
  actor: E['access'] extends 'public' ? null : Actor;
  /** The single part `file` or `image` of an upload. */
  file: E['bodyKind'] extends 'upload' ? Upload : undefined;
  request: FastifyRequest;
  /** For response headers. The handler returns the answer itself. */
  reply: FastifyReply;
};

/** The result of a handler: the data before the contract's schema strips it, or a file. */
export type Answer<E extends Endpoint> = E['replyKind'] extends 'file' ? FileReply : z.input<E['data']>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Refuses a call by its head, before its body is read: of a public endpoint, which has no rule that does. @throws HttpError */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type Mounting<E extends Endpoint> = { handler: Handler<E>; admit?: Admit } & (E['method'] extends 'GET'
  ? { audit?: never }
  : { audit: Audit<E> });

/** Registers the endpoint under /api. It checks access before it reads the body. The contract parses the call and strips the answer. */
export function registerRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { audit, admit, handler }: Mounting<E>,
): void {
  const registered: MountedEndpoint = { ...endpoint, audit };
  app.endpoints.push(registered);
  const limit = statementLimitOf(registered);
  const read = mayReadReplica(registered) ? fromReplica : <T>(work: () => T): T => work();
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.access === 'public' ? largestOfStrangers : largestJson,
    config: { endpoint, audit: registered.audit },
    onRequest: async (request, reply) => {
      request.session = await withStatementLimit('quick', () => authorize(request, reply, endpoint));
      if (request.session) app.allowCall?.[isQuestion(registered) ? 'read' : 'change'](request.session.actor.id);
      if (admit) await withStatementLimit('quick', () => admit(request, reply));
    },
    handler: async (request, reply) => {
      const call = await readCall(endpoint, request, reply);
      const handle = async () =>
        endpoint.once ? handleOnce(endpoint, call, handler) : read(async () => handler(call));
      const asking = askingOf(request, call);
      // its work is outside, and ending drafts would hold a transaction open meanwhile
      const finish = () =>
        isOutside(endpoint) ? handle() : fromModules().endingDrafts(request, call.actor?.id, handle);
      const work = () => asViewer(request.session, () => audited(registered.audit, asking, finish));
      const answer = await withStatementLimit(limit, () => recordingReveals(endpoint, auditActorIn(asking), work));
      return endpoint.replyKind === 'file' ? sendFile(reply, answer as FileReply) : sendData(reply, endpoint, answer);
    },
  });
}

const askingOf = (request: FastifyRequest, { params, query, body }: InputOf<Endpoint>) => ({
  actor: request.session?.actor ?? null,
  ip: request.ip || null,
  input: { params, query, body },
});

const auditActorIn = ({ actor, ip }: { actor: Actor | null; ip: string | null }) => actor && { actor, ip };

const isOutside = ({ once }: Endpoint): boolean => typeof once === 'object' && 'outside' in once;

/** @throws HttpError invalid if the key is too long */
async function handleOnce<E extends Endpoint>(endpoint: E, call: Call<E>, handler: Handler<E>): Promise<unknown> {
  const key = call.request.headers['idempotency-key'];
  const userId = call.actor?.id;
  if (typeof key !== 'string' || key === '' || userId === undefined) return handler(call);
  if (key.length > longestKey) throw new HttpError('invalid', commonText.invalid);
  const { params, query, body } = call;
  const name = `${endpoint.method} ${endpoint.path}`;
  const secret = typeof endpoint.once === 'object' && 'secret' in endpoint.once ? endpoint.once.secret : undefined;
  const answer = isOutside(endpoint) ? answerOnceOutside : answerOnce;
  return answer({ userId, endpoint: name, key, input: { params, query, body }, secret }, async () => handler(call));
}

async function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<E>> {
  const upload = endpoint.bodyKind === 'upload' ? await receiveUpload(request) : undefined;
  if (!upload && request.isMultipart()) throw new HttpError('wrong_type', commonText.invalid);
  const body = upload ? upload.fields : (request.body ?? {});
  // of what came only the contract's part lives on
  request.body = undefined;
  const input = parse(endpoint, request, body);
  // The conditional types depend on endpoint.access and endpoint.bodyKind. The compiler cannot narrow them by value.
  return { ...input, actor: request.session?.actor ?? null, file: upload?.file, request, reply } as unknown as Call<E>;
}

/** No form nests this deep: rich text inside a draft has about fifty levels. */
const deepest = 100;

/** A value that no column can store. */
interface Unstorable {
  /** Where it stands ("filters.0.values"). '' is the body itself. */
  at: string;
  isTooDeep: boolean;
}

/**
 * Finds the first value that no column can store: text with NUL or broken characters, and nesting so deep that the database or a
 * recursive function runs out of stack. Null: there is none. Its address is put together on the way back, because a body may hold a
 * million values.
 */
function findUnstorable(value: unknown, depth = 0): Unstorable | null {
  if (typeof value === 'string' && !isStorableText(value)) return { at: '', isTooDeep: false };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return { at: '', isTooDeep: true };
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    if (typeof key === 'string' && !isStorableText(key)) return { at: '', isTooDeep: false };
    const found = findUnstorable((value as Record<string | number, unknown>)[key], depth + 1);
    if (found) return { ...found, at: found.at ? `${key}.${found.at}` : `${key}` };
  }
  return null;
}

/** @throws HttpError invalid, with the path of the first value that no database can store */
function refuseUnstorable(...parts: unknown[]): void {
  for (const part of parts) {
    const found = findUnstorable(part);
    if (found === null) continue;
    const message = found.isTooDeep ? validationText.tooDeep : validationText.invalid;
    // of nesting too deep the field alone
    const at = found.isTooDeep ? found.at.split('.')[0]! : found.at;
    throw new HttpError('invalid', commonText.invalid, { errors: { [at]: message } });
  }
}

/** @throws HttpError invalid with every bad field of parameters, query and body */
function parse(endpoint: Endpoint, request: FastifyRequest, body: unknown) {
  refuseUnstorable(request.params, request.query, body);
  const params = endpoint.params.safeParse(request.params, { error: invalidMessage });
  const query = endpoint.query.safeParse(request.query, { error: invalidMessage });
  const parsed = endpoint.body.safeParse(body, { error: invalidMessage });
  if (params.success && query.success && parsed.success) {
    return { params: params.data, query: query.data, body: parsed.data };
  }
  const errors = Object.assign(
    {},
    ...[params, query, parsed].map((part) => (part.error ? fieldErrors(part.error) : {})),
  );
  throw new HttpError('invalid', commonText.invalid, { errors });
}

/** D1: the envelope. The contract's schema drops unknown keys, so no column leaks. */
function sendData(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  const data = endpoint.data.safeParse(answer);
  if (!data.success) {
    const where = data.error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`).join(', ');
    throw new Error(`the answer of ${endpoint.method} ${endpoint.path} breaks its contract: ${where}`);
  }
  // the answer depends on the person and on the time, so no browser or proxy may store it
  reply.header('cache-control', 'no-store');
  return reply.send(data.data === null || data.data === undefined ? { success: true } : { data: data.data });
}
