import { z } from 'zod';
import { endpoint } from '../endpoint';
import { latitude, longitude } from './map.schema';

/** What every map begins from. */
const mapConfig = z.object({
  /** Null where no tiles are configured: maps then have a plain background with the places' names. Design §9. */
  tiles: z
    .object({
      /** With {z}, {x} and {y}. */
      url: z.string(),
      /** Whose map it is, plain text that has to be shown with it; '' for none. */
      attribution: z.string(),
    })
    .nullable(),
  /** Quận/Huyện of the dictionary whose middle is known, by their ids. */
  places: z.array(z.object({ id: z.number().int(), name: z.string(), latitude, longitude })),
});
export type MapConfig = z.output<typeof mapConfig>;

export const readMapConfig = endpoint({
  method: 'GET',
  path: '/map/config',
  summary: 'Where map tiles come from, and where the districts lie',
  access: 'signedIn',
  data: mapConfig,
});
