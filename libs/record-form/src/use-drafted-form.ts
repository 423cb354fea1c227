import { useLeaveGuard } from '@toam/platform/leave-guard';
import { useEntryForm, useFormState, type EntryForm, type FieldValues, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { useFormDraft, type FormDraftControl } from './draft/form-draft';
import { draftedEdit, restoredEdit, type EditBase, type StoredFields } from './edit-draft';

export interface DraftedFormInput<Values extends FieldValues> {
  /** The draft's name on the API: `draftNameOf('house', 12)`. */
  name: string;
  schema: FormSchema;
  /** Read once, when the form opens. */
  begin: EditBase<Values>;
  kept?: StoredFields<Values>;
}

interface DraftedForm<Values extends FieldValues> {
  /** Base of the next save. A draft or a newer version replaces it. */
  base: EditBase<Values>;
  form: EntryForm<Values>;
  draft: FormDraftControl;
  /** Replaces the base and the form's values. */
  fill: (base: EditBase<Values>, values: Values) => void;
  /** Allows leaving the page without a confirmation: everything is saved. */
  release: () => void;
}

/** The form of a new or stored record. Keeps its values as a draft, and asks before a person leaves with unsaved changes. D12, D37. */
export function useDraftedForm<Values extends FieldValues>(input: DraftedFormInput<Values>): DraftedForm<Values> {
  const { name, schema, begin, kept } = input;
  const [base, setBase] = useState(begin);
  const form = useEntryForm<Values>(schema, base.values);
  const fill = (next: EditBase<Values>, values: Values) => {
    setBase(next);
    form.reset(next.values);
    form.reset(values, { keepDefaultValues: true });
  };
  const draft = useFormDraft<Values>({
    name,
    form,
    write: (values) => draftedEdit(base, values, kept),
    restore: (data) => {
      const restored = restoredEdit(base, data);
      fill(restored.base, restored.values);
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const release = useLeaveGuard(isDirty, draft.leavingText);
  return { base, form, draft, fill, release };
}
