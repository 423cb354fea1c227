import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessagePart } from '../chat/message-parts';

/** Pixels from the bottom within which one reads the newest message. */
const near = 48;

/** What somebody reads: a part of the messages, and how far its top is below the top of the box. */
interface Reading {
  part: Element | undefined;
  top: number;
}

const belowTop = (box: Element, part: Element): number => part.getBoundingClientRect().top - box.getBoundingClientRect().top;

function readingIn(box: Element): Reading {
  const top = box.getBoundingClientRect().top;
  const part = [...box.querySelectorAll('[data-part]')].find((one) => one.getBoundingClientRect().bottom > top);
  return { part, top: part ? belowTop(box, part) : 0 };
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
  const place = useRef({ isAtEnd: true, height: 0, first: '', last: '', unsent: 0 });
  const reading = useRef<Reading>({ part: undefined, top: 0 });
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
    // older messages came above what is read
    else if (before.first !== first && before.last === last) {
      element.scrollTop += element.scrollHeight - before.height;
      reading.current = readingIn(element);
    } else if (before.last !== last && newest?.owner === 'client') setNews(true);
    place.current = { ...before, height: element.scrollHeight, first, last, unsent: unsentCount };
    if (hasWritten) place.current.isAtEnd = true;
  }, [box, first, last, newest, unsentCount]);

  // the composer grows, the phone's keyboard opens, a picture arrives, the page becomes narrower
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      const { part, top } = reading.current;
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
      else if (part?.isConnected) element.scrollTop += belowTop(element, part) - top;
      place.current.height = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { hasNews, isFar, toEnd, onScroll };
}
