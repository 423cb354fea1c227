import { commonText } from '@toam/contracts/texts/common';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import { isPriceOrderWrong } from '@toam/contracts/user/user-field';
import { type Actor, JobPosition } from '@toam/domain/actor';
import { HttpError } from '../../../http-error';
import { readEntries } from '../../options/options.reads';
import { listProjectChoices } from '../../projects/projects.reads';
import { managerFault, noManagerFault } from '../team/manager-choices';
import { findByUniqueKeys, lockEmail, lockHierarchy, type WrittenColumns } from '../user.queries';
import { takePictures } from '../portrait/user-pictures';
import type { User } from '../user.schema';
import { idsOf } from '../../../db/rows';

type Errors = Record<string, string>;

/** Takes the locks that the columns need, always in the same order, before any row is locked. */
export async function lockFor(columns: Pick<WrittenColumns, 'manager' | 'email'>): Promise<void> {
  if (columns.manager) await lockHierarchy();
  if (columns.email) await lockEmail(columns.email);
}

/**
 * Refuses an email that somebody else signs in with.
 * @throws HttpError conflict at `email`
 */
export async function refuseTakenEmail(email: string | null | undefined, exceptId?: number): Promise<void> {
  if (!email) return;
  const [holder] = await findByUniqueKeys({ email }, exceptId);
  if (!holder) return;
  const message = text.emailTaken(holder.name);
  throw new HttpError('conflict', message, { errors: { email: message } });
}

/** The newly chosen ids. Earlier ones stay valid, even if they are switched off or deleted by now (D66). */
const addedTo = (before: readonly number[] = [], chosen: readonly number[] = []): number[] =>
  chosen.filter((id) => !before.includes(id));

async function scopeErrors(before: User | null, columns: WrittenColumns): Promise<Errors> {
  const errors: Errors = {};
  const projects = addedTo(before?.project, columns.project);
  if (projects.length > 0) {
    const known = new Set(idsOf(await listProjectChoices()));
    if (projects.some((id) => !known.has(id))) errors.project = text.unknownProject;
  }
  const provinces = addedTo(before?.province, columns.province);
  if (provinces.length > 0) {
    const entries = await readEntries(provinces.map((id) => ({ type: 'province' as const, id })));
    if (provinces.some((id) => !entries.of('province', id)?.active)) errors.province = text.unknownProvince;
  }
  return errors;
}

/** Whether a save sets the person's place in the hierarchy. Until then a person may stay without a manager. */
const isPlaced = (before: User | null, columns: WrittenColumns): boolean =>
  before === null ||
  (['manager', 'job_position', 'other_account'] as const).some((column) => columns[column] !== undefined);

/** Errors of the place in the hierarchy after the save. */
async function managerErrors(before: User | null, columns: WrittenColumns): Promise<Errors> {
  const { manager = null, job_position = JobPosition.staff, other_account } = { ...before, ...columns };
  if (other_account === 1 || !isPlaced(before, columns) || (manager !== null && manager === before?.manager)) return {};
  const place = { job_position, user_id: before?.id };
  const fault = await (manager === null ? noManagerFault(place) : managerFault(place, manager));
  return fault === null ? {} : { manager: fault };
}

const limitErrors = (before: User | null, columns: WrittenColumns): Errors => {
  const { minimum_price, maximum_price } = { ...before, ...columns };
  return isPriceOrderWrong(minimum_price, maximum_price) ? { maximum_price: text.priceOrder } : {};
};

/**
 * Checks that need the database: whose the email and the pictures are, who may lead, which entries exist. Takes the pictures.
 * @param before null for a new person
 * @throws HttpError invalid by field; conflict at `email`
 */
export async function checkUser(
  actor: Pick<Actor, 'id'>,
  before: User | null,
  columns: WrittenColumns,
  more: Readonly<Errors> = {},
): Promise<void> {
  const errors: Errors = {
    ...more,
    ...limitErrors(before, columns),
    ...(await scopeErrors(before, columns)),
    ...(await managerErrors(before, columns)),
    ...(await takePictures(actor, before ?? {}, columns)),
  };
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
  await refuseTakenEmail(columns.email, before?.id);
}
