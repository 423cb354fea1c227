import { type ChangedBy, type Failure, type FailureCode, statusOfCode } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAudited } from '../audit/audited';
import { lastChangedBy } from '../audit/last-changed-by';
import { withStatementLimit } from '../db/db';
import { isDatabaseAway } from '../db/database-away';
import { isDeadlock } from '../db/retry-on-deadlock';
import { isPastLimit } from '../db/statement-limit';
import { isStoreAway } from '../files/store-away';
import { HttpError } from '../http-error';
import { isStorageFull, noteStorageFull } from './storage-full';
import { canBeNarrower, statementLimitOf } from './statement-limit-of';

const textOfCode: Record<FailureCode, string> = {
  unauthenticated: commonText.sessionEnded,
  forbidden: commonText.forbidden,
  not_found: commonText.notFound,
  too_slow: commonText.tooSlow,
  conflict: commonText.stale,
  too_large: commonText.tooLarge,
  wrong_type: commonText.invalid,
  invalid: commonText.invalid,
  too_wide: commonText.tooWide,
  too_many: commonText.tooMany,
  internal: commonText.serverFailed,
  unavailable: commonText.unavailable,
  storage_full: commonText.storageFull,
};

const codes = Object.keys(statusOfCode) as FailureCode[];

/** The code of an error by Fastify itself (broken JSON, an oversized body). Its 400 becomes 422 (D2). */
function codeOfStatus(status: number): FailureCode {
  if (status >= 500 && status !== statusOfCode.unavailable) return 'internal';
  return codes.find((code) => statusOfCode[code] === status) ?? 'invalid';
}

const refuse = (reply: FastifyReply, code: FailureCode, body: Omit<Failure, 'code'>) =>
  reply
    .status(statusOfCode[code])
    .header('cache-control', 'no-store')
    .send({ ...body, code });

/** Seconds until the next try, if the limit itself gives none. */
const usualPause = 60;

/** The current state of the record, with only the fields that the endpoint's contract names: no other column leaks. */
function currentOf({ current }: HttpError, request: FastifyRequest): unknown {
  if (current === undefined) return undefined;
  const { endpoint } = request.routeOptions.config;
  const named = endpoint?.conflict?.safeParse(current);
  if (named?.success) return named.data;
  request.log.error(
    { err: named?.error, endpoint: endpoint?.path },
    'a conflict shows what its contract does not name',
  );
  return undefined;
}

/** Who changed the record meanwhile, for a colleague. The refusal is answered without it if it cannot be read. */
async function changedBy({ current, auditedAs }: HttpError, request: FastifyRequest): Promise<ChangedBy | undefined> {
  const { audit } = request.routeOptions.config;
  if (current === undefined || !request.session || !isAudited(audit)) return undefined;
  try {
    return await withStatementLimit('quick', () => lastChangedBy(audit.noun, current, auditedAs));
  } catch (error) {
    request.log.warn({ err: error }, 'who changed a record is not known');
    return undefined;
  }
}

/** Refuses as a use case says. */
async function replyHttpError(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const pause = error.retryAfter ?? (error.code === 'too_many' ? usualPause : undefined);
  if (pause !== undefined) reply.header('retry-after', pause);
  return refuse(reply, error.code, {
    message: error.message,
    errors: error.errors,
    current: currentOf(error, request),
    changed_by: await changedBy(error, request),
  });
}

/** Seconds until the next try. A restart takes a few, a failover some more. */
const backIn = 5;

/**
 * A statement reached its limit. If the person can ask for fewer rows, they are told so. Else the database is busy, or somebody else
 * holds the record, and the same call may succeed later. The log line names the route; the statement and its values stay out.
 */
function replyPastLimit(request: FastifyRequest, reply: FastifyReply) {
  const { endpoint, audit } = request.routeOptions.config;
  const { url: route } = request.routeOptions;
  const limit = endpoint ? statementLimitOf({ ...endpoint, audit }) : 'long';
  const ms = Math.round(reply.elapsedTime);
  request.log.warn({ method: request.method, route, limit, ms }, 'a statement took too long');
  if (endpoint && canBeNarrower({ ...endpoint, audit }))
    return refuse(reply, 'too_wide', { message: commonText.tooWide });
  const message = request.method === 'GET' ? textOfCode.unavailable : commonText.busy;
  return refuse(reply.header('retry-after', backIn), 'unavailable', { message });
}

/** Two calls waited for each other, and PostgreSQL took this one back. Nothing of it is stored; the same call will succeed. */
function replyDeadlock(request: FastifyRequest, reply: FastifyReply) {
  request.log.warn({ method: request.method, route: request.routeOptions.url }, 'two calls waited for each other');
  return refuse(reply.header('retry-after', 1), 'unavailable', { message: commonText.busy });
}

/**
 * Turns a thrown error into the body of D2. An HttpError is a normal answer. A database or file store that is away is 503, a full disk 507. Anything unknown is
 * logged and answers 500.
 */
export function replyError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) return replyHttpError(error, request, reply);
  if (isDatabaseAway(error) || isStoreAway(error)) {
    request.log.warn({ err: error }, 'the database or the file store is away');
    return refuse(reply.header('retry-after', backIn), 'unavailable', { message: textOfCode.unavailable });
  }
  if (isPastLimit(error)) return replyPastLimit(request, reply);
  if (isDeadlock(error)) return replyDeadlock(request, reply);
  if (isStorageFull(error)) {
    noteStorageFull();
    request.log.error({ err: error }, 'the storage is full');
    return refuse(reply.header('retry-after', usualPause), 'storage_full', { message: textOfCode.storage_full });
  }
  const code = codeOfStatus(error.statusCode ?? 500);
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
  return refuse(reply, code, { message: textOfCode[code] });
}

export function replyNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return refuse(reply, 'not_found', { message: commonText.notFound });
}
