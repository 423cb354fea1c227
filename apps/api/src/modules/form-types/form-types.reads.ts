import { dayOf } from '@toam/domain/day';
import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';
import { type ScheduleOn, schedulesOf, shiftsOn, type ShiftVersion, sinceEver } from '@toam/domain/work/shift-version';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { findFormType, listKind, listShiftVersions } from './form-type.queries';
import { type FormTypeRow, formTypes } from './form-type.schema';

const minutesOf = ({ start_minute, end_minute, grace_minutes, optional }: Minutes) =>
  start_minute === null || end_minute === null
    ? []
    : [{ start: start_minute, end: end_minute, grace: grace_minutes ?? usualGrace, optional }];

type Minutes = Pick<FormTypeRow, 'start_minute' | 'end_minute' | 'grace_minutes' | 'optional'>;

/** What every shift was, is and will be, in the order of the shifts. D116 */
export async function readShiftVersions(): Promise<ShiftVersion[]> {
  const rows = await listShiftVersions();
  return rows.flatMap(({ shift, version }) =>
    minutesOf(version ?? shift).map((minutes) => ({
      ...{ id: shift.id, name: shift.name, ...minutes },
      from: version?.applies_from ?? sinceEver,
      isActive: version ? version.active : shift.active && shift.deleted_at === null,
    })),
  );
}

/** The shifts of a day in their order, without those switched off. D90, D116 @param day today, unless said otherwise */
export const readShifts = async (day = dayOf(Date.now() / 1000)): Promise<WorkShift[]> =>
  shiftsOn(await readShiftVersions(), day);

/** The schedule that was, is or will be in force on a day. D116 */
export const readSchedules = async (): Promise<ScheduleOn> => schedulesOf(await readShiftVersions());

/** A reason for leave: its name, whether it is offered, and whether it is taken from the year's quota. H2. */
export interface LeaveReason {
  id: number;
  name: string;
  isOffered: boolean;
  usesQuota: boolean;
}

/** Undefined: there is no such reason. Deleted ones are found, but not offered. */
export async function readLeaveReason(id: number): Promise<LeaveReason | undefined> {
  const found = await findFormType('reasonLeave', id);
  return (
    found && {
      ...{ id, name: found.name, usesQuota: found.uses_quota },
      isOffered: found.active && found.deleted_at === null,
    }
  );
}

/** The reasons that are taken from the year's quota, deleted ones too. H2. */
export async function readQuotaReasons(): Promise<number[]> {
  const rows = await db().select({ id: formTypes.id, uses: formTypes.uses_quota }).from(formTypes);
  return rows.filter(({ uses }) => uses).map(({ id }) => id);
}

/** Names of entries of any kind by id, deleted ones included. */
export async function readNamesOf(ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = formTypes;
  const found = await db().select({ id, name }).from(formTypes).where(inArray(id, ids));
  return new Map(found.map((entry) => [entry.id, entry.name]));
}

/** Names of entries of one kind by id, also of those switched off, because records still use them. */
export async function readFormTypeNames(kind: FormTypeKind): Promise<Map<number, { name: string; active: boolean }>> {
  return new Map((await listKind(kind)).map(({ id, name, active }) => [id, { name, active }]));
}
