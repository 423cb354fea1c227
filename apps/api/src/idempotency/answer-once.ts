import { createHash } from 'node:crypto';
import { commonText } from '@toam/contracts/texts/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { auditNothing } from '../audit/audit-context';
import { db, tx } from '../db/db';
import { HttpError } from '../http/http-error';
import { idempotencyKeys } from './idempotency-key.schema';
import { seal, unseal } from './seal';

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
    const { userId: user_id, endpoint } = call;
    const key = fingerprintOf(call.key);
    const sent = hashOf(call.input);
    // a second call with this key waits here until the first one's transaction ends
    const [mine] = await db()
      .insert(idempotencyKeys)
      .values({ user_id, endpoint, key, sent })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isThis = and(
      eq(idempotencyKeys.user_id, user_id),
      eq(idempotencyKeys.endpoint, endpoint),
      eq(idempotencyKeys.key, key),
    );
    if (mine) {
      const answer = await work();
      await db()
        .update(idempotencyKeys)
        .set({ answer: stored(answer, call) })
        .where(isThis);
      return answer;
    }
    const [before] = await db().select().from(idempotencyKeys).where(isThis);
    if (!before || before.sent !== sent) throw new HttpError('conflict', commonText.keyReused);
    auditNothing();
    return answerOf(before.answer as Stored, before.created_at, call);
  });

/** Deletes old keys, which no client sends again. */
export async function forgetKeys(): Promise<void> {
  await db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, sql`now() - interval '3 days'`));
}
