import { useLeaveGuard } from '@toam/platform/leave-guard';
import { useEntryForm, useFormState, type EntryForm, type FieldValues, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { useFormDraft, type FormDraftControl } from './draft/form-draft';
import { draftedEdit, restoredEdit, type EditBase, type KeptFields } from './edit-draft';

export interface DraftedFormInput<Values extends FieldValues> {
  /** The draft's name on the API: `draftNameOf('house', 12)`. */
  name: string;
  schema: FormSchema;
  /** Read once, when the form opens. */
  begin: EditBase<Values>;
  kept?: KeptFields<Values>;
}

interface DraftedForm<Values extends FieldValues> {
  /** What the next save is based on: a draft or a newer version replaces it. */
  base: EditBase<Values>;
  form: EntryForm<Values>;
  draft: FormDraftControl;
  /** Puts another base under the form, and values into it. */
  fill: (base: EditBase<Values>, values: Values) => void;
  /** Lets the page be left: everything is saved. */
  release: () => void;
}

/** A record's form, new or stored: what is typed is kept as a draft, and whoever leaves with something unsaved is asked. D12, D37. */
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
