import { useEntryForm, type EntryForm, type FieldValues, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { draftedEdit, restoredEdit, type DraftRules, type EditBase } from './edit-draft';
import { useFormDraft, type FormDraftControl } from './draft/form-draft';

interface EditFormInput<Values extends FieldValues> {
  /** The draft's name on the API: `house-12`. */
  name: string;
  schema: FormSchema;
  /** The record as it is stored; read once. */
  begin: () => EditBase<Values>;
  drafted: DraftRules<Values>;
}

interface EditForm<Values extends FieldValues> {
  /** What the next save is based on: a draft or a newer version replaces it. */
  base: EditBase<Values>;
  form: EntryForm<Values>;
  draft: FormDraftControl;
  /** Puts another base under the form, and values into it. */
  fill: (base: EditBase<Values>, values: Values) => void;
}

/** The form over a stored record: its base, and the draft of the edit. D12, D37. */
export function useEditForm<Values extends FieldValues>(input: EditFormInput<Values>): EditForm<Values> {
  const { name, schema, begin, drafted } = input;
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
    write: (values) => draftedEdit(drafted, base, values),
    restore: (data) => {
      const restored = restoredEdit(drafted, base, data);
      fill(restored.base, restored.values);
    },
  });
  return { base, form, draft, fill };
}
