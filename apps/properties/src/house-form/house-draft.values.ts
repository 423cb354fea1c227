import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { changedFields, emptyHouse, pickFields, type HouseField, type HouseFormValues } from './house-form.values';

type DraftData = FormDraft['data'];

/** Signed addresses last some minutes: a draft keeps documents without theirs. */
const withoutAddress = (values: Partial<HouseFormValues>): Partial<HouseFormValues> =>
  values.files ? { ...values, files: values.files.map((file) => ({ ...file, url: '' })) } : values;

/** A new house as a draft: every field. */
export const draftedHouse = (values: HouseFormValues): DraftData => ({ ...withoutAddress(values) });

const isField = (name: string): name is HouseField => Object.hasOwn(emptyHouse, name);

/**
 * A draft over a form's values. Fields that this version of the form does not know, or that are of another kind, are
 * left out: a draft may be older than the form.
 */
export function restoredHouse(base: HouseFormValues, data: DraftData): HouseFormValues {
  const fits = (name: HouseField, value: unknown) => {
    const model = emptyHouse[name];
    if (Array.isArray(model)) return Array.isArray(value);
    return model === null ? value === null || typeof value !== 'boolean' : typeof value === typeof model;
  };
  const known = Object.entries(data).filter(([name, value]) => isField(name) && fits(name, value));
  return { ...base, ...(Object.fromEntries(known) as Partial<HouseFormValues>) };
}

/** A stored house that is being edited, as a draft: what differs, what it differed from, and the version it was. */
export interface HouseEditDraft {
  version: number;
  before: Partial<HouseFormValues>;
  changes: Partial<HouseFormValues>;
}

export function draftedEdit(version: number, before: HouseFormValues, values: HouseFormValues): DraftData {
  const fields = changedFields(before, values);
  return {
    version,
    before: withoutAddress(pickFields(before, fields)),
    changes: withoutAddress(pickFields(values, fields)),
  };
}

const asRecord = (value: unknown): DraftData =>
  typeof value === 'object' && value !== null ? (value as DraftData) : {};

/**
 * A draft of an edit over the house as it is now. Where the house has changed since, the old version and the old values
 * come back with the draft, so that saving meets the conflict and asks, instead of overwriting (D12).
 */
export function restoredEdit(now: HouseFormValues, version: number, data: DraftData) {
  const before = restoredHouse(now, asRecord(data.before));
  return {
    version: typeof data.version === 'number' ? data.version : version,
    before,
    values: restoredHouse(before, asRecord(data.changes)),
  };
}
