import type { Image } from '@toam/contracts/media/image.schema';
import type { StaffListRow, StaffRow, StaffUser } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { valuesIn } from '@toam/domain/record/columns';
import { columnsForColleagues, columnsInList, columnsInRecord } from '@toam/domain/staff/staff-columns';
import { canSeeStaffPapers, canSeeUserRecord } from '@toam/domain/staff/user-access';
import { toEpoch } from '../../db/columns';
import { serializeImage, readImages } from '../media/media.reads';
import type { ListedUser } from './list/staff-list.queries';
import type { User } from './user.schema';
import { readAvatars, readStaffNames } from './users.reads';

type Around = Awaited<ReturnType<typeof readAround>>;

/** What rows need besides their own columns. */
const readAround = async (list: Pick<User, 'manager' | 'profile_picture'>[]) => ({
  managers: await readStaffNames(list.flatMap(({ manager }) => manager ?? [])),
  avatarOf: await readAvatars(list),
});

/** What every row has besides the columns. */
const besides = (user: ListedUser, { managers, avatarOf }: Around) => ({
  avatar: avatarOf(user),
  manager_name: user.manager === null ? null : (managers.get(user.manager)?.name ?? null),
  created_at: toEpoch(user.created_at),
});

/** A row with the columns for admins. */
const wholeRow = (user: ListedUser, around: Around): StaffListRow => ({
  ...valuesIn(user, columnsInList),
  ...besides(user, around),
  updated_at: toEpoch(user.updated_at),
});

/** Rows with all columns of the staff list: for admins. */
export async function wholeRows(list: ListedUser[]): Promise<StaffListRow[]> {
  const around = await readAround(list);
  return list.map((user) => wholeRow(user, around));
}

/** Rows for every colleague. */
export async function publicRows(list: ListedUser[]): Promise<StaffRow[]> {
  const around = await readAround(list);
  return list.map((user) => ({ ...valuesIn(user, columnsForColleagues), ...besides(user, around) }));
}

/** Rows of the staff list, as this person may see them. */
export const rowsFor = (actor: Actor, list: ListedUser[]): Promise<(StaffListRow | StaffRow)[]> =>
  canSeeStaffPapers(actor) ? wholeRows(list) : publicRows(list);

/** The whole record with its pictures, without secrets: for the person and admins. */
export async function serializeRecord(user: User): Promise<StaffUser> {
  const { profile_picture, front_id_file, back_id_file, certificate } = user;
  const ids = [profile_picture, front_id_file, back_id_file, certificate].filter((id) => id !== null);
  const pictures = await readImages(ids);
  const picture = (id: number | null): Image | null => {
    const image = id === null ? undefined : pictures.get(id);
    return image ? serializeImage(image) : null;
  };
  return {
    ...wholeRow(user, await readAround([user])),
    ...valuesIn(user, columnsInRecord),
    portrait: picture(profile_picture),
    front_id: picture(front_id_file),
    back_id: picture(back_id_file),
    certificate_image: picture(certificate),
    has_alonhadat_password: user.alonhadat_password !== null,
    has_batdongsan_password: user.batdongsan_password !== null,
  };
}

/** One record as this person may see it. */
export async function recordFor(actor: Actor, user: User): Promise<StaffUser | StaffRow> {
  const [row] = canSeeUserRecord(actor, user) ? [await serializeRecord(user)] : await publicRows([user]);
  return row!;
}
