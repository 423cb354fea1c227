import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { chatMoment, chatRow } from './chat.schema';

/** For the customer's page. Messages are read as in the console. */
export const readCustomerChats = endpoint({
  method: 'GET',
  path: '/chat/customer/:id',
  summary: 'Conversations of the customer’s numbers, the latest message first',
  access: 'chat',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.object({ list: z.array(chatRow), now: chatMoment }),
});
