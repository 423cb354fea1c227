import type { CallOf, DataOf, Endpoint } from '@toam/contracts/endpoint';
import { draftHeader, writeDraftHeader, type NamedDrafts } from '@toam/contracts/draft/draft.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { z } from 'zod';
import { addressOf } from './address';
import { CallFailed, isUnreachable } from './call-failed';
import { authorization, client } from './client';

/** Written into the bundle at build time. */
declare const process: { env: { NODE_ENV?: string } };

type Nothing = Record<never, never>;

/** The input of a call. A part may be left out if the endpoint accepts nothing there, or only optional values. */
export type CallInput<E extends Endpoint> = {
  [Part in keyof CallOf<E> as Nothing extends CallOf<E>[Part] ? never : Part]: CallOf<E>[Part];
} & {
  [Part in keyof CallOf<E> as Nothing extends CallOf<E>[Part] ? Part : never]?: CallOf<E>[Part];
} & {
  /** Makes a repeated request take effect once (design §4). Use one key per intention and keep it over retries: `newIdempotencyKey()`. */
  idempotencyKey?: string | undefined;
  /** The drafts that end with this save (D110). */
  drafts?: NamedDrafts | undefined;
  /** The request continues after the page is closed: for the last request of a page. */
  keepalive?: boolean;
};

/** What `call` takes after the endpoint. The input may be left out where the endpoint takes nothing. */
export type CallArguments<E extends Endpoint> =
  Nothing extends CallInput<E>
    ? [input?: CallInput<E>, signal?: AbortSignal]
    : [input: CallInput<E>, signal?: AbortSignal];

/** Random, as long as a UUID. `crypto.randomUUID` exists on https only, and an office may run this on plain http in its own network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Timeout of an ordinary call, in milliseconds. */
const callTimeout = 30_000;

const envelope = z
  .object({ data: z.unknown(), message: z.string().optional(), success: z.boolean().optional() })
  .partial();

/**
 * Reads the envelope: the data if there is some, otherwise throws the message as an error, otherwise null for a success.
 * Specification 3 §8.1, D1. Outside production builds the data is checked against the contract; production skips this for speed.
 */
export function dataOf<E extends Endpoint>(endpoint: E, body: unknown): DataOf<E> {
  const { data, message, success } = envelope.safeParse(body).data ?? {};
  if (data !== undefined && data !== null) {
    if (process.env.NODE_ENV !== 'production') holdAgainst(endpoint, data);
    return data as DataOf<E>;
  }
  if (message) throw new CallFailed(200, 'internal', message);
  if (success === true) return null as DataOf<E>;
  throw new CallFailed(200, 'unreadable', commonText.emptyAnswer);
}

function holdAgainst(endpoint: Endpoint, data: unknown): void {
  const fits = endpoint.data.safeParse(data);
  if (fits.success) return;
  throw new CallFailed(
    200,
    'unreadable',
    `${endpoint.method} ${endpoint.path} broke its contract:\n${z.prettifyError(fits.error)}`,
  );
}

/** ms. If a call got no answer, the same content within this time counts as the same intention. */
const sameIntention = 10 * 60 * 1000;

/** Pending calls by their content. */
const underWay = new Map<string, Promise<unknown>>();
/** Keys of calls without an answer: the API may have carried them out. */
const unanswered = new Map<string, { key: string; until: number }>();

/**
 * Sends a change once. While it is pending, the same call gets the first one's answer. This catches double clicks, because the
 * second click comes before a button can be drawn as busy.
 */
function sentOnce<Answer>(saying: string, send: () => Promise<Answer>): Promise<Answer> {
  const first = underWay.get(saying) as Promise<Answer> | undefined;
  if (first) return first;
  const sending = send().finally(() => underWay.delete(saying));
  underWay.set(saying, sending);
  return sending;
}

/** Sends a creating call with its own key. The key is new each time, unless the last call with the same content got no answer. */
async function withKey<Answer>(
  saying: string,
  newKey: () => string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const before = unanswered.get(saying);
  const key = before && before.until > Date.now() ? before.key : newKey();
  unanswered.delete(saying);
  try {
    return await send(key);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(saying, { key, until: Date.now() + sameIntention });
    throw error;
  }
}

/**
 * Calls an endpoint of libs/contracts. A call that changes something is sent once, however often it is clicked (`sent-once`). A call
 * that creates something carries an Idempotency-Key: the given one, or its own.
 * @returns the envelope's data, null if the endpoint has none
 * @throws CallFailed with a message ready to show; the caller's own abort passes through as AbortError
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input, signal]: CallArguments<E>): Promise<DataOf<E>> {
  const given = (input ?? {}) as GivenParts;
  const send = (idempotencyKey = given.idempotencyKey) => exchangeData(endpoint, { ...given, idempotencyKey }, signal);
  if (endpoint.method === 'GET' || signal || given.keepalive) return send();
  const saying = [
    ...[authorization(), endpoint.method, addressOf(endpoint.path, given.params ?? {}, given.query ?? {})],
    ...[JSON.stringify(given.body ?? {}), given.idempotencyKey],
  ].join(' ');
  const isKeyed = endpoint.once && given.idempotencyKey === undefined;
  return sentOnce(saying, () => (isKeyed ? withKey(saying, newIdempotencyKey, send) : send()));
}

type GivenParts = Partial<CallInput<Endpoint>> & Partial<CallOf<Endpoint>>;

async function exchangeData<E extends Endpoint>(endpoint: E, given: GivenParts, signal?: AbortSignal) {
  const { params, query, body, idempotencyKey, drafts, keepalive } = given;
  const { data } = await client.request<unknown>({
    method: endpoint.method,
    url: addressOf(endpoint.path, params ?? {}, query ?? {}),
    headers: {
      'idempotency-key': idempotencyKey,
      [draftHeader]: drafts && writeDraftHeader(drafts),
    },
    data: endpoint.method === 'GET' ? undefined : (body ?? {}),
    signal,
    timeout: callTimeout,
    fetchOptions: { keepalive },
  });
  return dataOf(endpoint, data);
}
