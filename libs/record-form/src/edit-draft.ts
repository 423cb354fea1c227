import { CallFailed } from '@toam/api-client/call-failed';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { changedFields } from '@toam/domain/record/three-way';
import type { FieldValues } from '@toam/ui/form';

export type DraftData = FormDraft['data'];

/**
 * A draft's fields over a form's values. What the form does not know, or what is of another kind, is left out: a draft may be older
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

/** What a form begins from: a version of a record (0: it is not stored yet), and what the form shows of it. D12. */
export interface EditBase<Values> {
  version: number;
  values: Values;
}

/** What a draft keeps of some fields, where that is less than they hold. */
export type KeptFields<Values> = (fields: Partial<Values>) => Partial<Values>;

/**
 * What is typed, as a draft: every field of a new record; of a stored one what differs, what it differed from, and the version it
 * was. D37.
 */
export function draftedEdit<Values extends FieldValues>(
  { version, values: before }: EditBase<Values>,
  after: Values,
  kept: KeptFields<Values> = (fields) => fields,
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
 * A draft over the record as it is now. Where it has changed since, the old version and the old values come back with the draft, so
 * that saving meets the conflict and asks, instead of overwriting (D12).
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

/** The record as it stands, out of a refusal for a stale version (409, D12); null for any other failure. */
export function standingRecord<Row extends { version: number }>(error: unknown): Row | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const current = error.current as Partial<Row> | null | undefined;
  // Trusted like every answer: an API that is a release apart may know a field more or less.
  return current && typeof current.version === 'number' ? (current as Row) : null;
}
