import { useEffect, useState, type RefObject } from 'react';
import type { ListForm } from '@toam/contracts/media/small-image';
import { comesTogether, fitsSmall, listPicture } from './list-pictures';

interface Shown {
  element: RefObject<Element | null>;
  /** Address of a picture's thumbnail, or any other picture. */
  address: string | null | undefined;
  /** CSS pixels, or CSS lengths. */
  width: number | string;
  height: number | string;
  /** Of a list: it is asked for when it comes into sight, together with the others there. Pictures in small boxes always are. */
  whenSeen?: boolean;
}

function formOf({ address, width, height, whenSeen }: Shown): ListForm | null {
  if (!address || !comesTogether(address)) return null;
  if (fitsSmall(width, height)) return 'small';
  return whenSeen ? 'thumbnail' : null;
}

const withoutQuery = (address: string) => address.split('?')[0];

/** Around what is in sight: two rows of a list. */
const margin = '100px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function see(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}

/**
 * Whether the element has come into sight, or near it. The browser's own `loading="lazy"` begins 1250 to 2500 px ahead: with the rows of a
 * list that is every picture of the page.
 * @param wanted false: the answer is yes at once
 */
function useSeen(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [isSeen, setSeen] = useState(!wanted || !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const shown = element.current;
    if (isSeen || !shown) return;
    observer ??= new IntersectionObserver(see, { rootMargin: margin, scrollMargin: margin });
    waiting.set(shown, () => setSeen(true));
    observer.observe(shown);
    return () => observer?.unobserve(shown);
  }, [element, isSeen]);
  return isSeen;
}

/**
 * What an element shows of a picture. In a list and in small boxes it comes together with the others in sight.
 * @returns a URL; undefined while it is not in sight or not here; null if there is none
 */
export function usePicture(shown: Shown): string | null | undefined {
  const { element, address, whenSeen = false } = shown;
  const form = formOf(shown);
  const isSeen = useSeen(element, whenSeen || form !== null);
  const [come, setCome] = useState<{ address: string; url: string | null }>();
  useEffect(() => {
    if (!form || !address || !isSeen) return;
    let isWanted = true;
    void listPicture(address, form).then((url) => isWanted && setCome({ address, url }));
    return () => {
      isWanted = false;
    };
  }, [form, address, isSeen]);
  if (!isSeen) return undefined;
  if (!form || !address) return address ?? null;
  // a new signature is the same picture
  return come && withoutQuery(come.address) === withoutQuery(address) ? come.url : undefined;
}
