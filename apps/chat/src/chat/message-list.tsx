import type { StoredMessage } from '@toam/chat-store/chat-store';
import { Row } from '@toam/ui/core';
import { HeadsetIcon } from '@toam/ui/icons';
import { memo, type ReactNode } from 'react';
import { Bubble } from './bubble';
import { streamItems } from './stream-items';

/** A line between messages: a day, or what happened. */
export const EventLine = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <Row gap={8} justify="center" size={12} tone={icon ? 'text2' : 'text3'} textAlign="center">
    {icon}
    {children}
  </Row>
);

interface MessageListProps {
  list: readonly StoredMessage[];
  /** The store's clock: what is today. */
  now: number;
  onOpenPicture: (id: string) => void;
}

/** Days, events and messages one below the other. */
export const MessageList = memo(function MessageList({ list, now, onOpenPicture }: MessageListProps) {
  return streamItems(list, now).map((item) => {
    if (item.kind === 'day') return <EventLine key={item.key}>{item.text}</EventLine>;
    if (item.kind === 'event')
      return (
        <EventLine key={item.key} icon={<HeadsetIcon size={14} />}>
          {item.message.text}
        </EventLine>
      );
    return <Bubble key={item.key} first={item.first} pictures={item.pictures} onOpenPicture={onOpenPicture} />;
  });
});
