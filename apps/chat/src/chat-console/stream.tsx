import type { StoredMessage } from '@toam/chat-store/chat-store';
import { Button, IconButton, messageOf, Row, Stack } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { ArrowDownIcon } from '@toam/ui/icons';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { EventLine, MessageList } from '../chat/message-list';
import type { MessageLog } from '../chat/message-log';
import { useParts, type MessagePart, beginsToday } from '../chat/message-parts';
import { dayBegins, serverNow, useOfClock } from '../chat/server-clock';
import { useOlder } from '../chat/use-older';
import * as css from './stream.module.css';

interface StreamProps {
  id: string;
  log: MessageLog;
  /** What is on its way, below the messages; the number tells when there is one more. */
  unsent: ReactNode;
  unsentCount: number;
  onEnd: (isAtEnd: boolean) => void;
}

/** Pixels from the bottom within which one reads the newest message. */
const near = 48;

/** What somebody reads: a message, and how far its top is below the top of the box. */
interface Reading {
  message: Element | undefined;
  top: number;
}

const belowTop = (box: Element, part: Element): number =>
  part.getBoundingClientRect().top - box.getBoundingClientRect().top;

function readingIn(box: Element): Reading {
  const { top } = box.getBoundingClientRect();
  const isInSight = (one: Element) => one.getBoundingClientRect().bottom > top;
  const part = [...box.querySelectorAll('[data-part]')].find(isInSight);
  const message = part && [...part.children].find(isInSight);
  return { message, top: message ? belowTop(box, message) : 0 };
}

/** Puts the message where it was, whatever has come above it. */
function backTo(box: Element, { message, top }: Reading): void {
  if (message?.isConnected) box.scrollTop += belowTop(box, message) - top;
}

/**
 * The place of the reader. At the bottom it follows new messages; further up nothing moves, also when older messages come above.
 * @param parts what is drawn of the messages
 * @param unsentCount one's own messages: writing one goes to the bottom
 * @param onEnd told whether the newest message is in sight
 */
function useStreamScroll(
  box: RefObject<HTMLDivElement | null>,
  parts: readonly MessagePart[],
  unsentCount: number,
  onEnd: (isAtEnd: boolean) => void,
) {
  const place = useRef({ isAtEnd: true, first: '', last: '', unsent: 0 });
  const reading = useRef<Reading>({ message: undefined, top: 0 });
  const [hasNews, setNews] = useState(false);
  const [isFar, setFar] = useState(false);
  const first = parts[0]?.list[0]?.id ?? '';
  const newest = parts.at(-1)?.list.at(-1);
  const last = newest?.id ?? '';

  const onScroll = () => {
    const element = box.current;
    if (!element || element.clientHeight === 0) return;
    reading.current = readingIn(element);
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isAtEnd = below < near;
    if (place.current.isAtEnd !== isAtEnd) onEnd(isAtEnd);
    place.current.isAtEnd = isAtEnd;
    if (isAtEnd) setNews(false);
    setFar(below > element.clientHeight);
  };
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    onScroll();
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = place.current;
    const hasWritten = unsentCount > before.unsent;
    if (before.isAtEnd || hasWritten) element.scrollTop = element.scrollHeight;
    else {
      if (before.first !== first) backTo(element, reading.current);
      if (before.last !== last && newest?.owner === 'client') setNews(true);
    }
    place.current = { ...before, first, last, unsent: unsentCount };
    if (hasWritten) place.current.isAtEnd = true;
  }, [box, first, last, newest, unsentCount]);

  // the composer grows, the phone's keyboard opens, a picture arrives, the page becomes narrower
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
      else backTo(element, reading.current);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { hasNews, isFar, toEnd, onScroll };
}

