import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageLog } from '../chat/message-log';

/** Pixels from the bottom within which one reads the newest message. */
const near = 48;

/**
 * The place of the reader. At the bottom it follows new messages; further up nothing moves, also when older messages come above.
 * @param unsentCount one's own messages: writing one goes to the bottom
 * @param onEnd told whether the newest message is in sight
 */
export function useStreamScroll(
  box: RefObject<HTMLDivElement | null>,
  log: MessageLog,
  unsentCount: number,
  onEnd: (isAtEnd: boolean) => void,
) {
  const place = useRef({ isAtEnd: true, height: 0, first: '', last: '', unsent: 0 });
  const [hasNews, setNews] = useState(false);
  const [isFar, setFar] = useState(false);
  const first = log.list[0]?.id ?? '';
  const newest = log.list.at(-1);
  const last = newest?.id ?? '';

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const onScroll = () => {
    const element = box.current;
    if (!element || element.clientHeight === 0) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isAtEnd = below < near;
    if (place.current.isAtEnd !== isAtEnd) onEnd(isAtEnd);
    place.current.isAtEnd = isAtEnd;
    if (isAtEnd) setNews(false);
    setFar(below > element.clientHeight);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = place.current;
    const hasWritten = unsentCount > before.unsent;
    if (before.isAtEnd || hasWritten) element.scrollTop = element.scrollHeight;
    // older messages came above what is read
    else if (before.first !== first && before.last === last) element.scrollTop += element.scrollHeight - before.height;
    else if (before.last !== last && newest?.owner === 'client') setNews(true);
    place.current = { ...before, height: element.scrollHeight, first, last, unsent: unsentCount };
    if (hasWritten) place.current.isAtEnd = true;
  }, [box, first, last, newest, unsentCount]);

  // the composer grows, the phone's keyboard opens, a picture arrives
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
      place.current.height = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { hasNews, isFar, toEnd, onScroll };
}
