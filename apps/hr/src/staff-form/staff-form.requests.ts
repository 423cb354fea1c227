import type { InputOf } from '@toam/contracts/endpoint';
import type { changeUser, createUser } from '@toam/contracts/user/user.endpoints';
import { shownFields } from './staff-form.sections';
import { changesOf, wireOf, type StaffFormValues } from './staff-form.values';

/** The body that creates the person: every field of the long or the short form. Specification 2 §7, D28. */
export const createBody = (values: StaffFormValues) =>
  // The values have passed the schema, which is the API's own field by field.
  wireOf(values, shownFields(values.other_account)) as InputOf<typeof createUser>['body'];

interface StaffEdit {
  userId: number;
  /** The version that `before` is. */
  version: number;
  before: StaffFormValues;
  after: StaffFormValues;
}

/** The body that changes the person: only what differs, with the version it was based on (D12); null where nothing does. */
export function changeBody({ userId, version, before, after }: StaffEdit) {
  const shown = shownFields(after.other_account);
  const fields = changesOf(before, after).filter((field) => shown.includes(field));
  if (fields.length === 0) return null;
  return { user_id: userId, version, ...wireOf(after, fields) } as InputOf<typeof changeUser>['body'];
}
