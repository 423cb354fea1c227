import { replaceTransport, Unreachable, type WireReply, type WireRequest } from '@toam/api-client/transport';
import type { Endpoint, InputOf } from '@toam/contracts/endpoint';
import { statusOfCode, type Failure } from '@toam/contracts/failure';
import { z } from 'zod';

/** The input of an answer: the parsed request, and the request as it was sent. */
type SentCall<E extends Endpoint> = InputOf<E> & { request: WireRequest };

type Answer = (request: WireRequest, params: Record<string, string>) => WireReply | Promise<WireReply>;

interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  names: string[];
  answer: Answer;
}

let routes: Route[] = [];
let slips: string[] = [];
/** Called after every successful call. */
let hearSuccess: (request: WireRequest) => void = () => undefined;
export const onSuccess = (hear: typeof hearSuccess): void => void (hearSuccess = hear);

const asked: { endpoint: Endpoint; request: WireRequest }[] = [];

const reply = (status: number, body: unknown): WireReply => ({
  status,
  body,
  headers: { 'content-type': 'application/json' },
});

/** Fails the test at once. Otherwise the mistake would only show as an empty screen. */
function slip(text: string): never {
  slips.push(text);
  throw new Error(text);
}

function parts(path: string): Pick<Route, 'pattern' | 'names'> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return { names, pattern: new RegExp(`^/api${path.replace(/:\w+/g, '([^/]+)')}$`) };
}

/** The query as the API reads it: plain text. `objects` parses values that are sent as JSON. */
function queryOf(url: URL, objects: boolean): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const read = (value: string) => (objects && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value);
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key).map(read);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}

function bodyOf({ body }: WireRequest): unknown {
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
  return body === undefined ? {} : (JSON.parse(body) as unknown);
}

function fitting<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const fits = schema.safeParse(value);
  return fits.success ? fits.data : slip(`${what} does not fit the contract:\n${z.prettifyError(fits.error)}`);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function inputOf<E extends Endpoint>(endpoint: E, request: WireRequest, params: Record<string, string>): SentCall<E> {
  const part = (name: 'params' | 'query' | 'body', value: unknown) =>
    fitting(endpoint[name], value, `the ${name} of ${nameOf(endpoint)}`);
  const url = new URL(request.url, 'http://localhost');
  const asText = endpoint.query.safeParse(queryOf(url, false));
  return {
    params: part('params', params),
    query: asText.success ? asText.data : part('query', queryOf(url, true)),
    body: part('body', bodyOf(request)),
    request,
  } as SentCall<E>;
}

function put(endpoint: Endpoint, answer: Answer): void {
  routes = routes.filter((route) => nameOf(route.endpoint) !== nameOf(endpoint));
  routes.push({ endpoint, answer, ...parts(endpoint.path) });
}

/**
 * Answers an endpoint for the rest of the test. A later answer replaces an earlier one. Both the screen's request and the result of
 * `make` are checked against the contract; the test fails if either does not fit.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  make: (asked: SentCall<E>) => z.input<E['data']> | Promise<z.input<E['data']>>,
): void {
  put(endpoint, async (request, params) => {
    const made = await make(inputOf(endpoint, request, params));
    if (made instanceof Blob) return reply(200, made);
    const data = fitting(endpoint.data, made, `the answer to ${nameOf(endpoint)}`);
    return reply(200, data === null ? { success: true } : { data });
  });
}

/** Refuses an endpoint for the rest of the test, with the body that the API would send (D2). */
export function refuse(
  endpoint: Endpoint,
  status: number,
  message: string,
  more: Pick<Failure, 'errors' | 'current' | 'changed_by'> & { code?: string } = {},
): void {
  const code = Object.entries(statusOfCode).find(([, known]) => known === status)?.[0] ?? 'internal';
  put(endpoint, () => reply(status, { message, code, ...more }));
}

/** The endpoint never answers, as without a network. */
export function cutOff(endpoint: Endpoint, reason: 'offline' | 'timeout' = 'offline'): void {
  put(endpoint, () => Promise.reject(new Unreachable(reason)));
}

/** The inputs that the screen has sent to an endpoint so far, in order. */
export const callsOf = <E extends Endpoint>(endpoint: E): SentCall<E>[] =>
  asked
    .filter((one) => nameOf(one.endpoint) === nameOf(endpoint))
    .map(({ request }) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      return inputOf(endpoint, request, paramsOf(parts(endpoint.path), pathname) ?? {});
    });

function paramsOf(
  { pattern, names }: Pick<Route, 'pattern' | 'names'>,
  pathname: string,
): Record<string, string> | null {
  const match = pattern.exec(pathname);
  return match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]));
}

/** Fixed paths come before paths with parameters, as in the API's router. */
function routeOf(method: string, pathname: string): [Route, Record<string, string>] | undefined {
  const fitting = routes
    .filter(({ endpoint }) => endpoint.method === method)
    .sort((one, other) => one.names.length - other.names.length);
  for (const route of fitting) {
    const params = paramsOf(route, pathname);
    if (params) return [route, params];
  }
  return undefined;
}

async function network(request: WireRequest): Promise<WireReply> {
  if (request.signal?.aborted) throw request.signal.reason as Error;
  const { pathname } = new URL(request.url, 'http://localhost');
  const found = routeOf(request.method, pathname);
  if (!found) slip(`nobody answers ${request.method} ${pathname}: call answer() or refuse() first`);
  const [{ endpoint, answer: make }, params] = found;
  asked.push({ endpoint, request });
  request.onProgress(1);
  const made = await make(request, params);
  if (made.status < 300) hearSuccess(request);
  return made;
}

beforeEach(() => {
  routes = [];
  slips = [];
  asked.length = 0;
  replaceTransport((request) => Promise.resolve().then(() => network(request)));
});

afterEach(() => {
  if (slips.length > 0) throw new Error([...new Set(slips)].join('\n'));
});
