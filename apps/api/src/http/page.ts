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
