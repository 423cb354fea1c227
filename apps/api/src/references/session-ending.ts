import { type AccessRule, allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { registry } from './registry';

/** Follows the end of one or all of a person's sessions, in its transaction. */
export type SessionFollower = (userId: number) => Promise<void>;

/** What somebody does just now, and holds against others meanwhile. */
export interface SessionEnding {
  /** Whoever does it may do this. */
  needs: AccessRule;
  /** Ends it, in the caller's transaction. */
  end(userId: number): Promise<void>;
}

const followers = registry<SessionFollower>('ended sessions');
export const registerSessionFollowers = followers.register;

const { all, register } = registry<SessionEnding>('sessions');
export const registerSessionEndings = register;

/** Tells all that follows sessions that some of this person's have ended. */
export async function followEnd(userId: number): Promise<void> {
  for (const follow of followers.all()) await follow(userId);
}

/** Ends what a person does just now: with all their sessions. */
export async function endWork(userId: number): Promise<void> {
  for (const { end } of all()) await end(userId);
}

/** Ends what a person may no longer do, though they stay signed in. */
export async function endForbiddenWork(before: Actor, after: Actor): Promise<void> {
  for (const { needs, end } of all()) if (allows(needs, before) && !allows(needs, after)) await end(after.id);
}
