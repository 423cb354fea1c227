import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { zaloText as text } from '@toam/contracts/zalo/zalo.text';
import { disconnectZalo, type ZaloConnection } from '@toam/contracts/zalo/zalo.endpoints';
import { Avatar, Button, Card, Cell, confirm, formatDate, Row, Stack, Text, toast, useIsPhone } from '@toam/ui/core';
import { ChatCircleDotsIcon, CheckIcon, InfoIcon, WarningCircleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { zaloQueries } from './zalo.queries';
import * as css from './zalo.module.css';

interface ZaloAccountProps {
  connection: ZaloConnection;
  /** Another way, without a connection. */
  children?: ReactNode;
}

/** Where the person's connection stands, and the way to make or to end one. Mockup 40b. */
export function ZaloAccount({ connection, children }: ZaloAccountProps) {
  const { configured, connected, lapsed, name, login_url } = connection;
  const isPhone = useIsPhone();
  if (connected) return <Connected {...connection} />;
  if (!configured)
    return (
      <Missing icon={<InfoIcon size={22} />} title={text.notConfigured} note={text.notConfiguredNote}>
        {children}
      </Missing>
    );
  return (
    <Missing
      isWarning={lapsed}
      icon={lapsed ? <WarningCircleIcon size={22} /> : <ChatCircleDotsIcon size={22} />}
      title={lapsed ? text.lapsed : text.notConnected}
      note={lapsed ? text.lapsedNote(name ?? '') : text.notConnectedNote}
    >
      <Button type="primary" size={isPhone ? 'large' : 'middle'} block href={login_url ?? undefined}>
        {lapsed ? text.connectAgain : text.connect}
      </Button>
      {children}
    </Missing>
  );
}

interface MissingProps {
  icon: ReactNode;
  isWarning?: boolean;
  title: string;
  note: string;
  children?: ReactNode;
}

const Missing = ({ icon, isWarning = false, title, note, children }: MissingProps) => {
  const background = isWarning ? 'warningTint' : 'infoTint';
  return (
    <Card background="layout" gap={14}>
      <Row gap={12} align="start">
        <Row
          justify="center"
          flex="none"
          width={40}
          height={40}
          radius={10}
          background={background}
          tone={isWarning ? 'warning' : 'info'}
        >
          {icon}
        </Row>
        <Cell gap={2}>
          <Text as="h3" size={14} weight={600}>
            {title}
          </Text>
          <Text as="p" size={13} tone="text2">
            {note}
          </Text>
        </Cell>
      </Row>
      {children && (
        <Stack gap={4} align="stretch">
          {children}
        </Stack>
      )}
    </Card>
  );
};

/** A colour of its own for each account. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const daysOf = ({ connected_at, renew_until }: ZaloConnection): string =>
  [connected_at && text.since(formatDate(connected_at)), renew_until && text.until(formatDate(renew_until))]
    .filter(Boolean)
    .join(', ');

function Connected(connection: ZaloConnection) {
  const queries = useQueryClient();
  const name = connection.name ?? '';
  const disconnect = async () => {
    const question = { title: text.disconnectSure(name), description: text.disconnectNote, danger: true };
    if (!(await confirm(question, () => call(disconnectZalo, {})))) return;
    toast.success(text.disconnected);
    await queries.invalidateQueries({ queryKey: zaloQueries.all });
  };
  return (
    <Row gap={12} padX={12} padY={10} radius={10} background="tealTint" wrap>
      <span className={css.portrait}>
        <Avatar id={seedOf(name)} name={name} size={36} decorative />
        <span className={css.mark}>
          <CheckIcon size={10} weight="bold" />
        </span>
      </span>
      <Cell size={13}>
        <Text weight={500} breaks>
          {text.account(name)}
        </Text>
        <Text size={12} tone="text2">
          {daysOf(connection)}
        </Text>
      </Cell>
      <Button type="link" size="small" onClick={() => void disconnect()}>
        {text.disconnect}
      </Button>
    </Row>
  );
}
