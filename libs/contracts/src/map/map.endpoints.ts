import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { latitude, longitude } from './map.schema';

/** The start configuration of every map. */
const mapConfig = z.object({
  /** Null if no tiles are configured. Maps then show place names on a plain background. Design §9. */
  tiles: z
    .object({
      /** With {z}, {x} and {y}. */
      url: z.string(),
      /** Required attribution of the map as plain text; '' for none. */
      attribution: z.string(),
    })
    .nullable(),
  /** Centres of Quận/Huyện by dictionary id, if known. */
  places: z.array(z.object({ id: z.number().int(), name: z.string(), latitude, longitude })),
});

export const readMapConfig = endpoint({
  method: 'GET',
  path: '/map/config',
  summary: 'Where map tiles come from, and where the districts lie',
  access: 'signedIn',
  data: mapConfig,
});
