import { commonText } from '@toam/contracts/texts/common';
import { staffLabel } from '@toam/contracts/user/user.text';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { UserChange } from '@toam/contracts/user/user-save.schema';
import type { Actor } from '@toam/domain/actor';
import { type EditableColumn, editableColumns, requiredColumns } from '@toam/domain/staff/staff-columns';
import { canGiveRole, changeableColumns } from '@toam/domain/staff/user-access';
import { placed } from './create-user';
import { userColumns, type WrittenColumns } from '../user.queries';
import type { User } from '../user.schema';
import { serializeRecord } from '../user-serializer';

type Errors = Record<string, string>;

/** Lists of ids are equal in any order. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort((one, other) => Number(one) - Number(other)) : (value ?? null));
const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const isEditable = (key: string): key is EditableColumn => (editableColumns as readonly string[]).includes(key);

/** Not columns, and never part of the record. */
const secrets = ['password', 'old_password', 'new_password'];

function refusalOf(actor: Actor, user: User, key: string): string {
  if (!isEditable(key)) return text.notHere;
  if (actor.id !== user.id) return text.mayNotChange;
  return key === 'status' ? text.mayNotLockSelf : text.mayNotChangeOwn;
}

/**
 * Fields of a body that this person may not change: server-owned columns, others' rights, their own rights. A value equal to the
 * record's is no change, and keys that are no column are ignored. Issue 5.
 * @returns why not, by field
 */
export async function refusedColumns(actor: Actor, user: User, sent: UserChange): Promise<Errors> {
  const may = changeableColumns(actor, user);
  const errors: Errors = {};
  for (const key of secrets) if (key in sent) errors[key] = text.noPasswordHere;
  const wire: Record<string, unknown> = await serializeRecord(user);
  for (const key of Object.keys(sent)) {
    const isColumn = Object.hasOwn(userColumns, key) && key !== 'version';
    const saysTheSame = Object.hasOwn(wire, key) && isSame(sent[key], wire[key]);
    if (!isColumn || saysTheSame || (isEditable(key) && may.has(key))) continue;
    errors[key] = refusalOf(actor, user, key);
  }
  if (sent.role !== undefined && sent.role !== user.role && !errors.role && !canGiveRole(actor, sent.role))
    errors.role = text.mayNotGiveRole;
  return errors;
}

/** Columns of the place in the hierarchy, which have no meaning outside it. D28. */
const isPlace = (column: EditableColumn): boolean => column === 'job_position' || column === 'manager';

/** The fields of the body that differ from the record. Absent fields and equal values are unchanged. */
export function patchOf(user: User, sent: UserChange): WrittenColumns {
  const staysOutside = user.other_account === 1 && sent.other_account !== 0;
  const changed = editableColumns.filter(
    (column) => sent[column] !== undefined && !isSame(sent[column], user[column]) && !(staysOutside && isPlace(column)),
  );
  return placed(Object.fromEntries(changed.map((column) => [column, sent[column]])));
}

const ownEmail = ['email'] as const;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Required fields that a save empties, or that a person who joins the hierarchy lacks. One's own email is required too, because
 * nobody signs in without it. Specification 2 §5.
 */
export function emptiedColumns(actor: Pick<Actor, 'id'>, user: User, patch: WrittenColumns): Errors {
  const after = { ...user, ...patch };
  const joins = patch.other_account === 0;
  const required = [...requiredColumns(after.other_account === 1), ...(actor.id === user.id && !joins ? ownEmail : [])];
  const lacking = required.filter((column) => (joins || column in patch) && isEmpty(after[column]));
  return Object.fromEntries(lacking.map((column) => [column, commonText.requiredField(staffLabel[column])]));
}
