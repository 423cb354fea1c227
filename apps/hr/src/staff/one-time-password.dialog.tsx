import { oneTimePasswordText as text } from '@toam/contracts/texts/one-time-password';
import { Alert, Button, confirm, copyText, Modal } from '@toam/ui/core';
import { CopyIcon, KeyIcon, PaperPlaneTiltIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import './one-time-password.css';

/** The person and the password, which the API answers once. Only this dialog holds it, while it is open. */
export interface OneTimePassword {
  name: string;
  /** The login; null if the record has none yet. */
  email: string | null;
  password: string;
}

interface OneTimePasswordDialogProps {
  account: OneTimePassword;
  /** The action that made the password. */
  after: 'created' | 'reset';
  onClose: () => void;
}

/** Shows the password once, to copy alone or in a message to the colleague. It can't be closed by accident. D67. */
export function OneTimePasswordDialog({ account, after, onClose }: OneTimePasswordDialogProps) {
  const { name, email, password } = account;
  const [isCopied, setCopied] = useState(false);
  useBeforeUnload((event) => event.preventDefault());
  const copy = async (copied: string, done: string) => {
    if (await copyText(copied, done)) setCopied(true);
  };
  const close = async () => {
    const { closeUncopied: title, closeUncopiedNote: description } = text;
    if (isCopied || (await confirm({ title, description, danger: true }))) onClose();
  };
  const message =
    email &&
    text.message({
      ...{ news: text.news[after](name), email, password },
      address: new URL('/auth/login', location.origin).href,
    });
  return (
    <Modal
      open
      title={
        <span className="one-time-password-title">
          <KeyIcon size={20} />
          {after === 'created' ? text.created(name) : text.reset(name)}
        </span>
      }
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={480}
      footer={
        <Button type={isCopied ? 'primary' : 'default'} onClick={() => void close()}>
          {text.close}
        </Button>
      }
    >
      <div className="one-time-password">
        <Alert type="warning" showIcon title={text.once} description={text.onceNote} />
        {email === null && <Alert type="error" showIcon title={text.noEmail} />}
        <Credentials account={account} onCopy={() => void copy(password, text.passwordCopied)} />
        {message && (
          <Message message={message} isCopied={isCopied} onCopy={() => void copy(message, text.messageCopied)} />
        )}
      </div>
    </Modal>
  );
}

interface CredentialsProps {
  account: OneTimePassword;
  onCopy: () => void;
}

/** Login and password. */
const Credentials = ({ account: { email, password }, onCopy }: CredentialsProps) => (
  <dl>
    {email !== null && (
      <div>
        <dt>{text.login}</dt>
        <dd>{email}</dd>
      </div>
    )}
    <div>
      <dt>{text.password}</dt>
      <dd>
        <output aria-label={text.password}>{password}</output>
        <Button
          icon={<CopyIcon size={16} />}
          aria-label={text.copyPassword}
          title={text.copyPassword}
          onClick={onCopy}
        />
      </dd>
    </div>
  </dl>
);

interface MessageProps {
  message: string;
  isCopied: boolean;
  onCopy: () => void;
}

/** A ready message for the colleague. */
const Message = ({ message, isCopied, onCopy }: MessageProps) => (
  <section aria-label={text.messageLabel}>
    <h3>{text.messageLabel}</h3>
    <pre>{message}</pre>
    <Button type={isCopied ? 'default' : 'primary'} icon={<PaperPlaneTiltIcon size={16} />} onClick={onCopy}>
      {text.copyMessage}
    </Button>
  </section>
);
