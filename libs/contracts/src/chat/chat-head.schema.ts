import { z } from 'zod';
import { needSummary } from '@toam/contracts/need/match.schema';
import { chatMoment, chatRow } from './chat.schema';

/** Most open needs that a conversation shows. */
export const maxChatNeeds = 3;

/** A conversation with who the customer is. */
export const chatHead = chatRow.extend({
  /** The other conversations of the number: the main one, and threads of devices that nobody has confirmed. D120. */
  threads: z.array(z.object({ uuid: z.uuid(), name: z.string(), device: z.number().int(), unread: z.number().int() })),
  /** The customer with this number; null if there is none, or the viewer may not see the number. */
  customer: z.object({ id: z.number().int(), name: z.string(), may_open: z.boolean() }).nullable(),
  /** The customer's open needs that the viewer may see, the newest first. */
  needs: z.array(needSummary).max(maxChatNeeds),
  /** The customer's note, for viewers who may open the customer. Numbers in it follow the same rule as in messages. */
  note: z.string().nullable(),
  /** Houses on the website that fit one of these needs and that the viewer may see. */
  fits: z.number().int(),
  now: chatMoment,
});
export type ChatHead = z.output<typeof chatHead>;
