import type { InputOf } from '@toam/contracts/endpoint';
import type { changeUser, createUser } from '@toam/contracts/user/user.endpoints';
import { changedFields } from '@toam/domain/record/three-way';
import { passwordFor } from '@toam/pickers/staff/own-password.field';
import type { Edit } from '@toam/record-form/use-record-editor';
import { shownFields } from './staff-form.sections';
import { wireOf, type StaffFormValues } from './staff-form.values';

/** The body that creates the person: every field of the long or the short form. Specification 2 §7, D28. */
export const createBody = (values: StaffFormValues) =>
  // The schema, which has the API's own rules for each field, has accepted the values.
  wireOf(values, shownFields(values.other_account)) as InputOf<typeof createUser>['body'];

/** The body that changes the person: the changed fields and the version that the edit is based on (D12). null: nothing changed. */
export function changeBody(userId: number, { version, before, after }: Edit<StaffFormValues>) {
  const changed = changedFields(before, after);
  const fields = shownFields(after.other_account).filter((field) => changed.includes(field));
  if (fields.length === 0) return null;
  return { user_id: userId, version, ...wireOf(after, fields), ...passwordFor(fields, after) } as InputOf<
    typeof changeUser
  >['body'];
}
