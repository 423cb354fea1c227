import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { chatConsoleText } from '../chat/chat-console.text';
import { Button, Cell, PlainButton, Row, Text } from '@toam/ui/core';
import { DeviceMobileIcon } from '@toam/ui/icons';
import type { useJoin } from './use-join';
import { addressed } from '../chat/words';
import * as css from './device-notice.module.css';

const text = chatConsoleText.device;

interface DeviceNoticeProps {
  head: ChatHead;
  join: ReturnType<typeof useJoin>;
  onOpen: (id: string) => void;
}

/** Whose device writes is what nobody has confirmed: of a thread the way to the customer, of the customer the ways to threads. D120. */
export function DeviceNotice({ head, join, onOpen }: DeviceNoticeProps) {
  if (head.main !== null) return <Unconfirmed head={head} join={join} onOpen={onOpen} />;
  return head.threads.length > 0 ? <Others head={head} onOpen={onOpen} /> : null;
}

function Unconfirmed({ head, join, onOpen }: DeviceNoticeProps) {
  const { main, threads, sex, name } = head;
  const known = threads.find(({ uuid }) => uuid === main)?.name ?? name;
  return (
    <Row as="section" aria-label={text.unconfirmed} gap={[10, 8]} wrap flex="none" padX={[16, 12]} padY={8} className={css.notice}>
      <DeviceMobileIcon size={18} className={css.icon} />
      <Cell className={css.words}>
        <Text as="p" size={13} weight={600}>
          {text.unconfirmed}
        </Text>
        <Text as="p" size={12} tone="text2">
          {text.beside(addressed({ sex, name: known }))}
        </Text>
      </Cell>
      <Row gap={8} wrap className={css.actions}>
        <Button onClick={() => onOpen(main!)}>{text.main}</Button>
        <Button type="primary" loading={join.isPending} onClick={() => join.mutate()}>
          {text.join}
        </Button>
      </Row>
    </Row>
  ); // prettier-ignore
}

const Others = ({ head, onOpen }: Omit<DeviceNoticeProps, 'join'>) => (
  <Row as="section" gap={8} wrap flex="none" padX={[16, 12]} padY={6} size={12} className={css.notice}>
    <DeviceMobileIcon size={16} className={css.icon} />
    <Text as="span" tone="text2">
      {text.others(head.threads.length)}:
    </Text>
    {head.threads.map(({ uuid, name, unread }) => (
      <PlainButton key={uuid} className={css.link} onClick={() => onOpen(uuid)}>
        {text.unread(name, unread)}
      </PlainButton>
    ))}
  </Row>
);
