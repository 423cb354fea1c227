import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChatStore } from '@toam/chat-store/chat-store';
import { useEffect, useRef } from 'react';
import { useChatStore } from './chat-store';
import { conversationQueries, type ListQuestion, putRow } from './conversation.queries';
import { isPassing } from './as-failure';
import { chatTimes, gathered, inTurn } from './gathered';

/** An answer that is on its way may be older than the change, so the question is asked again after it. */
async function ended(queries: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
}

/** Milliseconds until an open conversation that could not be read is read again: the first time, at most. */
const pauses = { first: 1000, most: 30_000 };

/**
 * Reads an open conversation again: its messages, which tell how it stands, too; who the customer is only if the viewer has come to see
 * the number or no longer sees it, or if a thread was joined. After a failure that passes it reads again by itself, and keeps what it has.
 * @returns `refresh`, which reads everything if asked `isWhole`, and `stop`
 */
function openConversation(queries: QueryClient, store: ChatStore, id: string) {
  const messages = { ...conversationQueries.messages(store, id), staleTime: 0, retry: false };
  const head = { ...conversationQueries.head(store, id), staleTime: 0, retry: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isWholeDue = false;
  let isStopped = false;
  const readMessages = inTurn(async () => {
    await ended(queries, messages.queryKey);
    const before = queries.getQueryData(head.queryKey);
    const log = await queries.fetchQuery(messages);
    const after = queries.getQueryData(head.queryKey);
    if (after?.masked !== before?.masked || after?.joins !== before?.joins || log.uuid !== id) await readHead();
  });
  const readHead = inTurn(async () => {
    await ended(queries, head.queryKey);
    putRow(queries, await queries.fetchQuery(head));
  });
  async function refresh(isWhole: boolean): Promise<void> {
    clearTimeout(timer);
    isWholeDue ||= isWhole;
    try {
      await Promise.all([readMessages(), isWholeDue && readHead()]);
      failures = 0;
      isWholeDue = false;
    } catch (error) {
      // whoever comes back to it reads it, too
      for (const { queryKey } of [messages, head]) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      if (isStopped || !isPassing(error)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(false), Math.min(pauses.first * 2 ** failures, pauses.most));
      failures += 1;
    }
  }
  return {
    refresh: (isWhole: boolean) => void refresh(isWhole),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const nothing: ReturnType<typeof openConversation> = { refresh: () => undefined, stop: () => undefined };

/**
 * Keeps the console as the store is: the open conversation at once, the list some tenths of a second later. A hidden tab follows the
 * open conversation too, and reads the list when somebody looks at it.
 * @param open the open conversation
 */
export function useFollowChat(open: string | null, question: ListQuestion): void {
  const queries = useQueryClient();
  const store = useChatStore();
  const now = useRef({
    refresh: (_isWhole: boolean) => undefined as void,
    open,
    list: conversationQueries.list(store, question).queryKey,
  });
  useEffect(() => {
    const followed = open === null ? nothing : openConversation(queries, store, open);
    now.current = { refresh: followed.refresh, open, list: now.current.list };
    return followed.stop;
  }, [queries, store, open]);
  useEffect(() => {
    now.current.list = conversationQueries.list(store, question).queryKey;
  }, [store, question]);

  useEffect(() => {
    const refetchType = () => (document.hidden ? 'none' : 'active');
    const lists = gathered(chatTimes.list, () =>
      queries.invalidateQueries(
        { queryKey: conversationQueries.lists, refetchType: refetchType() },
        { throwOnError: true },
      ),
    );
    const hear = (changed: string | null) => {
      const { refresh, open: shown } = now.current;
      if (changed === null || changed === shown) refresh(changed === null);
      lists.call();
      // other conversations that were open before are read when they are opened again
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        (queryKey[1] === 'messages' || queryKey[1] === 'detail') &&
        queryKey[2] !== shown &&
        (changed === null || queryKey[2] === changed);
      void queries.invalidateQueries({ queryKey: conversationQueries.all, predicate, refetchType: 'none' });
    };
    const look = () => {
      if (!document.hidden && queries.getQueryState(now.current.list)?.isInvalidated) lists.call();
    };
    const stop = store.follow(hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      lists.stop();
      document.removeEventListener('visibilitychange', look);
      // nobody follows from here on
      void queries.invalidateQueries({ queryKey: conversationQueries.lists, refetchType: 'none' });
      for (const kind of ['detail', 'messages'])
        void queries.invalidateQueries({ queryKey: [...conversationQueries.all, kind], refetchType: 'none' });
    };
  }, [queries, store]);
}
