import { type FormTypeKind, type Shift, usualGrace } from '@toam/domain/form-types';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { listKind } from './form-type.queries';
import { formTypes } from './form-type.schema';

/** A shift for the timesheet. Times are in minutes after midnight in Vietnam, grace is in minutes. D90, D91. */
export interface WorkShift extends Shift {
  id: number;
  name: string;
  grace: number;
}

/** The shifts of a working day in their order, without those switched off. D90. */
export async function readShifts(): Promise<WorkShift[]> {
  const rows = await listKind('shift');
  return rows.flatMap(({ id, name, active, start_minute: start, end_minute: end, grace_minutes, optional }) =>
    active && start !== null && end !== null
      ? [{ id, name, start, end, optional, grace: grace_minutes ?? usualGrace }]
      : [],
  );
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
