import { Row, Stack } from '@toam/ui/core';
import { HeadsetIcon } from '@toam/ui/icons';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Bubble } from './bubble';
import { type MessagePart, streamItems } from './message-parts';
import * as css from './message-list.module.css';

/** A line between messages: a day, or what happened. */
export const EventLine = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <Row gap={8} justify="center" size={12} tone={icon ? 'text2' : 'text3'} textAlign="center">
    {icon}
    {children}
  </Row>
);

interface PartProps extends MessagePart {
  /** The store's clock: what is today. */
  now: number;
  onOpenPicture: (id: string) => void;
}

const isSamePart = (one: PartProps, other: PartProps): boolean =>
  one.after === other.after &&
  one.now === other.now &&
  one.onOpenPicture === other.onOpenPicture &&
  one.list.length === other.list.length &&
  one.list.every((message, at) => message === other.list[at]);

/**
 * A part that is out of sight is neither laid out nor painted, and keeps the height that it had. It is found by the browser's search, it
 * can be selected and printed.
 */
function useRest(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.containIntrinsicBlockSize = `auto ${element.offsetHeight}px`;
    element.dataset.rests = 'true';
  }, [box]);
}

const Part = memo(function Part({ list, after, now, onOpenPicture }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  useRest(box);
  return (
    <Stack ref={box} gap={12} className={css.part} data-part>
      {streamItems(list, now, after).map((item) => {
        if (item.kind === 'day') return <EventLine key={item.key}>{item.text}</EventLine>;
        if (item.kind === 'event')
          return (
            <EventLine key={item.key} icon={<HeadsetIcon size={14} />}>
              {item.message.text}
            </EventLine>
          );
        return <Bubble key={item.key} first={item.first} pictures={item.pictures} onOpenPicture={onOpenPicture} />;
      })}
    </Stack>
  );
}, isSamePart);

interface MessageListProps {
  parts: readonly MessagePart[];
  now: number;
  onOpenPicture: (id: string) => void;
}

/** Days, events and messages one below the other. */
export const MessageList = ({ parts, ...rest }: MessageListProps) =>
  parts.map((part) => <Part key={part.place} {...part} {...rest} />);
