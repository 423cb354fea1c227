import { isMarketer, type Actor } from '@toam/domain/actor';
import { ManagerLevel } from '@toam/domain/need-values';
import { canSeeAllNeeds, type Team } from '@toam/domain/need/need-access';
import { and, arrayContains, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { requests } from '../needs/need.schema';

/*
 * The SQL of libs/domain `need-access`: a list must not even count what a person may not see, so the query leaves it out.
 * `match-houses.test.ts` compares both sides.
 */

export const alive = isNull(requests.deleted_at);

/** Passes all people as one parameter, however many there are. */
const isOwnedBy = (people: readonly number[]): SQL => sql`${requests.user_id} = any(${sql.param([...people])}::int[])`;

/** Needs that team members share with the actor as their superior; undefined if the actor leads nobody. */
function sharedWithSuperior(team: Team): SQL | undefined {
  if (team.all.length === 0) return undefined;
  return or(
    team.direct.length ? and(eq(requests.manager, ManagerLevel.direct), isOwnedBy(team.direct)) : undefined,
    and(eq(requests.manager, ManagerLevel.all), isOwnedBy(team.all)),
  );
}

/** Needs that somebody shared with the actor: tab `shared` of D64. */
export const sharedWith = (actor: Actor, team: Team): SQL | undefined =>
  or(arrayContains(requests.staff, [actor.id]), sharedWithSuperior(team));

/** The actor's own needs and those shared with them: `isInvolved`. */
export const involvedIn = (actor: Actor, team: Team): SQL | undefined =>
  or(eq(requests.user_id, actor.id), sharedWith(actor, team));

/** Every need that the actor may see: `canSeeNeed`. Undefined means no condition. */
export function needsVisibleTo(actor: Actor, team: Team): SQL | undefined {
  if (isMarketer(actor)) return sql`false`;
  if (canSeeAllNeeds(actor)) return undefined;
  return involvedIn(actor, team);
}
