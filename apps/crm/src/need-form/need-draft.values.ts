import { changedFields } from '@toam/domain/record/three-way';
import type { DraftData, DraftRules } from '@toam/record-form/edit-draft';
import { emptyNeed, type NeedField, type NeedFormValues } from './need-form.values';

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

/** A stored need that is being edited, as a draft. */
export const needDraft: DraftRules<NeedFormValues> = { changed: changedFields, restored: restoredNeed };
