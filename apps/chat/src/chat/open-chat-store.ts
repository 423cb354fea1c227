import type { ChatStore } from '@toam/chat-store/chat-store';
import { apiChatStore } from '@toam/chat-store/api/api-chat-store';
import { call } from '@toam/api-client/call';
import { signedInUser } from '@toam/auth/session';
import { joinThread } from '@toam/contracts/chat/thread.endpoints';
import { createChatToken, readChatConfig, readConversation } from '@toam/contracts/chat/chat.endpoints';

let opened: Promise<ChatStore> | null = null;

async function open(): Promise<ChatStore> {
  const { firebase: config } = await call(readChatConfig);
  if (!config) return apiChatStore;
  const { id, name, avatar } = signedInUser();
  // Google's SDK is a chunk of its own, which installations with our own store never load
  const { FirestoreChatStore } = await import('@toam/chat-store/firestore/firestore-chat-store');
  const token = async () => (await call(createChatToken, { body: {} })).token;
  const seal = (house_id: number) => call(createChatToken, { body: { house_id } });
  const join = (id: string) => call(joinThread, { params: { id } });
  // the API began the conversation, so it knows whose number it is
  const beside = (conversation: string) => call(readConversation, { params: { id: conversation } });
  return new FirestoreChatStore({ config, me: { id, name, avatar }, token, seal, join, beside });
}

/** The store that holds the conversations. It is the same for as long as the page is open; a failure is tried again. T6. */
export function openChatStore(): Promise<ChatStore> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
