import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { findFormType, listKind } from './form-type.queries';
import { formTypes } from './form-type.schema';

/** The shifts of a working day in their order, without those switched off. D90. */
export async function readShifts(): Promise<WorkShift[]> {
  const rows = await listKind('shift');
  return rows.flatMap(({ id, name, active, start_minute: start, end_minute: end, grace_minutes, optional }) =>
    active && start !== null && end !== null
      ? [{ id, name, start, end, optional, grace: grace_minutes ?? usualGrace }]
      : [],
  );
}

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
