import { CallFailed } from '@toam/api-client/call-failed';
import type { ChangedBy } from '@toam/contracts/failure';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { changedFields } from '@toam/domain/record/three-way';
import type { FieldValues } from '@toam/ui/form';

export type DraftData = FormDraft['data'];

/**
 * Puts a draft's fields over a form's values. Ignores fields that are unknown or of another type, because a draft may be older
 * than the form.
 */
export function restoredFields<Values extends FieldValues>(base: Values, data: DraftData): Values {
  const fits = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(base, name)) return false;
    const like: unknown = base[name];
    if (Array.isArray(like)) return Array.isArray(value);
    return like === null ? typeof value !== 'boolean' : value === null || typeof value === typeof like;
  };
  return { ...base, ...Object.fromEntries(Object.entries(data).filter(fits)) };
}

/** Start of an edit: the record's version (0: not stored yet) and its values in the form. D12. */
export interface EditBase<Values> {
  version: number;
  values: Values;
}

/** Reduces fields to the part that a draft keeps. */
export type StoredFields<Values> = (fields: Partial<Values>) => Partial<Values>;

/**
 * The form's values as a draft. For a new record: every field. For a stored record: the changed fields, their values before, and
 * the record's version. D37.
 */
export function draftedEdit<Values extends FieldValues>(
  { version, values: before }: EditBase<Values>,
  after: Values,
  kept: StoredFields<Values> = (fields) => fields,
): DraftData {
  if (version === 0) return { ...kept(after) };
  const fields = changedFields(before, after);
  const some = (values: Values) =>
    kept(Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>);
  return { version, before: some(before), changes: some(after) };
}

const asRecord = (value: unknown): DraftData =>
  typeof value === 'object' && value !== null ? (value as DraftData) : {};

/**
 * Puts a draft over the current record. The base gets the draft's old version and old values. If the record has changed since,
 * saving meets the conflict and asks, and does not overwrite (D12).
 */
export function restoredEdit<Values extends FieldValues>(
  now: EditBase<Values>,
  data: DraftData,
): { base: EditBase<Values>; values: Values } {
  if (now.version === 0) return { base: now, values: restoredFields(now.values, data) };
  const before = restoredFields(now.values, asRecord(data.before));
  return {
    base: { version: typeof data.version === 'number' ? data.version : now.version, values: before },
    values: restoredFields(before, asRecord(data.changes)),
  };
}

/** The current record from a 409 answer for a stale version (D12); null for any other error. */
export function currentRecord<Row extends { version: number }>(error: unknown): Row | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const current = error.current as Partial<Row> | null | undefined;
  // Not validated, like every answer: an API of another release may have a field more or less.
  return current && typeof current.version === 'number' ? (current as Row) : null;
}

/** Who changed the record that a 409 answer shows; undefined if nobody knows. */
export const changedByOf = (error: unknown): ChangedBy | undefined =>
  error instanceof CallFailed ? error.changedBy : undefined;
