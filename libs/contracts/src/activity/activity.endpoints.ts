import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';

/** Every opening counts, except a second one within 30 s (D45). */
export const recordView = endpoint({
  method: 'POST',
  path: '/user/activity',
  summary: 'Records that the viewer opened a house',
  access: 'signedIn',
  body: z.object({ house_id: recordId }),
  example: { body: { house_id: 1 } },
  data: z.null(),
});

/** Who opened the house, latest first, and which active staff have not opened it. Specification 1 §3. */
export const readViews = endpoint({
  method: 'GET',
  path: '/user/activity',
  summary: 'Who has and who has not opened a house',
  access: 'admin',
  query: z.object({ house_id: idParam }),
  example: { query: { house_id: 1 } },
  data: z.object({
    seen: z.array(z.object({ user: person, view_count: z.number().int(), time: epochSeconds })),
    not_seen: z.array(person),
  }),
});
