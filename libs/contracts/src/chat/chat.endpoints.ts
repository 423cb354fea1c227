import { isVisible } from '@toam/domain/chat/visible-text';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { chatText } from './chat.text';
import { chatHead } from './chat-head.schema';
import {
  chatHouse,
  chatMessage,
  chatMessages,
  chatMoment,
  chatRow,
  chatStatusDocument,
  timedStatus,
} from './chat.schema';
import { chatStoreKind, firebaseConfig } from './firebase.schema';
import { longestMessage } from './visitor-wire';

export { longestMessage };

const access = 'chat';
const conversation = z.object({ id: z.uuid() });
const exampleId = '00000000-0000-4000-8000-000000000001';
const params = { id: exampleId };

/** Most pictures that are sent together. T3. */
export const maxChatImages = 10;

export const messageText = z
  .string(chatText.empty)
  .transform(visibleText)
  .pipe(z.string().refine(isVisible, chatText.empty).max(longestMessage, `Tối đa ${longestMessage} ký tự`));

/** T6. */
export const readChatConfig = endpoint({
  method: 'GET',
  path: '/chat/config',
  summary: 'Which store holds the conversations, and how long a lease lasts',
  access,
  data: z.object({
    store: chatStoreKind,
    window_seconds: z.number().int(),
    /** Where the store is, if it is Firestore. */
    firebase: firebaseConfig.optional(),
  }),
});

/** T8. For ten minutes and a bit: whoever loses their account loses the store soon after. */
export const createChatToken = endpoint({
  method: 'POST',
  path: '/chat/token',
  summary: 'Signs a colleague in to the Firestore store, and seals the card of a house that they are about to send',
  access,
  body: z.object({ house_id: recordId.optional() }),
  example: { body: {} },
  data: z.object({ token: z.string(), /** Of the house. */ card: chatHouse.nullable() }),
});

/** free: what waits for an answer, and no colleague's lease is live. mine: those that I support. D119. */
export const chatFilters = ['all', 'free', 'mine'] as const;
export type ChatFilter = (typeof chatFilters)[number];

export const listConversations = endpoint({
  method: 'GET',
  path: '/chat/conversation',
  summary: 'Conversations by their last message, the latest first',
  access,
  query: pageQuery(20).extend({
    /** Words of the name, or a number: a whole one for viewers who may not see it. D24. */
    search: searchLine(),
    filter: z.enum(chatFilters).default('all'),
  }),
  example: { query: { page: 1, size: 20, filter: 'free' } },
  data: pageOf(chatRow).extend({
    counts: z.object({ all: z.number().int(), free: z.number().int(), mine: z.number().int() }),
    now: chatMoment,
  }),
});

export const readConversation = endpoint({
  method: 'GET',
  path: '/chat/conversation/:id',
  summary: 'One conversation with its customer',
  access,
  params: conversation,
  example: { params },
  data: chatHead,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/chat/conversation/:id/message',
  summary: 'The newest messages, or those before or after one',
  access,
  params: conversation,
  query: z.object({
    before: idParam.optional(),
    after: idParam.optional(),
    size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  example: { params, query: { before: 31, size: 30 } },
  data: chatMessages,
});

export const claimConversation = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/claim',
  summary: 'Takes a conversation to answer it; asks first while a colleague does',
  access,
  params: conversation,
  body: z.object({ /** Takes it from the colleague who answers now. */ force: z.boolean().default(false) }),
  example: { params, body: { force: true } },
  conflict: timedStatus,
  data: timedStatus,
});

export const releaseConversation = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/release',
  summary: 'Stops answering a conversation',
  access,
  params: conversation,
  example: { params },
  data: timedStatus,
});

/** T2: anybody who answers chats locks and unlocks. */
export const setChatStatus = endpoint({
  method: 'PUT',
  path: '/chat/conversation/:id/status',
  summary: 'Locks a conversation for both sides, or unlocks it',
  access,
  params: conversation,
  body: z.object({ status: chatStatusDocument.shape.status }),
  example: { params, body: { status: 0 } },
  data: timedStatus,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/message',
  summary: 'Sends a text, a house or both, or pictures: only the holder of a live lease may',
  access,
  params: conversation,
  body: z
    .object({
      text: messageText.optional(),
      image_ids: z.array(recordId).min(1).max(maxChatImages).optional(),
      /** A house of the website that the sender may see. It becomes a message of its own, after the text. */
      house_id: recordId.optional(),
      /** The same key again is the same message. */
      client_key: z.uuid(),
    })
    .refine(({ text, house_id, image_ids }) => (text ?? house_id) !== undefined || image_ids !== undefined, {
      message: chatText.empty,
      path: ['text'],
    })
    .refine(({ text, house_id, image_ids }) => (text ?? house_id) === undefined || image_ids === undefined, {
      message: chatText.oneContent,
      path: ['text'],
    }),
  example: { params, body: { text: 'Dạ em chào anh ạ', client_key: '00000000-0000-4000-8000-000000000002' } },
  data: z.object({ list: z.array(chatMessage), status: timedStatus }),
});

/** T7: without a live lease of one's own nothing changes, so nothing disappears unanswered. */
export const markConversationRead = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/read',
  summary: 'The supporter has seen the customer’s messages',
  access,
  params: conversation,
  example: { params },
  data: timedStatus,
});

/** D119. It waits again as soon as the customer writes. */
export const closeWaiting = endpoint({
  method: 'POST',
  path: '/chat/conversation/:id/no-answer',
  summary: 'The customer’s last words need no answer',
  access,
  params: conversation,
  example: { params },
  data: timedStatus,
});

export const readChatUnread = endpoint({
  method: 'GET',
  path: '/chat/unread',
  summary: 'Unseen messages of customers in conversations that are not locked',
  access,
  data: z.object({
    messages: z.number().int(),
    conversations: z.number().int(),
    /** Conversations whose messages are seen and not answered. */
    unanswered: z.number().int(),
    /** Unseen messages that nobody answers, or that are the viewer's to answer. */
    waiting: z.number().int(),
  }),
});
