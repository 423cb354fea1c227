import { businessText } from '@toam/contracts/business/business.text';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { seesAllBusiness } from '@toam/domain/business-access';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idArray } from '../../../db/id-array';
import { HttpError } from '../../../http-error';
import { users } from '../user.schema';
import { readTeam } from './team.reads';

/** Whose figures a call asks for. Absent or empty: everybody whom the viewer may see. */
interface PeopleFilter {
  team?: number | null | undefined;
  users?: number[] | null | undefined;
}

/** Scope S: the people whose figures the actor may read. Null: everybody. D25, D29. @param led everybody below them */
export const scopeOf = (actor: Actor, led: readonly number[]): number[] | null =>
  seesAllBusiness(actor) ? null : [actor.id, ...led];

/** Scope S of the actor. */
export const readableStaff = async (actor: Actor): Promise<number[] | null> =>
  seesAllBusiness(actor) ? null : scopeOf(actor, (await readTeam(actor.id)).all);

/**
 * The people that a call is about, and nobody outside scope S.
 * @param readable scope S of who asks
 * @returns null for everybody
 * @throws HttpError forbidden if somebody outside was named
 */
export async function readStaffWithin(
  readable: number[] | null,
  { team, users: named }: PeopleFilter,
): Promise<number[] | null> {
  const leader = team ?? null;
  if (leader === null && !named?.length) return readable;
  const wanted = [...(leader === null ? [] : [leader]), ...(named ?? [])];
  if (readable && wanted.some((id) => !readable.includes(id))) throw new HttpError('forbidden', businessText.mayNotSee);
  const led = leader === null ? [] : (await readTeam(leader)).all;
  return [...new Set([...wanted, ...led])];
}

/** The same, of the actor. @throws HttpError forbidden if somebody outside was named */
export const readFilteredStaff = async (actor: Actor, filter: PeopleFilter): Promise<number[] | null> =>
  readStaffWithin(await readableStaff(actor), filter);

/** Somebody who is expected to enter what they did. `onboarding`: first day at work, '2021-03-20'. */
export interface SalesPerson {
  id: number;
  job_position: JobPosition;
  onboarding: string | null;
}

/** Active people of the hierarchy but accountants and marketers, by name. Brief 6 §4. @param among null: everybody */
export function readSalesStaff(among: readonly number[] | null): Promise<SalesPerson[]> {
  const { id, job_position, onboarding_date } = users;
  return db()
    .select({ id, job_position, onboarding: onboarding_date })
    .from(users)
    .where(
      and(
        eq(users.status, 1),
        isNull(users.deleted_at),
        eq(users.other_account, 0),
        ne(users.role, Role.marketer),
        ne(users.job_position, JobPosition.accountant),
        among === null ? undefined : sql`${id} = any(${idArray(among)})`,
      ),
    )
    .orderBy(asc(users.name_order), asc(id));
}
