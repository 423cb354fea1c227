import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';

const params = z.object({ houseId: idParam });

/** Whether I like the house, and its number of likes. */
export const houseLikes = z.object({ liked: z.boolean(), likes_count: z.number().int() });
export type HouseLikes = z.output<typeof houseLikes>;

/** Adds or removes my like. D49. */
export const toggleHouseLike = endpoint({
  method: 'POST',
  path: '/house/:houseId/like',
  summary: 'Likes a house, or takes the like back',
  access: 'brokerage',
  params,
  example: { params: { houseId: 1 } },
  data: houseLikes,
});

/** Called after a live event `house-like`: cheaper than the whole house. */
export const readHouseLikes = endpoint({
  method: 'GET',
  path: '/house/:houseId/like',
  summary: 'Whether I like the house, and how many do',
  access: 'signedIn',
  params,
  example: { params: { houseId: 1 } },
  data: houseLikes,
});
