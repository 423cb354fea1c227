import { z } from 'zod';

/** The most rows in one answer. Larger sizes are accepted and capped (D6). */
export const largestPage = 1000;

/** Behind the last row of any list. A page further is refused: the database's numbers end somewhere. */
export const lastPageNumber = 1_000_000;

/** `page` and `size` of a list call. The wire keeps them even if the API reads by keyset. */
export const pageQuery = (defaultSize = 10) =>
  z.object({
    page: z.coerce.number().int().min(1).max(lastPageNumber).default(1),
    size: z.coerce
      .number()
      .int()
      .min(1)
      .default(defaultSize)
      .transform((size) => Math.min(size, largestPage)),
  });

/** The highest count of rows. Beyond it, `total_capped` is true. */
export const maxCounted = 10_000;

/** Number of rows. `total_capped`: there are more than `total`; show "10.000+". */
const counted = z.object({ total: z.number().int(), total_capped: z.boolean().optional() });
export type Counted = z.output<typeof counted>;

/** Number of rows in each tab of a list for the same query. */
export const countsOf = <const Tab extends string>(tabs: readonly Tab[]) => z.record(z.enum(tabs), counted);

/** A list's data (D1). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  counted.extend({
    total_page: z.number().int(),
    page: z.number().int(),
    list: z.array(row),
  });

/** Seconds since the epoch (D4), in an answer. What a call asks is a `moment`. */
export const epochSeconds = z.number().int();
