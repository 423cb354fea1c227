import {
  listConversations,
  listMessages as listMessagesEndpoint,
  readConversation,
} from '@toam/contracts/chat/chat.endpoints';
import { chatText } from '@toam/contracts/chat/chat.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeChatPhone } from '@toam/domain/chat/chat-access';
import { hidePhones } from '@toam/domain/phone';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import { phonesOfOwn } from '../customers/customer-links.reads';
import { readCustomerOf } from './chat-customer';
import { messagesOf, serializeConversations } from './chat-serializer';
import * as queries from './conversation.queries';
import { listMessages, ofConversation } from './message.queries';

/** A thread that was joined is the conversation that it was joined to. @throws HttpError not_found */
export async function findKnownConversation(id: string): Promise<queries.ShownConversation> {
  const found = await queries.findConversation(id);
  if (!found) throw new HttpError('not_found', chatText.notFound);
  const { joined_at, main_id } = found.conversation;
  return joined_at !== null && main_id !== null ? findKnownConversation(main_id) : found;
}

/** Numbers that a part of a number may find; undefined: all. D24. */
const searchable = (actor: Actor) =>
  canSeeChatPhone(actor, { answersNow: false, isSeenCustomer: false })
    ? undefined
    : queries.withSeenPhone(actor.id, phonesOfOwn(actor));

/** A page of conversations for this person. */
export const readConversationsCall = handle(listConversations, async ({ actor, query }) => {
  const { list, total, counts, now } = await queries.listConversations(actor.id, query, query, searchable(actor));
  const rows = await serializeConversations(actor, list, now);
  return { ...pageOf(rows, total, query), counts, now: now.getTime() };
});

/** A conversation and the customer with its number. @throws HttpError not_found */
export const readConversationCall = handle(readConversation, async ({ actor, params }) => {
  const found = await findKnownConversation(params.id);
  const [row] = await serializeConversations(actor, [found], found.now);
  const shown = (name: string) => (row!.masked ? hidePhones(name) : name);
  const threads = await queries.listThreadsBeside(found.conversation);
  return {
    ...row!,
    ...(await readCustomerOf(actor, found)),
    threads: threads.map((thread) => ({ ...thread, name: shown(thread.name) })),
    now: found.now.getTime(),
  };
});

/** Some messages of a conversation. @throws HttpError not_found */
export const readMessagesCall = handle(listMessagesEndpoint, async ({ actor, params, query }) => {
  // the row before the messages: a page that has the newest row lacks none of them
  const found = await findKnownConversation(params.id);
  const { list, more } = await listMessages(ofConversation(found.conversation.id), query);
  const [row] = await serializeConversations(actor, [found], found.now);
  return { list: await messagesOf(found.conversation, list, !row!.masked), more, row: row!, now: found.now.getTime() };
});
