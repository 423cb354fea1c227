import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { manyRecords } from '@toam/contracts/live/live-events';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { chatHouseQueries } from './chat-house.queries';
import { useChatStore } from './chat-store';
import { conversationQueries } from './conversation.queries';
import { chatTimes, gathered } from './gathered';

/**
 * Whether a record that changed may be told in the head. A new need does not tell whose it is; and a customer who has just been made
 * may have the number of a conversation without one.
 */
function concerns({ customer }: ChatHead, noun: string, id: number): boolean {
  if (noun === 'request') return customer !== null;
  return noun === 'customer' && (customer === null || id === customer.id || id === manyRecords);
}

const readAgain = (queries: QueryClient, id: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [...conversationQueries.all, 'detail', id] }, { throwOnError: true }),
    queries.invalidateQueries({ queryKey: [...chatHouseQueries.all, id] }, { throwOnError: true }),
  ]);

/**
 * Keeps name, needs, note and fitting houses beside the open conversation as the customer's and their needs' records are. Other
 * conversations that were open before are read when they are opened again.
 */
export function useFollowCustomer(open: string | null): void {
  const queries = useQueryClient();
  const { kind } = useChatStore();
  const again = useRef<ReturnType<typeof gathered>>(undefined);
  useEffect(() => {
    if (open === null) return;
    const asking = gathered(chatTimes.list, () => readAgain(queries, open));
    again.current = asking;
    return asking.stop;
  }, [queries, open]);
  useLive('record.changed', ({ noun, record_id }) => {
    if (kind !== 'api') return;
    for (const query of queries.getQueryCache().findAll({ queryKey: [...conversationQueries.all, 'detail'] })) {
      const head = query.state.data as ChatHead | undefined;
      if (!head || !concerns(head, noun, record_id)) continue;
      if (query.queryKey[2] === open) again.current?.call();
      else void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
    }
  });
}
