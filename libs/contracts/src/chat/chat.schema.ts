import { z } from 'zod';
import { person } from '@toam/contracts/person';
import { chatMessageStatus } from './chat.text';

/** Times of the chat are epoch milliseconds: the remaining time is counted in seconds, and whole ones would jump. T4. */
export const chatMoment = z.number().int();

/** men: 'Anh'. women: 'Chị'. Specification 3 §2.5. */
export const chatSex = z.enum(['men', 'women']);
export type ChatSex = z.output<typeof chatSex>;

/** Who answers a conversation. Specification 3 §3. */
export const chatStatusDocument = z.object({
  /** 1 open, 0 locked. */
  status: z.union([z.literal(0), z.literal(1)]),
  supporter: person.nullable(),
  /** Id of the conversation. */
  uuid: z.uuid(),
  theLastMessage: chatMoment.nullable(),
  startTimeSupport: chatMoment.nullable(),
  /** 0: the customer wrote something that the supporter has not seen. */
  read: z.union([z.literal(0), z.literal(1)]),
  /** The last word is the customer's, and nobody said that it needs no answer. D119. */
  waiting: z.boolean(),
});
export type ChatStatusDocument = z.output<typeof chatStatusDocument>;

/** With the store's clock, to which a page compares its own. Brief 7 §2. */
export const timedStatus = chatStatusDocument.extend({ now: chatMoment });

/** event: a line of the store, such as 'Lan nhận hỗ trợ lúc 10:05'. T5. */
const chatOwner = z.enum(['staff', 'client', 'event']);

/** A house that the staff sent: what the website shows of it, as it was then. */
export const chatHouse = z.object({
  /** Id of the house. */
  id: z.number().int(),
  title: z.string(),
  /** '8,45 tỷ' */
  price: z.string(),
  /** '62 m² · 4 PN' */
  facts: z.string(),
  /** Address of its first picture. */
  picture: z.string().nullable(),
  /** Its street and district, without the number. */
  place: z.string(),
  /** Its page on the website, which says itself whether the house is still offered. Null: no website is configured. D50. */
  link: z.string().nullable(),
});
export type ChatHouse = z.output<typeof chatHouse>;

/** A text, a picture, a house or an event. Viewers who may not see the number get '0000000000', also inside texts. */
export const chatMessage = z.object({
  /** Increases within a conversation. */
  id: z.number().int(),
  uuid: z.uuid(),
  phoneNumber: z.string(),
  /** Of the customer, or of the colleague who wrote it. */
  name: z.string(),
  owner: chatOwner,
  /** Which device of the number wrote it, from 1; null: a colleague, or nobody knows. D120. */
  device: z.number().int().nullable(),
  /** The colleague who wrote it. */
  user: person.nullable(),
  text: z.string().nullable(),
  imageURL: z.string().nullable(),
  thumbnail: z.string().nullable(),
  /** Of the picture, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  house: chatHouse.nullable(),
  status: z.enum([chatMessageStatus.unseen, chatMessageStatus.seen]),
  createdAt: chatMoment,
  /** Chosen by the sender's page, which finds its own message by it. Null for events. */
  client_key: z.uuid().nullable(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A line of the list. `phoneNumber` follows the same rule as in messages. */
export const chatRow = chatStatusDocument.extend({
  /** Of a new device of a known number: the main conversation, beside which it stands unconfirmed. Null: it is the main one. D120. */
  main: z.uuid().nullable(),
  /** Which device of the number began it, from 1. */
  device: z.number().int(),
  /** Threads that were joined to it: when this changes, there are messages among those that a page has. */
  joins: z.number().int(),
  name: z.string(),
  sex: chatSex,
  phoneNumber: z.string(),
  masked: z.boolean(),
  /** When the lease ends; null if there is none or it is over. */
  live_until: chatMoment.nullable(),
  /** Null before the first message. */
  last: z.object({ owner: chatOwner, text: z.string(), createdAt: chatMoment }).nullable(),
  /** Messages of the customer that the supporter has not seen. */
  unread: z.number().int(),
  may_write: z.boolean(),
});
export type ChatRow = z.output<typeof chatRow>;

/** Messages by increasing id. `more`: there are older ones. `row`: the conversation as the list shows it. */
export const chatMessages = z.object({
  list: z.array(chatMessage),
  more: z.boolean(),
  row: chatRow,
  now: chatMoment,
});

/** What a visitor sees of their conversation. */
export const visitorMessage = chatMessage.omit({ uuid: true, phoneNumber: true, user: true, device: true });
export type VisitorMessage = z.output<typeof visitorMessage>;

export const visitorChat = z.object({
  list: z.array(visitorMessage),
  /** There are older ones (newer ones, if asked by `after`). */
  more: z.boolean(),
  /** 0: locked. */
  status: z.union([z.literal(0), z.literal(1)]),
  /** Name of the colleague who answers now. */
  supporter: z.string().nullable(),
  /** Messages of the staff that the visitor has not seen. */
  unread: z.number().int(),
  /** Their own messages up to this id were seen. */
  seen_until: z.number().int(),
  now: chatMoment,
});
export type VisitorChat = z.output<typeof visitorChat>;
