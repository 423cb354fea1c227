import type { FormTypeChange } from '@toam/contracts/form-type/form-type.endpoints';
import { type FormType, type formTypeBody, formTypeFields } from '@toam/contracts/form-type/form-type.schema';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { formTypeText } from '@toam/contracts/texts/form-type';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { clockOf, findOverlap, type FormTypeKind, minuteOf } from '@toam/domain/form-types';
import type { z } from 'zod';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges } from '../../history/record-changes';
import { HttpError } from '../../http/http-error';
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
import { serializeFormType } from './form-type-serializer';

/** What an entry says of itself, as the wire has it. */
type Said = z.output<typeof formTypeBody>;

const refuseField = (code: 'invalid' | 'conflict', field: string, message: string) =>
  new HttpError(code, message, { errors: { [field]: message } });

/** @throws HttpError invalid with every field that the kind asks for and that says nothing, or nonsense */
function columnsOf(kind: FormTypeKind, said: Said): FormTypeColumns {
  const parsed = formTypeFields[kind].safeParse(said);
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  if (kind !== 'shift')
    return { name: said.name, start_minute: null, end_minute: null, grace_minutes: null, optional: false };
  const { name, start, end, grace_minutes, optional } = formTypeFields.shift.parse(said);
  return { name, start_minute: minuteOf(start), end_minute: minuteOf(end), grace_minutes, optional };
}

/** @throws HttpError invalid where two shifts of the day would overlap (D90) */
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

/** @throws HttpError conflict where another has the name; invalid where shifts would overlap */
async function check(kind: FormTypeKind, after: FormTypeColumns, isActive: boolean, except?: number): Promise<void> {
  if (await isNameTaken(kind, after.name, except)) throw refuseField('conflict', 'name', formTypeText.duplicate(kind));
  if (kind === 'shift' && isActive) await refuseOverlap(after, except);
}

/** Writes the history, and tells whoever has forms open. */
export async function tell(actor: Actor, { id, version }: FormTypeRow, changes: Change[]): Promise<void> {
  await recordChanges(actor, 'FormType', id, changes);
  await emit({ kind: 'record.changed', noun: 'form-type', record_id: id, version, changed_by: actor.id }, 'everyone');
}

/** An entry in words that people read, for its history. */
const labelsOf = (row: FormTypeRow): Record<string, string | null> => {
  const { name, start, end, grace_minutes, optional, active } = serializeFormType(row);
  return {
    name,
    start,
    end,
    grace_minutes: grace_minutes === null ? null : String(grace_minutes),
    optional: optional ? '1' : '0',
    active: active ? '1' : '0',
    deleted_at: row.deleted_at && houseText.historyDeleted,
  };
};

/** What reads differently before and after. @param before null: it is new */
export function changesBetween(before: FormTypeRow | null, after: FormTypeRow): Change[] {
  const was = before ? labelsOf(before) : {};
  return Object.entries(labelsOf(after)).flatMap(([column, new_value]) =>
    new_value === (was[column] ?? null) ? [] : [{ column, old_value: was[column] ?? null, new_value }],
  );
}

/** The entry of the kind, deleted ones too. @throws HttpError not_found */
export async function takeFormType(kind: FormTypeKind, id: number): Promise<FormTypeRow> {
  const found = await findFormType(kind, id);
  if (!found) throw new HttpError('not_found', formTypeText.notFound);
  return found;
}

/**
 * Adds a shift, a type of shifts or a reason for leave, behind the others of its kind. Specification 2 §5, D69, D90.
 * @throws HttpError invalid: a name, or of a shift its times are missing, or it overlaps another; conflict where the name is taken
 */
export const createFormType = (actor: Actor, kind: FormTypeKind, said: Said): Promise<FormType> =>
  tx(async () => {
    await lockKind(kind);
    const columns = columnsOf(kind, said);
    await check(kind, columns, true);
    const made = await insertFormType(kind, columns);
    await tell(actor, made, [
      { column: 'created_at', old_value: null, new_value: houseText.historyCreated },
      ...changesBetween(null, made),
    ]);
    return serializeFormType(made);
  });

/** The entry as it would be: what a call leaves out stays. */
function columnsAfter(before: FormTypeRow, wanted: FormTypeChange): FormTypeColumns {
  const { name, start, end, grace_minutes, optional } = serializeFormType(before);
  return columnsOf(before.kind, {
    name: wanted.name ?? name,
    start: wanted.start === undefined ? start : wanted.start,
    end: wanted.end === undefined ? end : wanted.end,
    grace_minutes: wanted.grace_minutes ?? grace_minutes ?? 0,
    optional: wanted.optional ?? optional,
  });
}

/** Writes what differs. @throws HttpError as `check` */
async function write(before: FormTypeRow, wanted: FormTypeChange): Promise<FormTypeRow> {
  const columns = columnsAfter(before, wanted);
  const active = wanted.active ?? before.active;
  await check(before.kind, columns, active, before.id);
  const written = { ...columns, active, deleted_at: wanted.restore ? null : before.deleted_at };
  return changesBetween(before, { ...before, ...written }).length > 0 ? updateFormType(before.id, written) : before;
}

/** Puts the entry one place up or down; at the end of the list it stays. @returns whether it moved */
async function move({ kind, id }: FormTypeRow, step: 'up' | 'down'): Promise<boolean> {
  const ids = (await listKind(kind)).map((row) => row.id);
  const at = ids.indexOf(id);
  const to = Math.min(Math.max(at + (step === 'up' ? -1 : 1), 0), ids.length - 1);
  if (to === at) return false;
  await writeOrder(ids.toSpliced(at, 1).toSpliced(to, 0, id));
  return true;
}

/**
 * Changes an entry, switches it on or off, moves it, or brings a deleted one back.
 * @throws HttpError not_found; conflict with the entry as it stands if the version sent is stale (D12), or where the name is
 * taken; invalid as for a new one, also for a shift that comes back over another
 */
export const changeFormType = (actor: Actor, kind: FormTypeKind, wanted: FormTypeChange): Promise<FormType> =>
  tx(async () => {
    await lockKind(kind);
    const before = await takeFormType(kind, wanted.id);
    if (before.deleted_at !== null && !wanted.restore) throw new HttpError('not_found', formTypeText.notFound);
    if (wanted.version !== undefined && wanted.version !== before.version)
      throw new HttpError('conflict', commonText.stale, { current: serializeFormType(before) });
    const after = await write(before, wanted);
    const isMoved = wanted.move !== undefined && (await move(after, wanted.move));
    const changes = changesBetween(before, after);
    if (changes.length > 0 || isMoved) await tell(actor, after, changes);
    else auditNothing();
    return serializeFormType(after);
  });
