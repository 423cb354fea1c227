import { CallFailed } from '@toam/api-client/call-failed';
import { showError } from '@toam/ui/core';
import { showServerErrors, type EntryForm, type FieldValues } from '@toam/ui/form';

/**
 * A refused save: messages on their fields, what belongs to no field into the modal «Lỗi». D2.
 * @param scope of the form's field ids, where it stands inside another
 */
export function showSaveFailure<Values extends FieldValues>(
  form: EntryForm<Values>,
  error: Error,
  scope?: string,
): void {
  const errors = error instanceof CallFailed ? error.errors : {};
  const homeless = showServerErrors(form, errors, scope);
  if (homeless.length > 0 || Object.keys(errors).length === 0) showError(error);
}
