import { authText } from '@toam/contracts/auth/auth.text';
import { changedFields } from '@toam/domain/record/three-way';
import { PasswordField } from '@toam/pickers/password.field';
import { useFormState, useWatch, type Control, type EntryForm, type FieldValues } from '@toam/ui/form';
import { useEffect } from 'react';
import * as css from './own-password.module.css';

/** What a form with one's own email holds. */
export type OwnEmailValues = {
  email: string;
  /** Null while it is not asked for. */
  current_password: string | null;
};

/** What goes with the changed fields of a save: with one's own email the password. */
export const passwordFor = (changed: readonly string[], { current_password }: OwnEmailValues) =>
  changed.includes('email') && current_password !== null ? { current_password } : {};

/** A draft holds no password: it is stored as plain text. */
export const withoutPassword = <Values extends OwnEmailValues>(fields: Partial<Values>): Partial<Values> => {
  const { current_password: _never, ...kept } = fields;
  return kept as Partial<Values>;
};

/** Below one's own email once it differs from the saved one: the API changes it with the password only. */
export function OwnPasswordField<Values extends FieldValues & OwnEmailValues>({ form }: { form: EntryForm<Values> }) {
  // the compiler has checked that the form has both fields
  const own = form as unknown as EntryForm<OwnEmailValues>;
  const email = useWatch({ control: own.control, name: 'email' });
  const { defaultValues } = useFormState({ control: own.control });
  // an emptied one is refused for itself
  const isAsked = email.trim() !== '' && changedFields({ email: defaultValues?.email }, { email }).length > 0;
  return isAsked && <AskedPassword form={own} />;
}

function AskedPassword({ form }: { form: EntryForm<OwnEmailValues> }) {
  useEffect(() => {
    if (form.getValues('current_password') === null) form.setValue('current_password', '');
    return () => form.resetField('current_password');
  }, [form]);
  return (
    <div className={css.below}>
      <PasswordField
        control={form.control as unknown as Control<{ current_password: string }>}
        name="current_password"
        label={authText.currentPassword}
        hint={authText.whyForEmail}
        required
        autoComplete="current-password"
      />
    </div>
  );
}
