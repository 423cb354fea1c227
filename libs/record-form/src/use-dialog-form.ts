import { useSave, type SaveOnce } from '@toam/api-client/use-save';
import type { EntryForm, FieldValues } from '@toam/ui/form';
import { useSavedTyping } from './draft/typing-store';
import { showSaveFailure } from './show-save-failure';

interface DialogFormInput<Values extends FieldValues, Answer> {
  /** The dialog and its record, by which what is typed is kept on this device: `visit-12-34`. */
  name: string;
  form: EntryForm<Values>;
  /** First part of the ids of its fields. */
  scope?: string;
  /** Of the button that saves. */
  label: string;
  send: (values: Values, once: SaveOnce) => Promise<Answer>;
  /** What was typed is no longer kept then. */
  onSaved: (answer: Answer) => unknown;
  /** Instead of errors at their fields. */
  onFailed?: (error: Error) => unknown;
}

/** A small dialog that keeps what is typed on this device and is saved once: `<DialogForm {...useDialogForm(…)}>`. */
export function useDialogForm<Values extends FieldValues, Answer>(input: DialogFormInput<Values, Answer>) {
  const { name, form, scope, label, send, onSaved, onFailed } = input;
  const typed = useSavedTyping(name, form);
  const { mutate, isPending } = useSave({
    send,
    onSuccess: (answer: Answer) => {
      typed.drop();
      return onSaved(answer);
    },
    onError: onFailed ?? ((error) => showSaveFailure(form, error, scope)),
  });
  return {
    ...(scope !== undefined && { scope }),
    kept: { typed },
    save: { label, isPending, send: form.handleSubmit((values) => mutate(values)) },
  };
}
