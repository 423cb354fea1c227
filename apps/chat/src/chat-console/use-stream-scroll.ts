import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessagePart } from '../chat/message-parts';

/** Pixels from the bottom within which one reads the newest message. */
const near = 48;

/** What somebody reads: a message, and how far its top is below the top of the box. */
interface Reading {
  message: Element | undefined;
  top: number;
}

const belowTop = (box: Element, part: Element): number => part.getBoundingClientRect().top - box.getBoundingClientRect().top;

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
export function useStreamScroll(
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
