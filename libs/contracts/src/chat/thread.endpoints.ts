import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { timedStatus } from './chat.schema';

/** A typed number is no proof: a colleague says whose a new device is. D120. */
export const joinThread = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/join',
  summary: 'Joins the thread of a new device to the main conversation of its number',
  access: 'chat',
  params: z.object({ id: z.uuid() }),
  example: { params: { id: '00000000-0000-4000-8000-000000000001' } },
  conflict: timedStatus,
  data: z.object({ /** The main conversation. */ uuid: z.uuid() }),
});
