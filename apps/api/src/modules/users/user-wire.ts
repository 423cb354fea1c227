import type { Image } from '@toam/contracts/media/image.schema';
import { type StaffListRow, staffRow, type StaffRow, staffUser, type StaffUser } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers, canSeeUserRecord } from '@toam/domain/user-access';
import { toEpoch } from '../../db/columns';
import { imageToWire, readImages } from '../media/media.reads';
import type { ListedUser } from './staff-list.queries';
import type { User } from './user.schema';
import { avatarUrl, readStaffNames } from './users.reads';

/** Every column of a row as the wire has it; the contract's schema picks what is to be seen. */
const columnsToWire = <Row extends ListedUser>(
  { created_at, updated_at, ...user }: Row,
  managers: Awaited<ReturnType<typeof readStaffNames>>,
) => ({
  ...user,
  avatar: avatarUrl(user.profile_picture),
  manager_name: user.manager === null ? null : (managers.get(user.manager)?.name ?? null),
  created_at: toEpoch(created_at),
  updated_at: toEpoch(updated_at),
});

/** Rows with all columns of the staff list: for admins. */
export async function wholeRows(list: ListedUser[]): Promise<StaffListRow[]> {
  const managers = await readStaffNames(list.flatMap(({ manager }) => manager ?? []));
  return list.map((user) => columnsToWire(user, managers));
}

/** Rows as every colleague may see them. */
export const publicRows = async (list: ListedUser[]): Promise<StaffRow[]> =>
  (await wholeRows(list)).map((row) => staffRow.parse(row));

/** Rows of the staff list, as this person may see them. */
export const rowsFor = (actor: Actor, list: ListedUser[]): Promise<(StaffListRow | StaffRow)[]> =>
  canSeeStaffPapers(actor) ? wholeRows(list) : publicRows(list);

/** The whole record with its pictures, without secrets: for the person and admins. */
export async function recordToWire(user: User): Promise<StaffUser> {
  const { profile_picture, front_id_file, back_id_file, certificate, manager } = user;
  const ids = [profile_picture, front_id_file, back_id_file, certificate].filter((id) => id !== null);
  const pictures = await readImages(ids);
  const picture = (id: number | null): Image | null => {
    const image = id === null ? undefined : pictures.get(id);
    return image ? imageToWire(image) : null;
  };
  const managers = await readStaffNames(manager === null ? [] : [manager]);
  return staffUser.parse({
    ...columnsToWire(user, managers),
    portrait: picture(profile_picture),
    front_id: picture(front_id_file),
    back_id: picture(back_id_file),
    certificate_image: picture(certificate),
    has_alonhadat_password: user.alonhadat_password !== null,
    has_batdongsan_password: user.batdongsan_password !== null,
  });
}

/** One record as this person may see it. */
export async function recordFor(actor: Actor, user: User): Promise<StaffUser | StaffRow> {
  const [row] = canSeeUserRecord(actor, user) ? [await recordToWire(user)] : await publicRows([user]);
  return row!;
}
