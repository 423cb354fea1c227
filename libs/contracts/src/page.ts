import { z } from 'zod';

/** The most rows that one answer holds; larger sizes are accepted and capped (D6). */
export const largestPage = 1000;

/** `page` and `size` of a list call. The wire keeps them even where the API reads by keyset. */
export const pageQuery = (defaultSize = 10) =>
  z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce
      .number()
      .int()
      .min(1)
      .default(defaultSize)
      .transform((size) => Math.min(size, largestPage)),
  });

/** A count of rows stops here; beyond it `total_capped` says that there are more. */
export const maxCounted = 10_000;

/** How many rows there are. `total_capped`: more than `total` says; show "10.000+". */
const counted = z.object({ total: z.number().int(), total_capped: z.boolean().optional() });
export type Counted = z.output<typeof counted>;

/** How many rows each tab of a list holds for the same question. */
export const countsOf = <const Tab extends string>(tabs: readonly Tab[]) => z.record(z.enum(tabs), counted);

/** A list's data (D1). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  counted.extend({
    total_page: z.number().int(),
    page: z.number().int(),
    list: z.array(row),
  });

/** The end of the year 9999: later ones are no moments to a browser, and the database reads them otherwise. */
export const latestMoment = 253_402_300_799;

/** Seconds since the epoch (D4). */
export const epochSeconds = z.number().int();
