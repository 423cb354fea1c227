import type { DraftData, DraftRules } from '@toam/record-form/edit-draft';
import { changedFields, emptyHouse, type HouseField, type HouseFormValues } from './house-form.values';

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

/** A stored house that is being edited, as a draft. */
export const houseDraft: DraftRules<HouseFormValues> = {
  changed: changedFields,
  restored: restoredHouse,
  kept: withoutAddress,
};
