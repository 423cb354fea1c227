import { useQueryClient } from '@tanstack/react-query';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { useEffect, useSyncExternalStore } from 'react';
import { useChatStore } from '../chat/chat-store';
import { putStatus } from '../chat/conversation.queries';

const followVisibility = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/**
 * Marks the customer's messages as seen when the person who answers sees them. T7: looking without supporting leaves them unread.
 * @param isReading I hold a live lease, and the newest message is in sight
 */
export function useReadMarks({ uuid: id, read, unread }: ChatHead, isReading: boolean): void {
  const queries = useQueryClient();
  const store = useChatStore();
  const isVisible = useSyncExternalStore(followVisibility, () => !document.hidden);
  const isUnread = read === 0 || unread > 0;
  useEffect(() => {
    if (!isReading || !isVisible || !isUnread) return;
    store.markRead(id).then(
      (status) => putStatus(queries, status),
      () => undefined, // it stays unread; the next message or claim marks it again
    );
  }, [queries, store, id, isReading, isVisible, isUnread, unread]);
}
