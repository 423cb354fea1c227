import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ListQuery } from './list-column';
import { ListPager } from './list-pager';

interface ListPagesProps<Row> {
  box: RefObject<HTMLElement | null>;
  query: ListQuery<Row>;
  /** Rows that are loaded. */
  count: number;
  rowHeight: number;
  /** Rows of a page. */
  size: number;
}

/** The page whose first row is nearest to the top; at the very end the last one, which may be too short to get there. */
function pageInView(box: HTMLElement, { rowHeight, size, total }: { rowHeight: number; size: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / size));
  const page = Math.round(box.scrollTop / (rowHeight * size)) + 1;
  const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= total * rowHeight;
  return Math.min(last, isAtEnd ? last : page);
}

/** Previous and next of a list that loads as it is scrolled: they scroll it by pages. Specification 2 §2 (customers). */
export function ListPages<Row>({ box, query, count, rowHeight, size }: ListPagesProps<Row>) {
  const [shown] = query.data?.pages ?? [];
  const total = shown?.total ?? 0;
  const [page, setPage] = useState(1);
  /** The page that was asked for and is not in view yet: its rows may still be on their way. */
  const wanted = useRef<number | null>(null);

  const goOn = () => {
    if (wanted.current === null || !box.current) return;
    const top = (wanted.current - 1) * size * rowHeight;
    box.current.scrollTop = top;
    if (count > (wanted.current - 1) * size && (box.current.scrollTop >= top || !query.hasNextPage))
      wanted.current = null;
    else if (query.isFetchNextPageError) wanted.current = null;
    else if (query.hasNextPage && !query.isFetching) query.fetchNextPage();
  };
  const look = useEffectEvent(() => {
    if (box.current && wanted.current === null) setPage(pageInView(box.current, { rowHeight, size, total }));
  });

  useEffect(() => {
    const element = box.current;
    const onScroll = () => look();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [box]);
  // More rows have come, or they will not.
  useEffect(() => {
    goOn();
    look();
    // goOn is made anew with every render, and what it looks at is named here
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, total, query.isFetching, query.isFetchNextPageError]);

  const goTo = (next: number) => {
    wanted.current = next;
    setPage(next);
    goOn();
  };
  return <ListPager page={page} onPage={goTo} size={size} total={total} capped={shown?.total_capped} />;
}
