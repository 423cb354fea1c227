import { createChatToken, readChatConfig, readChatUnread } from '@toam/contracts/chat/chat.endpoints';
import { chatText } from '@toam/contracts/chat/chat.text';
import { joinThread as joinEndpoint } from '@toam/contracts/chat/thread.endpoints';
import * as visitor from '@toam/contracts/chat/visitor-chat.endpoints';
import { leaseWindow } from '@toam/domain/chat/chat-lease';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { creates, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  claimConversationCall,
  closeWaitingCall,
  markConversationReadCall,
  releaseConversationCall,
  setChatStatusCall,
} from './answer-conversation';
import { listAnsweredTurnsCall, readAnswerTimesCall } from './answer-times';
import { conversationTells } from './change-lease';
import { readCustomerChatsCall } from './chat-customer';
import { type ChatTokens, chatTokens, storeOf, takeTokens } from './chat-tokens';
import { countUnread } from './conversation.queries';
import { joinThread } from './join-thread';
import { listHousesCall } from './list-houses';
import { quickReplyCalls } from './quick-replies';
import { readConversationCall, readConversationsCall, readMessagesCall } from './read-conversation';
import { sendMessageCall } from './send-message';
import { signStaffIn } from './sign-staff-in';
import {
  markVisitorReadCall,
  readVisitorChatCall,
  readVisitorImageCall,
  sendVisitorMessage,
  storeVisitorImageCall,
} from './visitor-messages';
import { openVisitorChat, signInAgain, visitorOf } from './visitor-session';

/** The console's calls. Claims and locks are audited, messages are not. Brief 7 §8. */
const consoleCalls = (tokens: ChatTokens | undefined) => [
  handle(readChatConfig, () => ({ ...storeOf(tokens), window_seconds: leaseWindow / 1000 })),
  handle(
    createChatToken,
    { audit: { none: 'a page asks every few minutes; what it does there is in the store' } },
    ({ actor, body }) => signStaffIn(actor, takeTokens(tokens), body.house_id),
  ),
  readConversationsCall,
  readConversationCall,
  readMessagesCall,
  listHousesCall,
  readCustomerChatsCall,
  handle(readChatUnread, ({ actor }) => countUnread(actor.id)),
  claimConversationCall,
  releaseConversationCall,
  setChatStatusCall,
  handle(joinEndpoint, { audit: { action: 'join', noun: 'chat' } }, ({ actor, params }) =>
    joinThread(actor, params.id, tokens !== undefined),
  ),
  sendMessageCall,
  closeWaitingCall,
  markConversationReadCall,
];

/** The customer's side. A token in a header stands for the visitor. D100. */
const visitorCalls = (
  { CHAT_HOTLINE: phone, CHAT_HOTLINE_HOURS: hours }: Pick<Env, 'CHAT_HOTLINE' | 'CHAT_HOTLINE_HOURS'>,
  tokens: ChatTokens | undefined,
) => [
  handle(visitor.readVisitorConfig, () => ({
    ...storeOf(tokens),
    hotline: phone ? { phone, hours: hours ?? null } : null,
  })),
  handle(visitor.openVisitorChat, { audit: creates('chat') }, ({ body, request }) =>
    openVisitorChat(body, request.ip, tokens),
  ),
  handle(visitor.createVisitorToken, { audit: conversationTells }, async ({ request }) => {
    const signing = takeTokens(tokens);
    return { token: await signInAgain(await visitorOf(request), signing) };
  }),
  readVisitorChatCall,
  handle(visitor.sendVisitorMessage, { audit: conversationTells }, async ({ body, request }) => {
    // nobody would read it: the console reads Firestore
    if (tokens) throw new HttpError('forbidden', chatText.keptElsewhere);
    return sendVisitorMessage(await visitorOf(request), body);
  }),
  storeVisitorImageCall,
  markVisitorReadCall,
  readVisitorImageCall,
];

/** Conversations with customers: the console's side and the visitor's. D98. */
export function chatModule(app: FastifyInstance, env: Env): void {
  const tokens = chatTokens(env);
  moduleOf([
    ...consoleCalls(tokens),
    ...quickReplyCalls,
    readAnswerTimesCall,
    listAnsweredTurnsCall,
    ...visitorCalls(env, tokens),
  ])(app);
}
