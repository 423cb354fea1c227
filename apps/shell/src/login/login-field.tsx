import { loginText } from '@toam/contracts/shell/login.text';
import type { Icon } from '@toam/ui/icon/draw-icon';
import { EyeIcon, EyeSlashIcon } from '@toam/ui/icons';
import { Row, Text } from '@toam/ui/layout/layout';
import { useId, useState, type InputHTMLAttributes } from 'react';
import * as css from './login-field.module.css';

interface LoginFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'defaultValue'
> {
  name: string;
  label: string;
  kind: 'email' | 'password';
  icon: Icon;
  error?: string;
  /** Marks the field crimson without an error line: the server's message is below both fields. */
  refused?: boolean;
}

/** One field of the login page, drawn without antd: label, icon, input, show-password switch, error. */
export function LoginField({ name, label, kind, icon: FieldIcon, error, refused = false, ...input }: LoginFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hidden = kind === 'password' && !shown;
  return (
    <div className={css.field}>
      <Text as="label" htmlFor={id} size={13} tone="text2" className={css.label}>
        {label}
      </Text>
      <Row
        height={40}
        gap={6}
        border
        radius={8}
        background="surface"
        className={css.box}
        data-wrong={error || refused ? true : undefined}
      >
        <FieldIcon size={18} color="var(--text3)" />
        <Text
          as="input"
          flex={1}
          height="100%"
          size={14}
          className={css.input}
          {...input}
          id={id}
          name={name}
          // not type=email: the browser would show its own error text in its own language
          type={hidden ? 'password' : 'text'}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error || refused ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {kind === 'password' && (
          <Row
            as="button"
            type="button"
            flex="none"
            height={32}
            width={32}
            justify="center"
            radius={6}
            tone="text2"
            className={css.eye}
            aria-pressed={shown}
            aria-label={shown ? loginText.hidePassword : loginText.showPassword}
            title={shown ? loginText.hidePassword : loginText.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeIcon size={18} /> : <EyeSlashIcon size={18} />}
          </Row>
        )}
      </Row>
      {error && (
        <Text as="p" id={`${id}-error`} top={4} size={12} tone="error">
          {error}
        </Text>
      )}
    </div>
  );
}
