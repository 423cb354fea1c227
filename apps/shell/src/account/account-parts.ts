import { staffLabel } from '@toam/contracts/user/user.text';
import type { EntryForm } from '@toam/ui/form';
import type { AccountValues, PersonalField } from './account.values';

/** What every section of the account needs. */
export interface AccountParts {
  form: EntryForm<AccountValues>;
  required: readonly PersonalField[];
}

/** Gives a personal field its binding, label and star. */
export const fieldOf =
  ({ form, required }: AccountParts) =>
  <Name extends PersonalField>(name: Name) => ({
    control: form.control,
    name,
    label: staffLabel[name],
    required: required.includes(name),
  });
