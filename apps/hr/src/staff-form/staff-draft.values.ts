import type { DraftData, DraftRules } from '@toam/record-form/edit-draft';
import { changesOf, noStaff, type StaffFormValues } from './staff-form.values';

const isField = (name: string): name is keyof StaffFormValues => Object.hasOwn(noStaff, name);

/** A draft may be older than the form: what is of another kind is left out. */
function fits(name: keyof StaffFormValues, value: unknown): boolean {
  const model = noStaff[name];
  if (Array.isArray(model)) return Array.isArray(value);
  return model === null ? typeof value !== 'boolean' : typeof value === typeof model;
}

/** A draft over a form's values. */
export function restoredStaff(base: StaffFormValues, data: DraftData): StaffFormValues {
  const known = Object.entries(data).filter(([name, value]) => isField(name) && fits(name, value));
  return { ...base, ...(Object.fromEntries(known) as Partial<StaffFormValues>) };
}

/** A stored person who is being edited, as a draft. */
export const staffDraft: DraftRules<StaffFormValues> = { changed: changesOf, restored: restoredStaff };