/** The messages, the newest below. It stays where one reads. */
export function Stream({ id, log, unsent, unsentCount, onEnd }: StreamProps) {
  const box = useRef<HTMLDivElement>(null);
  const today = useOfClock(dayBegins);
  const older = useOlder(id);
  const { parts, isMore, drawMore } = useParts(log.list);
  const { hasNews, isFar, toEnd, onScroll } = useStreamScroll(box, parts, unsentCount, onEnd);
  const [openPicture, setOpenPicture] = useState<string | null>(null);
  const pictures = useMemo(() => log.list.filter(({ imageURL }) => imageURL !== null), [log]);

  const up = () => {
    drawMore();
    if (!isMore) older.read();
  };
  const canGoUp = isMore || (log.hasOlder && !older.error && !older.isReading);
  const look = () => {
    const { scrollTop, clientHeight } = box.current ?? { scrollTop: Infinity, clientHeight: 0 };
    if (canGoUp && clientHeight > 0 && scrollTop < Math.max(240, clientHeight)) up();
  };
  // who holds the scroll bar at the top is there again without an event
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
  const scroll = () => {
    onScroll();
    look();
  };
  return (
    <Stack flex={1} relative className={css.frame}>
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        background="layout"
        padX={[20, 16]}
        padY={16}
        className={css.stream}
        role="log"
        aria-label={text.messages}
        tabIndex={0}
        onScroll={scroll}
      >
        <Older {...older} hasOlder={isMore || log.hasOlder} read={up} />
        <Stack gap={12} className={css.messages}>
          <MessageList parts={parts} now={today} onOpenPicture={setOpenPicture} />
          {unsentCount > 0 && <NewDay list={log.list} />}
          {log.list.length + unsentCount === 0 && <EventLine>{text.noMessages}</EventLine>}
          {unsent}
        </Stack>
      </Stack>
      <ToEnd hasNews={hasNews} isFar={isFar} onPress={toEnd} />
      {openPicture !== null && (
        <Lightbox
          images={pictures.map(({ imageURL, thumbnail, name }, at) => ({
            ...{ id: at, main: imageURL ?? '', thumbnail: thumbnail ?? imageURL ?? '', name },
          }))}
          openId={pictures.findIndex((picture) => picture.id === openPicture)}
          onClose={() => setOpenPicture(null)}
        />
      )}
    </Stack>
  );
}

/** The day line before the first message of today while it is on its way. */
function NewDay({ list }: { list: readonly StoredMessage[] }) {
  const day = beginsToday(list, serverNow());
  return day && <EventLine>{day}</EventLine>;
}

interface OlderProps extends ReturnType<typeof useOlder> {
  hasOlder: boolean;
}

/** Above the oldest message: more of them, or why they did not come. */
function Older({ hasOlder, error, isReading, read }: OlderProps) {
  if (error)
    return (
      <Row role="alert" gap={4} justify="center" size={12} tone="error" minHeight={40}>
        {messageOf(error)}
        <Button size="small" type="link" onClick={read}>
          {text.older}
        </Button>
      </Row>
    );
  if (!hasOlder) return null;
  return (
    <Row justify="center" minHeight={40}>
      <Button size="small" type="text" loading={isReading} onClick={read}>
        {text.older}
      </Button>
    </Row>
  );
}

/** Above the composer while one reads further up. */
function ToEnd({ hasNews, isFar, onPress }: { hasNews: boolean; isFar: boolean; onPress: () => void }) {
  if (hasNews)
    return (
      <Button shape="round" icon={<ArrowDownIcon size={14} />} className={css.news} onClick={onPress}>
        {text.newMessage}
      </Button>
    );
  if (!isFar) return null;
  return (
    <IconButton
      border
      radius="circle"
      className={css.down}
      aria-label={text.toEnd}
      title={text.toEnd}
      onClick={onPress}
    >
      <ArrowDownIcon size={16} />
    </IconButton>
  );
}

export const StreamSkeleton = () => (
  <Stack
    flex={1}
    background="layout"
    justify="end"
    gap={20}
    padX={[20, 16]}
    padY={16}
    role="status"
    aria-label={text.messages}
  >
    {[220, 300, 180, 260].map((width, at) => (
      <i key={width} className={css.bone} data-side={at % 2 ? 'end' : 'start'} style={{ width }} />
    ))}
  </Stack>
);
