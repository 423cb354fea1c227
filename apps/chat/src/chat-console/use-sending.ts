import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries, putStatus } from '../chat/conversation.queries';
import { followSent, keepSending } from '../chat/outbox';

/** Sends what was left unsent, and shows what the store made of it, whichever conversation is open. */
export function useSending(): void {
  const queries = useQueryClient();
  const store = useChatStore();
  useEffect(() => {
    const stop = followSent((id, sent) => {
      if (sent) putStatus(queries, sent.status);
      // the messages tell how the conversation stands, too: also what refused one
      void queries.invalidateQueries({ queryKey: conversationQueries.messages(store, id).queryKey });
    });
    keepSending();
    return stop;
  }, [queries, store]);
}
