import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChatStore } from '@toam/chat-store/chat-store';
import { ScreenState } from '@toam/ui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { openChatStore } from './open-chat-store';

/** Which store holds the conversations. It is the same for as long as the page is open. T6. */
const chatStoreQuery = queryOptions({
  queryKey: ['conversation', 'store'],
  queryFn: openChatStore,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

const StoreContext = createContext<ChatStore | null>(null);

/** The store, inside `WithChatStore`. */
export function useChatStore(): ChatStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('no store of conversations: render it inside WithChatStore');
  return store;
}

/** Finds the store, then shows what needs it. */
export function WithChatStore({ skeleton, children }: { skeleton?: ReactNode; children: ReactNode }) {
  const query = useQuery(chatStoreQuery);
  return (
    <ScreenState query={query} skeleton={skeleton}>
      {(store) => <StoreContext value={store}>{children}</StoreContext>}
    </ScreenState>
  );
}
