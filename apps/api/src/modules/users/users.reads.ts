import { earnsShares } from '@toam/domain/deal/share-earners';
import { type Actor, type JobPosition, Role } from '@toam/domain/actor';
import { valuesIn } from '@toam/domain/record/columns';
import { columnsWithName } from '@toam/domain/staff/staff-columns';
import { canSeeUserRecord } from '@toam/domain/staff/user-access';
import { isAsked } from '@toam/domain/work/form-access';
import type { StaffName } from '@toam/contracts/user/user';
import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { hasRow, idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { prepared } from '../../db/prepared';
import type { Page } from '../../http/page';
import { type Growth, readGrowth } from '../../db/growth';
import { byName, type ListedUser, listStaff } from './list/staff-list.queries';
import { avatarUrl, portraitKey, readAvatars } from './portrait/portrait-address';
import { type User, users } from './user.schema';

/** A staff member as others see them; null for nobody and for unknown ids. */
export function personOf(staff: Map<number, StaffName>, id: number | null) {
  const found = id === null ? undefined : staff.get(id);
  return found ? { id: found.id, name: found.name, avatar: found.avatar } : null;
}

/** The part of a staff user that access rules read. */
export const toActor = (user: Pick<User, keyof Actor>): Actor => ({
  id: user.id,
  role: user.role,
  job_position: user.job_position,
  create_product_permission: user.create_product_permission,
  update_product_permission: user.update_product_permission,
  chat_permission: user.chat_permission,
  customer_permission: user.customer_permission,
  request_permission: user.request_permission,
  project_permission: user.project_permission,
  news_permission: user.news_permission,
  employment_diagram_permission: user.employment_diagram_permission,
  bussiness_permission: user.bussiness_permission,
  minimum_price: user.minimum_price,
  maximum_price: user.maximum_price,
  project: user.project,
  province: user.province,
});

export { avatarUrl, portraitKey, readAvatars };

const named = { ...valuesIn(getTableColumns(users), columnsWithName), portrait: portraitKey };

const namesOf = prepared('staff_names', (handle) =>
  handle
    .select(named)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::int[])`),
);

/** Names and avatars for rows of other modules; deleted and locked people included, unknown ids left out. */
export async function readStaffNames(ids: number[]): Promise<Map<number, StaffName>> {
  if (!ids.length) return new Map();
  const found = await namesOf({ ids: `{${[...new Set(ids)].join(',')}}` });
  return new Map(found.map(({ portrait, ...user }) => [user.id, { ...user, avatar: avatarUrl(portrait) }]));
}

/** Staff as others see them: name and portrait, nothing else. */
export async function readPeople(
  ids: number[],
): Promise<Map<number, { id: number; name: string; avatar: string | null }>> {
  const staff = await readStaffNames(ids);
  return new Map([...staff.keys()].map((id) => [id, personOf(staff, id)!]));
}

/** Whether the picture is somebody's portrait. */
export const isPortrait = (imageId: number): Promise<boolean> => hasRow(users, eq(users.profile_picture, imageId));

const isOneOf = (imageIds: number[]) => {
  const { profile_picture, front_id_file, back_id_file, certificate } = users;
  return or(...[profile_picture, front_id_file, back_id_file, certificate].map((column) => inArray(column, imageIds)));
};

/** The people whose portrait or papers the picture is, deleted ones too. */
export const readPeopleOfImage = (imageId: number): Promise<Pick<User, 'id' | 'role'>[]> =>
  db()
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(isOneOf([imageId]));

/** Whether one of these pictures is a portrait, which everybody may see, or a paper of a record that the actor may see. */
export async function isPersonImageShownTo(actor: Actor, imageIds: number[]): Promise<boolean> {
  const found = await db()
    .select({ id: users.id, portrait: users.profile_picture })
    .from(users)
    .where(isOneOf(imageIds));
  return found.some(
    (person) => canSeeUserRecord(actor, person) || (person.portrait !== null && imageIds.includes(person.portrait)),
  );
}

/** Those of the pictures that are portraits or papers. Other records must not show them. */
export async function findPicturesOfPeople(imageIds: number[]): Promise<Set<number>> {
  if (imageIds.length === 0) return new Set();
  const { profile_picture, front_id_file, back_id_file, certificate } = users;
  const found = await db()
    .select({ profile_picture, front_id_file, back_id_file, certificate })
    .from(users)
    .where(isOneOf(imageIds));
  const theirs = new Set(found.flatMap((pictures) => Object.values(pictures)));
  return new Set(imageIds.filter((id) => theirs.has(id)));
}

/** Whether the staff user is active and not deleted, so that records may be given to them. */
export const isActiveStaff = (id: number): Promise<boolean> =>
  hasRow(users, and(eq(users.id, id), eq(users.status, 1), isNull(users.deleted_at)));

/** Those of these staff users who are not deleted, and whether each earns shares. Locked ones may: deals are often recorded after somebody left. */
export async function findEarners(ids: readonly number[]): Promise<Map<number, boolean>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select({ id: users.id, role: users.role, job_position: users.job_position, other_account: users.other_account })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deleted_at)));
  return new Map(found.map((one) => [one.id, earnsShares(one)]));
}

/** Everybody active who earns shares, for a picker. */
export async function findActiveEarners(): Promise<number[]> {
  const { id, role, job_position, other_account, status, deleted_at } = users;
  const active = and(eq(status, 1), isNull(deleted_at));
  const found = await db().select({ id, role, job_position, other_account }).from(users).where(active);
  return found.filter(earnsShares).map((one) => one.id);
}

/** More levels than any brokerage has. Circles of superiors end here. */
const deepest = 20;

/** The superiors of a person through `manager`, the direct one first, as of now (D60). Circles end. */
export async function readSuperiors(userId: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with recursive above as (
      select manager as id, 1 as step from users where id = ${userId}
      union
      select users.manager, above.step + 1 from users join above on users.id = above.id where above.step < ${deepest}
    )
    select id from above where id is not null and id <> ${userId} group by id order by min(step)`);
  return idsOf(rows);
}

