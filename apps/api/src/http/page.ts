import { maxCounted } from '@toam/contracts/page';

/** The requested rows of a list; `page` counts from 1. */
export interface Page {
  page: number;
  size: number;
}

/** The rows of one page in the list shape of D1. */
export const pageOf = <Row>(list: Row[], total: number, { page, size }: Page) => ({
  total,
  total_page: Math.ceil(total / size),
  page,
  list,
});

/**
 * The same where counting stops one after `maxCounted`. Behind a capped count, a full page means that there is one more, so scrolling
 * reaches the list's end.
 */
export function cappedPageOf<Row>(list: Row[], total: number, { page, size }: Page) {
  if (total <= maxCounted) return pageOf(list, total, { page, size });
  const counted = Math.ceil(maxCounted / size);
  const total_page = list.length === size ? Math.max(counted, page + 1) : counted;
  return { total: maxCounted, total_capped: true, total_page, page, list };
}
