import {
  claimConversation as claimEndpoint,
  closeWaiting as closeWaitingEndpoint,
  createChatToken,
  listConversations,
  listMessages,
  markConversationRead as markReadEndpoint,
  readChatConfig,
  readChatUnread,
  readConversation as readEndpoint,
  releaseConversation as releaseEndpoint,
  sendMessage as sendEndpoint,
  setChatStatus as setStatusEndpoint,
} from '@toam/contracts/chat/chat.endpoints';
import { listChatHouses } from '@toam/contracts/chat/chat-house.endpoints';
import { readCustomerChats as customerEndpoint } from '@toam/contracts/chat/customer-chat.endpoints';
import { joinThread as joinEndpoint } from '@toam/contracts/chat/thread.endpoints';
import { chatText } from '@toam/contracts/chat/chat.text';
import { leaseWindow } from '@toam/domain/chat/chat-lease';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/http-error';
import { registerRoute } from '../../http/register-route';
import {
  claimConversation,
  closeWaiting,
  markConversationRead,
  releaseConversation,
  setChatStatus,
} from './answer-conversation';
import { readCustomerChats } from './chat-customer';
import { type ChatTokens, storeOf } from './chat-tokens';
import { countUnread } from './conversation.queries';
import { joinThread } from './join-thread';
import { listHouses } from './list-houses';
import { readConversation, readConversations, readMessages } from './read-conversation';
import { sendMessage } from './send-message';
import { signStaffIn } from './sign-staff-in';

const own = { none: 'a conversation is its own record' };

/** The console's calls. Claims and locks are audited, messages are not. Brief 7 §8. */
export function registerChat(app: FastifyInstance, tokens: ChatTokens | undefined): void {
  registerRoute(app, readChatConfig, {
    handler: () => ({ ...storeOf(tokens), window_seconds: leaseWindow / 1000 }),
  });
  registerRoute(app, createChatToken, {
    audit: { none: 'a page asks every few minutes; what it does there is in the store' },
    handler: ({ actor, body }) => {
      if (!tokens) throw new HttpError('invalid', chatText.noStoreToken);
      return signStaffIn(actor, tokens, body.house_id);
    },
  });
  registerRoute(app, listConversations, { handler: ({ actor, query }) => readConversations(actor, query) });
  registerRoute(app, readEndpoint, { handler: ({ actor, params }) => readConversation(actor, params.id) });
  registerRoute(app, listMessages, { handler: ({ actor, params, query }) => readMessages(actor, params.id, query) });
  registerRoute(app, listChatHouses, { handler: ({ actor, params, query }) => listHouses(actor, params.id, query) });
  registerRoute(app, customerEndpoint, { handler: ({ actor, params }) => readCustomerChats(actor, params.id) });
  registerRoute(app, readChatUnread, { handler: ({ actor }) => countUnread(actor.id) });

  registerRoute(app, claimEndpoint, {
    audit: { action: 'claim', noun: 'chat' },
    handler: ({ actor, params, body }) => claimConversation(actor, params.id, body.force),
  });
  registerRoute(app, releaseEndpoint, {
    audit: own,
    handler: ({ actor, params }) => releaseConversation(actor, params.id),
  });
  registerRoute(app, setStatusEndpoint, {
    audit: { action: 'set_status', noun: 'chat' },
    handler: ({ actor, params, body }) => setChatStatus(actor, params.id, body.status),
  });
  registerRoute(app, joinEndpoint, {
    audit: { action: 'join', noun: 'chat' },
    handler: ({ actor, params }) => joinThread(actor, params.id, tokens !== undefined),
  });
  registerRoute(app, sendEndpoint, {
    audit: own,
    handler: ({ actor, params, body }) => sendMessage(actor, params.id, body),
  });
  registerRoute(app, closeWaitingEndpoint, {
    audit: { none: 'an event of the conversation tells who and when' },
    handler: ({ actor, params }) => closeWaiting(actor, params.id),
  });
  registerRoute(app, markReadEndpoint, {
    audit: own,
    handler: ({ actor, params }) => markConversationRead(actor, params.id),
  });
}
