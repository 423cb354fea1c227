import type { Actor } from '@toam/domain/actor';
import { and, count, gte, lt } from 'drizzle-orm';
import { db } from '../../db/db';
import { readTeam } from '../users/users.reads';
import { alive, needsVisibleTo } from './request-scope.queries';
import { requests } from './request.schema';

/** A stretch of time: `from` belongs to it, `before` does not. */
interface Created {
  from?: Date;
  before?: Date;
}

/**
 * How many needs this person sees, or how many of them were made in a stretch of time: all for those whom the rule
 * `needs` admits, else their own and shared ones (D19, D60). For the home page's figures (D71).
 */
export async function countNeeds(actor: Actor, { from, before }: Created = {}): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(requests)
    .where(
      and(
        alive,
        needsVisibleTo(actor, await readTeam(actor.id)),
        from && gte(requests.created_at, from),
        before && lt(requests.created_at, before),
      ),
    );
  return counted?.total ?? 0;
}
