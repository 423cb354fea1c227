import { presences } from '@toam/domain/record/presence';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';

/** Another person who has the record open. With several tabs, `doing` is the most important activity. */
export const presentPerson = z.object({ user: person, doing: z.enum(presences) });
export type PresentPerson = z.output<typeof presentPerson>;

/**
 * Heartbeat of a page that shows or edits a house, sent every `presenceBeat` seconds. It answers who else is there.
 * `presence.changed` says when to ask again.
 */
export const attendHouse = endpoint({
  method: 'POST',
  path: '/house/:houseId/presence',
  summary: 'Says that a house is open here, and answers who else views or edits it',
  access: 'signedIn',
  params: z.object({ houseId: idParam }),
  body: z.object({
    /** Id that each page creates: one person may have the house open twice. */
    page: z.string().min(8).max(64),
    /** `gone`: the person left the page. */
    doing: z.enum([...presences, 'gone']),
  }),
  example: { params: { houseId: 1 }, body: { page: 'mot-trang', doing: 'viewing' } },
  data: z.array(presentPerson),
});
