import { createHash } from 'node:crypto';
import { commonText } from '@toam/contracts/texts/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { auditNothing } from '../audit/audit-context';
import { db, tx } from '../db/db';
import { HttpError } from '../http/http-error';
import { idempotencyKeys } from './idempotency-key.schema';
import { seal, unseal } from './seal';

/** The call that is to have one effect. */
export interface OnceCall {
  userId: number;
  /** Method and path of the endpoint. */
  endpoint: string;
  key: string;
  /** What was sent, parsed: the same key with something else is a mistake of the client. */
  input: unknown;
  /** The part of the answer that is told once. */
  secret?: string | undefined;
}

/** The longest key that is taken. */
export const longestKey = 200;

/** What is stored of a key: it opens what is sealed with it. */
const fingerprintOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** What is stored for those who ask again. */
interface Stored {
  /** The answer, without what is told once. */
  data: unknown;
  /** What is told once, locked with the caller's key. */
  sealed?: string;
}

/** Milliseconds in which a repeated call is told a secret again: the time of a retry, not of a curious look days later. */
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
 * Does the work once for a key: a call that comes again, later or at the same moment, gets the first one's answer and
 * changes nothing. Work that is refused leaves no key, so that it may be tried again. Design §4.
 * @throws HttpError conflict if the key came with something else before
 */
export const answerOnce = (call: OnceCall, work: () => Promise<unknown>): Promise<unknown> =>
  tx(async () => {
    const { userId: user_id, endpoint } = call;
    const key = fingerprintOf(call.key);
    const sent = hashOf(call.input);
    // a second call with the key waits here until the first one's transaction ends
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

/** Removes keys that nobody will send again. */
export async function forgetKeys(): Promise<void> {
  await db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, sql`now() - interval '3 days'`));
}
