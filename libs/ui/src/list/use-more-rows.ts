import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useSavedScroll } from './saved-scroll';
import type { ListQuery } from './list-column';

/** Distance to the bottom, in pixels, that loads the next page. Specification 1 §9. */
const nearBottom = 50;

/**
 * Loads the next page when the box is scrolled near its bottom, and while the rows do not fill it.
 * @param question key of the list's query; a different one starts at the first row
 * @param suspended true while only chosen rows are shown
 * @returns call it with the box on every scroll
 */
export function useMoreRows<Row>(
  box: RefObject<HTMLElement | null>,
  query: ListQuery<Row>,
  question: string,
  suspended: boolean,
  hasRows: boolean,
): (box: HTMLElement) => void {
  const keepScroll = useSavedScroll(box, question, hasRows && !query.isPlaceholderData);
  const latest = useRef(query);
  const mayLoad = useRef(false);
  useEffect(() => {
    latest.current = query;
    mayLoad.current = !suspended && query.hasNextPage && !query.isFetching && !query.isFetchNextPageError;
    if (box.current) loadIfNear(box.current);
  });

  // A failed page waits for 'Thử lại'. Scrolling must not repeat the call.
  const loadIfNear = useCallback((element: HTMLElement) => {
    if (!mayLoad.current || element.clientHeight === 0) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight > nearBottom) return;
    mayLoad.current = false;
    latest.current.fetchNextPage();
  }, []);

  return useCallback(
    (element: HTMLElement) => {
      keepScroll(element);
      loadIfNear(element);
    },
    [keepScroll, loadIfNear],
  );
}
