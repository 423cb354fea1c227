import { call } from '@toam/api-client/call';
import { endSession } from '@toam/auth/session';
import { changePassword, signOut } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/auth/auth.text';
import { commonText } from '@toam/contracts/texts/common';
import { loginText } from '@toam/contracts/shell/login.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { Button, Modal, Stack, Text } from '@toam/ui/core';
import { Alert, PasswordInput } from '@toam/ui/detail';
import { useId } from 'react';
import * as css from './password.module.css';
import { withoutLive } from './live-session';
import { newPasswords } from './new-passwords';
import { closePasswordDialog } from '../chrome/opened-state';
import { usePlainForm } from './use-plain-form';

interface PasswordFieldProps {
  name: string;
  label: string;
  error?: string;
  autoComplete: string;
  autoFocus?: boolean;
}

function PasswordField({ name, label, error, ...input }: PasswordFieldProps) {
  const id = useId();
  return (
    <div>
      <Text as="label" htmlFor={id} size={13} tone="text2" className={css.label}>
        {label}
      </Text>
      <PasswordInput
        {...input}
        id={id}
        name={name}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <Text as="p" id={`${id}-error`} top={2} size={12} tone="error">
          {error}
        </Text>
      )}
    </div>
  );
}

/** Old and new password. After the change every device must sign in again, also this tab. Specification 2 §5, 3 §4. */
export function PasswordDialog() {
  const { errors, refusal, busy, blocked, form } = usePlainForm(newPasswords, async ({ current, next }) => {
    await call(changePassword, { body: { old_password: current, new_password: next } });
    await withoutLive(() => call(signOut, { body: {} })).catch(() => undefined); // the password is changed: leave in any case
    endSession({ text: authText.passwordChanged, good: true });
  });
  const id = useId();
  return (
    <Modal
      open
      title={shellText.changePassword}
      width={400}
      onCancel={closePasswordDialog}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={closePasswordDialog}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" htmlType="submit" form={id} loading={busy} disabled={blocked}>
          {loginText.save}
        </Button>,
      ]}
    >
      <Stack as="form" {...form} id={id} gap={14} className={css.form}>
        {refusal && <Alert type="error" showIcon title={refusal} />}
        <PasswordField
          name="current"
          label={authText.currentPassword}
          error={errors.current}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField name="next" label={shellText.newPassword} error={errors.next} autoComplete="new-password" />
        <PasswordField
          name="repeated"
          label={shellText.repeatPassword}
          error={errors.repeated}
          autoComplete="new-password"
        />
      </Stack>
    </Modal>
  );
}
