import { CallFailed } from '@toam/api-client/call-failed';
import { showError } from '@toam/ui/core';
import { showServerErrors, type EntryForm, type FieldValues } from '@toam/ui/form';

/**
 * Shows a failed save: messages on their fields, and those without a field in the modal «Lỗi». D2.
 * @param scope first part of the form's field ids, if the form is inside another
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
