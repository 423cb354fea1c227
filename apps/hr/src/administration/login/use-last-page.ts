import { useEffect } from 'react';

interface PageOfList {
  /** Undefined while the page loads, or while an earlier page is shown in its place. */
  data: { list: readonly unknown[]; total_page: number } | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** Goes to the last existing page if the current one no longer exists: its last device was signed out, or the address is old. */
export function useLastPage({ data, page, onPage }: PageOfList): void {
  const last = data && data.list.length === 0 && page > 1 ? Math.max(1, Math.min(data.total_page, page - 1)) : page;
  useEffect(() => {
    if (last !== page) onPage(last);
  });
}
