import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of visited lists by history entry. Kept as long as the page, like the loaded rows. */
const stored = new Map<string, number>();
const maxKept = 100;

/**
 * Restores a list's scroll position when a person comes back. A different query starts at the first row.
 * @param question key of the list's query; opening a panel or loading a page does not change it
 * @param ready whether the rows of that query are loaded; before that nothing can scroll
 * @returns call it with the box on every scroll
 */
export function useSavedScroll(
  box: RefObject<HTMLElement | null>,
  question: string,
  ready: boolean,
): (box: HTMLElement) => void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const wanted = useRef(cameBack ? stored.get(key) : undefined);
  const asked = useRef(question);

  useLayoutEffect(() => {
    if (asked.current !== question) {
      asked.current = question;
      wanted.current = (cameBack && stored.get(key)) || 0;
    }
    if (!ready || wanted.current === undefined || !box.current) return;
    box.current.scrollTop = wanted.current;
    wanted.current = undefined;
  }, [box, question, ready, key, cameBack]);

  return useCallback(
    (element: HTMLElement) => {
      if (wanted.current !== undefined) return;
      stored.delete(key);
      stored.set(key, element.scrollTop);
      const [oldest] = stored.keys();
      if (stored.size > maxKept && oldest !== undefined) stored.delete(oldest);
    },
    [key],
  );
}
