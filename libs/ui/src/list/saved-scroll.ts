import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited list stood, by entry of the history. Lives as long as the page, as the loaded rows do. */
const kept = new Map<string, number>();
const maxKept = 100;

/**
 * Coming back to a list finds it where it was left; another question begins at its first row.
 * @param question what the rows answer: the same as long as only a panel opens or a page is added
 * @param ready the rows of that question are there: before that there is nothing to scroll
 * @returns call it with the box on every scroll
 */
export function useSavedScroll(
  box: RefObject<HTMLElement | null>,
  question: string,
  ready: boolean,
): (box: HTMLElement) => void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const wanted = useRef(cameBack ? kept.get(key) : undefined);
  const asked = useRef(question);

  useLayoutEffect(() => {
    if (asked.current !== question) {
      asked.current = question;
      wanted.current = (cameBack && kept.get(key)) || 0;
    }
    if (!ready || wanted.current === undefined || !box.current) return;
    box.current.scrollTop = wanted.current;
    wanted.current = undefined;
  }, [box, question, ready, key, cameBack]);

  return useCallback(
    (element: HTMLElement) => {
      if (wanted.current !== undefined) return;
      kept.delete(key);
      kept.set(key, element.scrollTop);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
    [key],
  );
}
