import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ListQuery } from './list-column';
import { ListPager } from './list-pager';

interface ListPagesProps<Row> {
  box: RefObject<HTMLElement | null>;
  query: ListQuery<Row>;
  /** Number of loaded rows. */
  count: number;
  rowHeight: number;
  /** Rows of a page. */
  size: number;
}

/** The page whose first row is nearest to the top. At the very end it is the last page, which may be too short to reach the top. */
function pageInView(box: HTMLElement, { rowHeight, size, total }: { rowHeight: number; size: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / size));
  const page = Math.round(box.scrollTop / (rowHeight * size)) + 1;
  const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= total * rowHeight;
  return Math.min(last, isAtEnd ? last : page);
}

/** Previous and next for an infinite list: they scroll it by pages. Specification 2 §2 (customers). */
export function ListPages<Row>({ box, query, count, rowHeight, size }: ListPagesProps<Row>) {
  const [shown] = query.data?.pages ?? [];
  const total = shown?.total ?? 0;
  const [page, setPage] = useState(1);
  /** The requested page until it is in view. Its rows may still be loading. */
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
  // More rows have arrived, or no more will.
  useEffect(() => {
    goOn();
    look();
    // goOn is new on every render, so the dependencies list what it reads
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, total, query.isFetching, query.isFetchNextPageError]);

  const goTo = (next: number) => {
    wanted.current = next;
    setPage(next);
    goOn();
  };
  return <ListPager page={page} onPage={goTo} size={size} total={total} capped={shown?.total_capped} />;
}
