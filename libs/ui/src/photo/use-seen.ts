import { useEffect, useState, type RefObject } from 'react';

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
export function useSeen(element: RefObject<Element | null>, wanted: boolean): boolean {
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
