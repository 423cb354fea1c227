import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { upload } from '@toam/api-client/upload';
import {
  claimConversation,
  closeWaiting,
  listConversations,
  listMessages,
  markConversationRead,
  readChatUnread,
  readConversation,
  releaseConversation,
  sendMessage,
  setChatStatus,
} from '@toam/contracts/chat/chat.endpoints';
import { type ChatMessage, timedStatus } from '@toam/contracts/chat/chat.schema';
import { joinThread } from '@toam/contracts/chat/thread.endpoints';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import type { ChatRefusal } from '@toam/domain/chat/chat-lease';
import { onLive } from '@toam/live/live';
import { type ChatStore, type MessageContent, type StoredMessage, StepRefused } from '../chat-store';

const stored = (message: ChatMessage): StoredMessage => ({ ...message, id: String(message.id) });

const cursor = (id: string | undefined) => (id === undefined ? undefined : Number(id));

/** A refused step of the lease as the port names it; other failures pass. */
function refusalOf(error: unknown, forbidden: ChatRefusal): unknown {
  if (!(error instanceof CallFailed)) return error;
  if (error.code === 'forbidden') return new StepRefused(forbidden, error.message);
  // a key that sent something else is no matter of the lease
  if (error.code !== 'conflict' || 'client_key' in error.errors) return error;
  const { data: status } = timedStatus.safeParse(error.current);
  return new StepRefused(status ? 'held' : 'notHolder', error.message, status);
}

/** @param forbidden what a 403 means */
async function step<T>(taken: Promise<T>, forbidden: ChatRefusal = 'locked'): Promise<T> {
  try {
    return await taken;
  } catch (error) {
    throw refusalOf(error, forbidden);
  }
}

const bodyOf = (content: MessageContent) =>
  'pictures' in content
    ? { image_ids: content.pictures.map(({ key }) => Number(key)) }
    : { text: content.text, house_id: content.house?.id };

function follow(hear: (conversation: string | null) => void): () => void {
  const stops = [
    onLive('chat.changed', ({ conversation_id }) => hear(conversation_id)),
    // events were missed, or may have been: a page without an event of its own has no position to resume from
    onLive('live.reset', () => hear(null)),
    onLive('live.ready', () => hear(null)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The product's own API and database. */
export const apiChatStore: ChatStore = {
  kind: 'api',
  listConversations: (query, signal) => call(listConversations, { query }, signal),
  readConversation: (id, signal) => call(readConversation, { params: { id } }, signal),
  listMessages: async (id, { before, after, size }, signal) => {
    const query = { before: cursor(before), after: cursor(after), size };
    const page = await call(listMessages, { params: { id }, query }, signal);
    return { ...page, list: page.list.map(stored) };
  },
  claim: (id, force) => step(call(claimConversation, { params: { id }, body: { force } })),
  release: (id) => step(call(releaseConversation, { params: { id } }), 'notHolder'),
  setStatus: (id, status) => call(setChatStatus, { params: { id }, body: { status } }),
  uploadPicture: async (file, watch) => {
    const { id, thumbnail } = await upload(uploadImage, { file, part: 'image' }, watch);
    return { key: String(id), thumbnail };
  },
  send: async (id, content, client_key) => {
    const sent = await step(call(sendMessage, { params: { id }, body: { ...bodyOf(content), client_key } }));
    return { ...sent, list: sent.list.map(stored) };
  },
  join: async (id) => (await step(call(joinThread, { params: { id } }))).uuid,
  markRead: (id) => call(markConversationRead, { params: { id } }),
  closeWaiting: (id) => call(closeWaiting, { params: { id } }),
  readUnread: () => call(readChatUnread),
  follow,
};
