import { searchLine } from '@toam/contracts/field';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { chatHouse, chatMoment } from './chat.schema';

/** fits: the best for the customer's open needs. recent: those that I opened last. all: the newest of the website. */
export const chatHouseTabs = ['fits', 'recent', 'all'] as const;
export type ChatHouseTab = (typeof chatHouseTabs)[number];

/** A house that may be sent. */
const chatHouseChoice = z.object({
  /** As the customer will see it. */
  house: chatHouse,
  /** With the house number, which the customer does not see. */
  address: z.string(),
  /** Points of the need that it fits best, 0 to 100; null on the other tabs. D61. */
  points: z.number().int().nullable(),
  /** When it was last sent in this conversation. */
  sent_at: chatMoment.nullable(),
});
export type ChatHouseChoice = z.output<typeof chatHouseChoice>;

export const listChatHouses = endpoint({
  method: 'GET',
  path: '/chat/conversation/:id/houses',
  summary: 'Houses of the website that may be sent to the customer',
  access: 'chat',
  params: z.object({ id: z.uuid() }),
  query: pageQuery(10).extend({
    tab: z.enum(chatHouseTabs).default('fits'),
    /** As in the list of houses: code, address, title. */
    search: searchLine(),
  }),
  example: { params: { id: '00000000-0000-4000-8000-000000000001' }, query: { tab: 'all', search: 'nguyễn văn đậu' } },
  data: pageOf(chatHouseChoice),
});
