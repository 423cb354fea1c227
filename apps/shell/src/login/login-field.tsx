import { loginText } from '@toam/contracts/texts/login';
import type { Icon } from '@toam/ui/icon/draw-icon';
import { EyeIcon, EyeSlashIcon } from '@toam/ui/icons';
import { useId, useState, type InputHTMLAttributes } from 'react';

interface LoginFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'defaultValue'
> {
  name: string;
  label: string;
  kind: 'email' | 'password';
  icon: Icon;
  error?: string;
  /** Marks the field crimson without a line under it: the server's message stands under both. */
  refused?: boolean;
}

/** One field of the login page, drawn without antd: label, icon, input, show-password switch, error. */
export function LoginField({ name, label, kind, icon: FieldIcon, error, refused = false, ...input }: LoginFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hidden = kind === 'password' && !shown;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className={error || refused ? 'login-box wrong' : 'login-box'}>
        <FieldIcon size={18} color="var(--text3)" />
        <input
          {...input}
          id={id}
          name={name}
          // not type=email: the browser would explain the error in its own words and language
          type={hidden ? 'password' : 'text'}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error || refused ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {kind === 'password' && (
          <button
            type="button"
            className="login-eye"
            aria-pressed={shown}
            aria-label={shown ? loginText.hidePassword : loginText.showPassword}
            title={shown ? loginText.hidePassword : loginText.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeIcon size={18} /> : <EyeSlashIcon size={18} />}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="login-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
