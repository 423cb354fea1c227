import { createHash, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commonText } from '@toam/contracts/texts/common';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { auditNothing } from '../audit/audit-context';
import { db, tx } from '../db/db';
import { HttpError } from '../http-error';
import { idempotencyKeys } from './idempotency-key.schema';

/** A call that must take effect only once. */
export interface OnceCall {
  userId: number;
  /** Method and path of the endpoint. */
  endpoint: string;
  key: string;
  /** The parsed input. The same key with another input is a client's mistake. */
  input: unknown;
  /** The field of the answer that is secret. It is shown only for a short time. */
  secret?: string | undefined;
}

/** Characters of the longest accepted key. */
export const longestKey = 200;

/** The hash of a key, for the database. The key itself decrypts the sealed secret, so it is not stored. */
const fingerprintOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The stored answer for repeated calls. */
interface Stored {
  /** The answer without its secret. */
  data: unknown;
  /** The secret, encrypted with the caller's key. */
  sealed?: string;
}

/** Milliseconds in which a repeated call gets the secret again: enough for a retry, too short for curious people. */
const secretFor = 15 * 60 * 1000;

const cipher = 'aes-256-gcm';

/** The encryption key, derived from the Idempotency-Key. The database has only a hash of that, so it cannot derive it. */
const keyOf = (idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'answer of a call', 32));

/** Encrypts a text with the key of the call. Nothing in the database can decrypt it. */
function seal(text: string, idempotencyKey: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(idempotencyKey), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error with another key */
function unseal(sealed: string, idempotencyKey: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(idempotencyKey), bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
}

function stored(answer: unknown, { key, secret }: OnceCall): Stored {
  if (secret === undefined) return { data: answer ?? null };
  const { [secret]: secretValue, ...rest } = answer as Record<string, unknown>;
  return { data: { ...rest, [secret]: null }, sealed: seal(JSON.stringify(secretValue), key) };
}

function answerOf({ data, sealed }: Stored, createdAt: Date, { key, secret }: OnceCall): unknown {
  if (secret === undefined || sealed === undefined || Date.now() - createdAt.getTime() > secretFor) return data;
  return { ...(data as object), [secret]: JSON.parse(unseal(sealed, key)) as unknown };
}

/**
 * Does the work once per key. A repeated call, later or at the same time, gets the first call's answer and
 * changes nothing. If the work fails, the key is not stored, so the client may try again. Design §4.
 * @throws HttpError conflict if the key came with another input before
 */
export const answerOnce = (call: OnceCall, work: () => Promise<unknown>): Promise<unknown> =>
  tx(async () => {
    // a second call with this key waits here until the first one's transaction ends
    if (!(await takeKey(call))) {
      const before = await findKey(call);
      if (!before) throw new HttpError('conflict', commonText.keyReused);
      return repeated(before, call);
    }
    const answer = await work();
    await keepAnswer(call, answer);
    return answer;
  });

/** Milliseconds that a repeated call waits for the first one. Browsers wait for half a minute. */
const patience = 25_000;
const betweenLooks = 200;

/** Seconds. No call lasts as long, so the process that did the work has ended. */
const deadAfter = 60;

/**
 * Like `answerOnce`, for work at a service outside: no transaction stays open meanwhile, so nobody waits for a slow service. The key is
 * stored before the work, and a repeated call waits for its answer. Work that fails gives the key back. A call that waited never does
 * the work itself: the first one may have failed without knowing whether the service has it.
 * @throws HttpError conflict also if the first call is still under way or failed, or if its process ended: then once, so that the
 * person can look at the service and send again
 */
export async function answerOnceOutside(call: OnceCall, work: () => Promise<unknown>): Promise<unknown> {
  if (!(await takeKey(call))) return answerOfFirst(call);
  const answer = await work().catch(async (error: unknown) => {
    await giveBack(call);
    throw error;
  });
  await keepAnswer(call, answer);
  return answer;
}

async function answerOfFirst(call: OnceCall): Promise<unknown> {
  for (const until = Date.now() + patience; Date.now() < until; await pause(betweenLooks)) {
    const before = await findKey(call);
    if (!before) throw new HttpError('conflict', commonText.outcomeUnknown);
    if (before.sent !== hashOf(call.input) || before.answer !== null) return repeated(before, call);
    if (before.age > deadAfter) await giveBack(call);
  }
  throw new HttpError('conflict', commonText.stillRunning);
}

const isOf = ({ userId, endpoint, key }: OnceCall) =>
  and(
    eq(idempotencyKeys.user_id, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, fingerprintOf(key)),
  );

/** @returns whether this is the first call with its key */
async function takeKey(call: OnceCall): Promise<boolean> {
  const { userId: user_id, endpoint, input } = call;
  const taken = await db()
    .insert(idempotencyKeys)
    .values({ user_id, endpoint, key: fingerprintOf(call.key), sent: hashOf(input) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

async function findKey(call: OnceCall) {
  const { sent, answer, created_at } = idempotencyKeys;
  const age = sql<number>`extract(epoch from now() - ${created_at})::float8`;
  const [found] = await db().select({ sent, answer, created_at, age }).from(idempotencyKeys).where(isOf(call));
  return found;
}

async function keepAnswer(call: OnceCall, answer: unknown): Promise<void> {
  await db()
    .update(idempotencyKeys)
    .set({ answer: stored(answer, call) })
    .where(isOf(call));
}

const giveBack = async (call: OnceCall): Promise<void> =>
  void (await db()
    .delete(idempotencyKeys)
    .where(and(isOf(call), isNull(idempotencyKeys.answer))));

/** @throws HttpError conflict if the key came with another input before */
function repeated(before: NonNullable<Awaited<ReturnType<typeof findKey>>>, call: OnceCall): unknown {
  if (before.sent !== hashOf(call.input)) throw new HttpError('conflict', commonText.keyReused);
  auditNothing();
  return answerOf(before.answer as Stored, before.created_at, call);
}

/** Deletes old keys, which no client sends again. */
export async function forgetKeys(): Promise<void> {
  await db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, sql`now() - interval '3 days'`));
}
