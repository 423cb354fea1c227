import { changeFormType, createFormType, type FormTypeChange } from '@toam/contracts/form-type/form-type.endpoints';
import { type formTypeBody, formTypeFields } from '@toam/contracts/form-type/form-type.schema';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { formTypeText } from '@toam/contracts/form-type/form-type.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { writtenDay } from '@toam/domain/day';
import { clockOf, findOverlap, type FormTypeKind, minuteOf } from '@toam/domain/form-types';
import type { z } from 'zod';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges } from '../../history/record-changes';
import { creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import {
  findFormType,
  type FormTypeColumns,
  insertFormType,
  isNameTaken,
  listKind,
  lockKind,
  updateFormType,
  writeOrder,
} from './form-type.queries';
import type { FormTypeRow } from './form-type.schema';
import { today, writeShift, writeVersion } from './write-shift';
import { serializeFormType } from './form-type-serializer';

/** The fields of an entry, as the API takes them. */
type Said = z.output<typeof formTypeBody>;

const refuseField = (code: 'invalid' | 'conflict', field: string, message: string) =>
  new HttpError(code, message, { errors: { [field]: message } });

/** @throws HttpError invalid with every required field of the kind that is empty or wrong */
function columnsOf(kind: FormTypeKind, said: Said): FormTypeColumns {
  const parsed = formTypeFields[kind].safeParse(said);
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  const uses_quota = kind === 'reasonLeave' && said.uses_quota;
  if (kind !== 'shift')
    return { name: said.name, start_minute: null, end_minute: null, grace_minutes: null, optional: false, uses_quota };
  const { name, start, end, grace_minutes, optional } = formTypeFields.shift.parse(said);
  return { name, start_minute: minuteOf(start), end_minute: minuteOf(end), grace_minutes, optional, uses_quota };
}

/** @throws HttpError invalid if two shifts of the day would overlap (D90) */
async function refuseOverlap(after: FormTypeColumns, except?: number): Promise<void> {
  const shiftOf = ({ start_minute, end_minute, optional }: FormTypeColumns) => ({
    start: start_minute ?? 0,
    end: end_minute ?? 0,
    optional,
  });
  const others = (await listKind('shift')).filter(({ id, active }) => active && id !== except);
  const overlapped = findOverlap(
    shiftOf(after),
    others.map((row) => ({ ...shiftOf(row), name: row.name })),
  );
  if (!overlapped) return;
  const { name, start, end } = overlapped;
  throw refuseField('invalid', 'start', formTypeText.overlaps(name, clockOf(start), clockOf(end)));
}

/** @throws HttpError invalid if shifts would overlap; conflict if another entry has the name */
async function check(kind: FormTypeKind, after: FormTypeColumns, isActive: boolean, except?: number): Promise<void> {
  if (kind === 'shift' && isActive) await refuseOverlap(after, except);
  if (await isNameTaken(kind, after.name, except)) throw refuseField('conflict', 'name', formTypeText.duplicate(kind));
}

/** Writes the history, and publishes the change to open forms. */
export async function tell(actor: Actor, { id, version }: FormTypeRow, changes: Change[]): Promise<void> {
  await recordChanges(actor, 'FormType', id, changes);
  await emit({ kind: 'record.changed', noun: 'form-type', record_id: id, version, changed_by: actor.id }, 'everyone');
}

/** An entry's fields as labels, for its history. */
const labelsOf = (row: FormTypeRow): Record<string, string | null> => {
  const { name, start, end, grace_minutes, optional, uses_quota, active } = serializeFormType(row);
  return {
    name,
    start,
    end,
    grace_minutes: grace_minutes === null ? null : String(grace_minutes),
    optional: optional ? '1' : '0',
    uses_quota: row.kind === 'reasonLeave' ? (uses_quota ? '1' : '0') : null,
    active: active ? '1' : '0',
    applies_from: row.applies_from && writtenDay(row.applies_from),
    deleted_at: row.deleted_at && houseText.historyDeleted,
  };
};

/** The fields whose labels differ before and after. @param before null for a new entry */
export function changesBetween(before: FormTypeRow | null, after: FormTypeRow): Change[] {
  const was = before ? labelsOf(before) : {};
  return Object.entries(labelsOf(after)).flatMap(([column, new_value]) =>
    new_value === (was[column] ?? null) ? [] : [{ column, old_value: was[column] ?? null, new_value }],
  );
}

/** An entry of the kind, deleted ones too. @throws HttpError not_found */
export async function takeFormType(kind: FormTypeKind, id: number): Promise<FormTypeRow> {
  const found = await findFormType(kind, id);
  if (!found) throw new HttpError('not_found', formTypeText.notFound);
  return found;
}

/** Adds a shift, a type of shifts or a reason for leave after the others of its kind. Specification 2 §5, D69, D90. */
export const createFormTypeCall = handle(
  createFormType,
  { audit: creates('form_type') },
  ({ actor, params: { type: kind }, body }) =>
    tx(async () => {
      await lockKind(kind);
      const columns = columnsOf(kind, body);
      await check(kind, columns, true);
      const applies_from = kind === 'shift' ? (body.applies_from ?? today()) : null;
      const made = await insertFormType(kind, { ...columns, applies_from });
      if (kind === 'shift') await writeVersion(null, made);
      await tell(actor, made, [
        { column: 'created_at', old_value: null, new_value: houseText.historyCreated },
        ...changesBetween(null, made),
      ]);
      return serializeFormType(made);
    }),
);

/** The entry after the change. Fields that a call leaves out stay. */
function columnsAfter(before: FormTypeRow, wanted: FormTypeChange): FormTypeColumns {
  const { name, start, end, grace_minutes, optional, uses_quota } = serializeFormType(before);
  return columnsOf(before.kind, {
    name: wanted.name ?? name,
    start: wanted.start === undefined ? start : wanted.start,
    end: wanted.end === undefined ? end : wanted.end,
    grace_minutes: wanted.grace_minutes ?? grace_minutes ?? 0,
    optional: wanted.optional ?? optional,
    uses_quota: wanted.uses_quota ?? uses_quota,
  });
}

/** Writes the changed fields. @throws HttpError as `check` */
async function write(before: FormTypeRow, wanted: FormTypeChange): Promise<FormTypeRow> {
  const columns = columnsAfter(before, wanted);
  const active = wanted.active ?? before.active;
  await check(before.kind, columns, active, before.id);
  const written = { ...columns, active, deleted_at: wanted.restore ? null : before.deleted_at };
  if (before.kind === 'shift') return writeShift(before, written, wanted.applies_from);
  return changesBetween(before, { ...before, ...written }).length > 0 ? updateFormType(before.id, written) : before;
}

/** Moves the entry one place up or down; at the end of the list it stays. @returns whether it moved */
async function move({ kind, id }: FormTypeRow, step: 'up' | 'down'): Promise<boolean> {
  const ids = (await listKind(kind)).map((row) => row.id);
  const at = ids.indexOf(id);
  const to = Math.min(Math.max(at + (step === 'up' ? -1 : 1), 0), ids.length - 1);
  if (to === at) return false;
  await writeOrder(ids.toSpliced(at, 1).toSpliced(to, 0, id));
  return true;
}

/** Changes an entry, switches it on or off, moves it, or restores a deleted one. */
export const changeFormTypeCall = handle(
  changeFormType,
  { audit: { action: ({ body }) => (body.restore ? 'restore' : 'update'), noun: 'form_type', record: 'id' } },
  ({ actor, params: { type: kind }, body }) =>
    tx(async () => {
      await lockKind(kind);
      const before = await takeFormType(kind, body.id);
      if (before.deleted_at !== null && !body.restore) throw new HttpError('not_found', formTypeText.notFound);
      if (body.version !== undefined && body.version !== before.version)
        throw new HttpError('conflict', commonText.stale, { current: serializeFormType(before) });
      const after = await write(before, body);
      const isMoved = body.move !== undefined && (await move(after, body.move));
      const changes = changesBetween(before, after);
      if (changes.length > 0 || isMoved) await tell(actor, after, changes);
      else auditNothing();
      return serializeFormType(after);
    }),
);
