import { shellText } from '@toam/contracts/texts/shell';
import type { RouteHandle } from '@toam/platform/remote';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';

const titleOf = (handle: unknown) => (handle as Partial<RouteHandle> | undefined)?.title;

/** Names the document after the innermost route with a title. A layout effect, so that the not-found page has the last word. */
function usePageTitle(): void {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== undefined);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = title ? shellText.pageTitle(title) : shellText.brand;
  }, [title, pathname]);
}

/**
 * After a navigation keyboard and screen reader start at the new screen instead of where the old one was, unless the
 * screen itself has put the cursor somewhere.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.closest('nav') !== null;
    if (isFree) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** A new screen starts at its top; going back returns to where it was left. */
function useScrollOnArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const entry = useRef(key);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    entry.current = key;
    if (main.current) main.current.scrollTop = isReturn ? (left.current.get(key) ?? 0) : 0;
    // the search part changes while a person filters: that is no arrival
    // eslint-disable-next-line react-hooks/exhaustive-deps -- key and isReturn belong to the arrival at pathname
  }, [pathname, main]);
  useEffect(() => {
    const element = main.current;
    // noted while scrolling: once the next screen is there, its height has already cut the old place short
    const note = () => void (element && left.current.set(entry.current, element.scrollTop));
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [main]);
}

/** Title, focus and scroll of every screen. `main` is the element that scrolls. */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  usePageTitle();
  useFocusOnArrival(main);
  useScrollOnArrival(main);
}