/** Superiors as the choice of an approver sees them, the direct one first. D114. */
export async function readSuperiorStaff(
  userId: number,
): Promise<Pick<Employment, 'id' | 'job_position' | 'isActive'>[]> {
  const ids = await readSuperiors(userId);
  const found = new Map((await readEmployments(ids)).map((person) => [person.id, person]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Whether the person is `nearestApprover` of anybody active. D114. */
export async function isAskedBySomebody(userId: number): Promise<boolean> {
  const [self] = await readEmployments([userId]);
  if (!self || !isAsked(self)) return false;
  let level = [userId];
  const seen = new Set(level);
  while (level.length > 0) {
    const { id, manager } = users;
    const found = await db()
      .select({ id })
      .from(users)
      .where(sql`${manager} = any(${idArray(level)})`);
    const below = await readEmployments(found.flatMap((person) => (seen.has(person.id) ? [] : [person.id])));
    if (below.some(({ isActive }) => isActive)) return true;
    // nobody of this level is active, so the next one asks the same person
    level = below.map((person) => person.id);
    for (const one of level) seen.add(one);
  }
  return false;
}

/** Growth of the staff who can sign in; locked people do not count. @param starts when the periods begin, epoch seconds */
export const readStaffGrowth = (starts: readonly number[]): Promise<Growth> =>
  readGrowth(users, eq(users.status, 1), starts);

/** Active people whose name or number matches, by name, one page at a time. D47. */
export async function readActiveStaff(search: string, page: Page): Promise<ListedUser[]> {
  return (await listStaff({ search, isActiveOnly: true }, byName, page)).list;
}

/** Those of the people who are active and not deleted. */
export async function readActiveUsers(ids: number[]): Promise<User[]> {
  if (!ids.length) return [];
  return db()
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.status, 1), isNull(users.deleted_at)));
}

/** Active super admins, for notifications that nobody else may get. */
export async function readSuperAdmins(): Promise<number[]> {
  const found = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at), eq(users.role, Role.superAdmin)))
    .orderBy(users.id);
  return idsOf(found);
}

/** Active people who oversee a staff member's work: every admin, and the direct superior. */
export async function readOverseers(staffId: number): Promise<number[]> {
  const superior = db().select({ id: users.manager }).from(users).where(eq(users.id, staffId));
  const found = await db()
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.status, 1),
        isNull(users.deleted_at),
        or(inArray(users.role, [Role.superAdmin, Role.admin]), inArray(users.id, superior)),
      ),
    )
    .orderBy(users.id);
  return idsOf(found);
}

/** What attendance and forms need to know of a person. `isActive`: may sign in. */
export interface Employment {
  id: number;
  isOfficial: boolean;
  /** First day at work. */
  onboarding: string | null;
  department: number | null;
  job_position: JobPosition;
  manager: number | null;
  isActive: boolean;
}

/** Of these people, deleted ones too. */
export async function readEmployments(ids: readonly number[]): Promise<Employment[]> {
  if (ids.length === 0) return [];
  const { id, employee_type, onboarding_date, department, job_position, manager, status, deleted_at } = users;
  const found = await db()
    .select({ id, employee_type, onboarding_date, department, job_position, manager, status, deleted_at })
    .from(users)
    .where(sql`${id} = any(${idArray(ids)})`);
  return found.map((user) => ({
    ...{ id: user.id, department: user.department, job_position: user.job_position, manager: user.manager },
    isOfficial: user.employee_type === 'official',
    onboarding: user.onboarding_date,
    isActive: user.status === 1 && user.deleted_at === null,
  }));
}

/** Active people with the same superior, the superior, and those who are led directly: whoever is A's mate has A as one. */
export async function readTeammates({ id, manager }: Pick<Employment, 'id' | 'manager'>): Promise<number[]> {
  const beside = manager === null ? [] : [eq(users.manager, manager), eq(users.id, manager)];
  const found = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at), or(eq(users.manager, id), ...beside)));
  return found.map((mate) => mate.id).filter((mate) => mate !== id);
}

/** Active admins, the lowest role and id first: who may decide forms. D96. */
export async function readActiveAdmins(): Promise<Pick<User, 'id' | 'role'>[]> {
  return db()
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at), inArray(users.role, [Role.superAdmin, Role.admin])))
    .orderBy(users.id);
}

/** Everybody who may have houses, locked or not, as a choice. */
export const listStaffChoices = () =>
  db().select({ id: users.id, value: users.name }).from(users).where(isNull(users.deleted_at)).orderBy(users.id);
