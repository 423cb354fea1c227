import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { countRequest } from '../metrics/metrics';
import { replyError } from './reply-error';

type Fields = Record<string, unknown>;

/** Logs only where the error happened: parameters and PostgreSQL's DETAIL contain personal data. */
function serializeError(error: Error & Fields): Fields {
  const cause = error.cause instanceof Error ? (error.cause as Error & Fields) : undefined;
  // Drizzle puts the parameters into its message. PGlite attaches them to PostgreSQL's own error, whose message is clean.
  const isQuery = cause !== undefined && 'query' in error && 'params' in error;
  const isDataException = typeof error.code === 'string' && error.code.startsWith('22');
  const stack = error.stack?.slice(error.stack.indexOf('\n    at '));
  return {
    type: error.name,
    message: isQuery ? `failed query: ${String(error.query)}` : isDataException ? 'data exception' : error.message,
    code: error.code,
    constraint: error.constraint,
    stack,
    cause: cause && serializeError(cause),
  };
}

/** The same as text, for standard error: before the log is open, and where nobody awaited the error. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { type, code, message, stack = '' } = serializeError(error as Error & Fields);
  const first = [type, code, message].filter(Boolean).join(': ');
  return `${first}${String(stack)}${error.cause ? `\ncaused by ${errorText(error.cause)}` : ''}`;
}

/** Keeps the id from a proxy, so that a request has one id everywhere. An odd id is replaced. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** pino without personal data: no bodies, no query strings, no headers, no addresses. Issue 2 §3. */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions {
  return {
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: undefined,
      stream,
      redact: [
        ...['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
        // plugins log the options that they hand on, with all headers of a request
        ...['headers', '*.headers'],
      ],
      serializers: { err: serializeError as never, req: (request: FastifyRequest) => ({ method: request.method }) },
    },
  };
}

const requestIdHeader = 'x-request-id';

/**
 * Answers errors before routing, for example an address that cannot be decoded. No hook runs then, so the request gets its id
 * and its log line here.
 */
export function replyUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void replyError(error, request, reply.header(requestIdHeader, request.id));
  const { statusCode: status, elapsedTime: ms } = reply;
  countRequest({ method: request.method, status, ms });
  request.log.info({ method: request.method, route: 'unknown', status, ms: Math.round(ms) }, 'answered');
}

/** One line per answered request. It has the route's pattern instead of the address, and the id that support needs. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    countRequest({ method, route, status, ms });
    request.log.info(
      {
        method,
        route,
        status,
        ms: Math.round(ms),
        user: request.session?.actor.id,
      },
      'answered',
    );
  });
}
