import type { ChatStore } from '@toam/chat-store/chat-store';
import { apiChatStore } from '@toam/chat-store/api/api-chat-store';
import { call } from '@toam/api-client/call';
import { readChatConfig } from '@toam/contracts/chat/chat.endpoints';

let opened: Promise<ChatStore> | null = null;

async function open(): Promise<ChatStore> {
  await call(readChatConfig);
  return apiChatStore;
}

/** The store that holds the conversations. It is the same for as long as the page is open; a failure is tried again. T6. */
export function openChatStore(): Promise<ChatStore> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
