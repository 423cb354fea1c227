import { CallFailed } from '@toam/api-client/call-failed';
import { showError } from '@toam/ui/core';
import { showServerErrors, type EntryForm } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';

/** A refused save: messages on their fields, what belongs to no field into the modal «Lỗi». */
export function showSaveFailure(form: EntryForm<HouseFormValues>, error: Error): void {
  const errors = error instanceof CallFailed ? error.errors : {};
  const homeless = showServerErrors(form, errors);
  if (homeless.length > 0 || Object.keys(errors).length === 0) showError(error);
}
