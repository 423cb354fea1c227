import { type AccessRule, allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { registry } from './registry';

/** What somebody does just now, and holds against others meanwhile. */
export interface SessionEnding {
  /** Whoever does it may do this. */
  needs: AccessRule;
  /** Ends it, in the caller's transaction. */
  end(userId: number): Promise<void>;
}

const { all, register } = registry<SessionEnding>('sessions');
export const registerSessionEndings = register;

/** Ends what a person does just now: with all their sessions. */
export async function endWork(userId: number): Promise<void> {
  for (const { end } of all()) await end(userId);
}

/** Ends what a person may no longer do, though they stay signed in. */
export async function endForbiddenWork(before: Actor, after: Actor): Promise<void> {
  for (const { needs, end } of all()) if (allows(needs, before) && !allows(needs, after)) await end(after.id);
}
