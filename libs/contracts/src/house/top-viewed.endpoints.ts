import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { houseRow } from './house-row.schema';

/** A line of 'BĐS Nổi bật'. Specification 2 §3 "Top viewed house". */
const topViewedHouse = houseRow.pick({
  id: true,
  house_number: true,
  title: true,
  address: true,
  total_view: true,
});
export type TopViewedHouse = z.output<typeof topViewedHouse>;

/** Only houses on sale that the viewer may see. Specification 2 §7. */
export const listTopViewed = endpoint({
  method: 'GET',
  path: '/house/top/viewed',
  summary: 'The most viewed houses on sale that I may see',
  access: 'signedIn',
  query: z.object({ size: pageQuery(10).shape.size }),
  example: { query: { size: 10 } },
  data: pageOf(topViewedHouse),
});
