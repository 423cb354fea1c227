import { oneTimePasswordText as text } from './one-time-password.text';
import { Button, confirm, copyText, Modal, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { CopyIcon, KeyIcon, PaperPlaneTiltIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import * as css from './one-time-password.module.css';

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
        <Row as="span" gap={8}>
          <KeyIcon size={20} />
          {after === 'created' ? text.created(name) : text.reset(name)}
        </Row>
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
      <Stack gap={14}>
        <Alert
          type="warning"
          showIcon
          className={css.notice}
          title={
            <>
              <b>{text.once}</b>
              <Text as="p" size={13}>
                {text.onceNote}
              </Text>
            </>
          }
        />
        {email === null && <Alert type="error" showIcon title={text.noEmail} />}
        <Credentials account={account} onCopy={() => void copy(password, text.passwordCopied)} />
        {message && (
          <Message message={message} isCopied={isCopied} onCopy={() => void copy(message, text.messageCopied)} />
        )}
      </Stack>
    </Modal>
  );
}

interface CredentialsProps {
  account: OneTimePassword;
  onCopy: () => void;
}

/** Login and password. */
const Credentials = ({ account: { email, password }, onCopy }: CredentialsProps) => (
  <Stack as="dl" gap={10}>
    {email !== null && (
      <div>
        <Label as="dt">{text.login}</Label>
        <Text as="dd" top={2} breaks>
          {email}
        </Text>
      </div>
    )}
    <div>
      <Label as="dt">{text.password}</Label>
      <Row as="dd" gap={8} top={2} breaks>
        <Text
          as="output"
          flex={1}
          padX={12}
          padY={6}
          size={18}
          background="fill"
          radius={6}
          className={css.password}
          aria-label={text.password}
        >
          {password}
        </Text>
        <Button
          size="large"
          icon={<CopyIcon size={16} />}
          aria-label={text.copyPassword}
          title={text.copyPassword}
          onClick={onCopy}
        />
      </Row>
    </div>
  </Stack>
);

const Label = ({ as, children }: { as: 'dt' | 'h3'; children: string }) => (
  <Text as={as} size={12} weight={400} tone="text3">
    {children}
  </Text>
);

interface MessageProps {
  message: string;
  isCopied: boolean;
  onCopy: () => void;
}

/** A ready message for the colleague. */
function Message({ message, isCopied, onCopy }: MessageProps) {
  const isPhone = useIsPhone();
  return (
    <section aria-label={text.messageLabel}>
      <Label as="h3">{text.messageLabel}</Label>
      <Text as="p" top={2} padX={12} padY={10} size={13} tone="text2" border radius={6} breaks preLine>
        {message}
      </Text>
      <Row top={8}>
        <Button
          type={isCopied ? 'default' : 'primary'}
          size={isPhone ? 'large' : 'middle'}
          block={isPhone}
          icon={<PaperPlaneTiltIcon size={16} />}
          onClick={onCopy}
        >
          {text.copyMessage}
        </Button>
      </Row>
    </section>
  );
}
