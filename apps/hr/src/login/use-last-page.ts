import { useEffect } from 'react';

interface PageOfList {
  /** Undefined while it is asked for, or an earlier page stands in for it. */
  data: { list: readonly unknown[]; total_page: number } | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** A page that is no longer there, as its last device was signed out or the address is an old one, gives way to the last that is. */
export function useLastPage({ data, page, onPage }: PageOfList): void {
  const last = data && data.list.length === 0 && page > 1 ? Math.max(1, Math.min(data.total_page, page - 1)) : page;
  useEffect(() => {
    if (last !== page) onPage(last);
  });
}
