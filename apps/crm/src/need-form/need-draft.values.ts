import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { changedFields } from '@toam/domain/three-way';
import { emptyNeed, type NeedField, type NeedFormValues } from './need-form.values';

type DraftData = FormDraft['data'];

const isField = (name: string): name is NeedField => Object.hasOwn(emptyNeed, name);

/** A draft may be older than the form: what is of another kind is left out. */
function fits(name: NeedField, value: unknown): boolean {
  const model = emptyNeed[name];
  if (Array.isArray(model)) return Array.isArray(value);
  return model === null ? value === null || typeof value === 'number' : typeof value === typeof model;
}

/** A draft over a form's values. */
export function restoredNeed(base: NeedFormValues, data: DraftData): NeedFormValues {
  const known = Object.entries(data).filter(([name, value]) => isField(name) && fits(name, value));
  return { ...base, ...(Object.fromEntries(known) as Partial<NeedFormValues>) };
}

const pick = (values: NeedFormValues, fields: readonly NeedField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** A stored need that is being edited, as a draft: what differs, what it differed from, and the version it was. */
export function draftedEdit(version: number, before: NeedFormValues, values: NeedFormValues): DraftData {
  const fields = changedFields(before, values);
  return { version, before: pick(before, fields), changes: pick(values, fields) };
}

const asRecord = (value: unknown): DraftData =>
  typeof value === 'object' && value !== null ? (value as DraftData) : {};

/**
 * A draft of an edit over the need as it is now. Where the need has changed since, the old version and the old values come
 * back with the draft, so that saving meets the conflict and asks, instead of overwriting (D12).
 */
export function restoredEdit(now: NeedFormValues, version: number, data: DraftData) {
  const before = restoredNeed(now, asRecord(data.before));
  return {
    version: typeof data.version === 'number' ? data.version : version,
    before,
    values: restoredNeed(before, asRecord(data.changes)),
  };
}
