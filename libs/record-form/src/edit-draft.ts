import { CallFailed } from '@toam/api-client/call-failed';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import type { FieldValues } from '@toam/ui/form';

export type DraftData = FormDraft['data'];

/**
 * A draft's fields over a form's values. What the form does not know, or what is of another kind, is left out: a draft may be older
 * than the form.
 * @param model a value of each field's kind; null stands for any but a switch
 */
export function restoredFields<Values extends FieldValues>(
  base: Values,
  data: DraftData,
  model: Values = base,
): Values {
  const fits = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(model, name)) return false;
    const like: unknown = model[name];
    if (Array.isArray(like)) return Array.isArray(value);
    return like === null ? typeof value !== 'boolean' : value === null || typeof value === typeof like;
  };
  return { ...base, ...Object.fromEntries(Object.entries(data).filter(fits)) };
}

/** What an edit began from: a version of the record, and what the form showed of it. D12. */
export interface EditBase<Values> {
  version: number;
  values: Values;
}

/** How the values of one kind of form lie in a draft. */
export interface DraftRules<Values> {
  /** Names of the fields whose value differs. */
  changed: (before: Values, after: Values) => readonly (keyof Values)[];
  /** A draft's fields over values. What is of another kind is left out: a draft may be older than the form. */
  restored: (base: Values, data: DraftData) => Values;
  /** What is kept of some fields, where that is less than they hold. */
  kept?: (fields: Partial<Values>) => Partial<Values>;
}

/** A stored record that is being edited, as a draft: what differs, what it differed from, and the version it was. D37. */
export function draftedEdit<Values extends FieldValues>(
  { changed, kept = (fields) => fields }: DraftRules<Values>,
  { version, values: before }: EditBase<Values>,
  after: Values,
): DraftData {
  const fields = changed(before, after);
  const some = (values: Values) =>
    kept(Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>);
  return { version, before: some(before), changes: some(after) };
}

const asRecord = (value: unknown): DraftData =>
  typeof value === 'object' && value !== null ? (value as DraftData) : {};

/**
 * A draft of an edit over the record as it is now. Where it has changed since, the old version and the old values come back
 * with the draft, so that saving meets the conflict and asks, instead of overwriting (D12).
 */
export function restoredEdit<Values extends FieldValues>(
  { restored }: DraftRules<Values>,
  now: EditBase<Values>,
  data: DraftData,
): { base: EditBase<Values>; values: Values } {
  const before = restored(now.values, asRecord(data.before));
  return {
    base: { version: typeof data.version === 'number' ? data.version : now.version, values: before },
    values: restored(before, asRecord(data.changes)),
  };
}

/** The record as it stands, out of a refusal for a stale version (409, D12); null for any other failure. */
export function standingRecord<Row extends { version: number }>(error: unknown): Row | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const current = error.current as Partial<Row> | null | undefined;
  // Trusted like every answer: an API that is a release apart may know a field more or less.
  return current && typeof current.version === 'number' ? (current as Row) : null;
}
