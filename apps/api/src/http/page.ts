/** The rows of one page in the list shape of D1. */
export const pageOf = <Row>(list: Row[], total: number, { page, size }: { page: number; size: number }) => ({
  total,
  total_page: Math.ceil(total / size),
  page,
  list,
});
