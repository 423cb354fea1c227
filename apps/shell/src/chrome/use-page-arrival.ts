import { shellText } from '@toam/contracts/shell/shell.text';
import type { RouteHandle } from '@toam/platform/remote';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';

const titleOf = (handle: unknown) => (handle as Partial<RouteHandle> | undefined)?.title;

/** Sets the document title from the innermost route that has one. A layout effect, so that the not-found page can override it. */
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
 * After a navigation, moves the focus to the new screen, so that keyboard and screen reader start there. If the screen has
 * already set the focus, it stays.
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

/** A new screen starts at its top. Going back restores the old scroll position. */
function useScrollOnArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const entry = useRef(key);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    entry.current = key;
    if (main.current) main.current.scrollTop = isReturn ? (left.current.get(key) ?? 0) : 0;
    // filters change the search part: this is no new screen
    // eslint-disable-next-line react-hooks/exhaustive-deps -- key and isReturn belong to the arrival at pathname
  }, [pathname, main]);
  useEffect(() => {
    const element = main.current;
    // Saved during scrolling: when the next screen is rendered, its height may already have reduced the old position.
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
