import { presences } from '@toam/domain/record/presence';
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam } from '../field';
import { person } from '../house/house-row.schema';

/** Somebody else who has the record open; with several tabs, the weightiest of what they do. */
export const presentPerson = z.object({ user: person, doing: z.enum(presences) });
export type PresentPerson = z.output<typeof presentPerson>;

/**
 * A sign of life of a page that shows a house or edits it, given every `presenceBeat` seconds, and the news of who else is
 * there. `presence.changed` tells when to ask anew.
 */
export const attendHouse = endpoint({
  method: 'POST',
  path: '/house/:houseId/presence',
  summary: 'Says that a house is open here, and answers who else views or edits it',
  access: 'signedIn',
  params: z.object({ houseId: idParam }),
  body: z.object({
    /** Made up by each page: one person may have the house open twice. */
    page: z.string().min(8).max(64),
    /** `gone`: the page was left. */
    doing: z.enum([...presences, 'gone']),
  }),
  example: { params: { houseId: 1 }, body: { page: 'mot-trang', doing: 'viewing' } },
  data: z.array(presentPerson),
});
