import { createHash } from 'node:crypto';
import { commonText } from '@toam/contracts/texts/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { auditNothing } from '../audit/trail';
import { db, tx } from '../db/db';
import { Refusal } from '../http/refusal';
import { idempotencyKeys } from './idempotency-key.schema';

/** The call that is to have one effect. */
export interface OnceCall {
  userId: number;
  /** Method and path of the endpoint. */
  endpoint: string;
  key: string;
  /** What was sent, parsed: the same key with something else is a mistake of the client. */
  input: unknown;
}

/** The longest key that is taken. */
export const longestKey = 200;

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/**
 * Does the work once for a key: a call that comes again, later or at the same moment, gets the first one's answer and
 * changes nothing. Work that is refused leaves no key, so that it may be tried again. Design §4.
 * @param kept what of the answer may be stored for those who ask again: a secret may not
 * @throws Refusal conflict if the key came with something else before
 */
export const answerOnce = (
  call: OnceCall,
  work: () => Promise<unknown>,
  kept: (answer: unknown) => unknown = (answer) => answer,
): Promise<unknown> =>
  tx(async () => {
    const { userId: user_id, endpoint, key } = call;
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
        .set({ answer: { data: kept(answer) ?? null } })
        .where(isThis);
      return answer;
    }
    const [before] = await db().select().from(idempotencyKeys).where(isThis);
    if (!before || before.sent !== sent) throw new Refusal('conflict', commonText.keyReused);
    auditNothing();
    return (before.answer as { data: unknown }).data;
  });

/** Removes keys that nobody will send again. */
export async function forgetKeys(): Promise<void> {
  await db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, sql`now() - interval '3 days'`));
}
