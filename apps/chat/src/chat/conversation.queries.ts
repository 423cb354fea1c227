import { infiniteQueryOptions, type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import type { ChatStore, ConversationPage, Timed } from '@toam/chat-store/chat-store';
import type { ChatFilter } from '@toam/contracts/chat/chat.endpoints';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatRow, ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import { extended, type MessageLog, readLog, sharedLog } from './message-log';
import { learnClock } from './server-clock';

export interface ListQuestion {
  search: string;
  filter: ChatFilter;
}

/** Conversations of one page of the list. */
export const pageSize = 20;

export type ListPages = InfiniteData<ConversationPage & { page: number }>;

/**
 * The page follows the store itself (`use-follow-chat.ts`), sooner than the shell refreshes queries of live events. So keys do not begin
 * with the kind of those events, and answers stay fresh until something changes.
 */
export const conversationQueries = {
  all: ['conversation'] as const,
  lists: ['conversation', 'list'] as const,
  list: (store: ChatStore, question: ListQuestion) =>
    infiniteQueryOptions({
      queryKey: [...conversationQueries.lists, question],
      ...pagedRows(
        async (page: number, signal: AbortSignal) => {
          const found = learnClock(await store.listConversations({ ...question, page, size: pageSize }, signal));
          return { ...found, page, total_page: Math.ceil(found.total / pageSize) };
        },
        ({ uuid }) => uuid,
      ),
      staleTime: Infinity,
      ...keepRows,
    }),
  head: (store: ChatStore, id: string) =>
    queryOptions({
      queryKey: ['conversation', 'detail', id],
      queryFn: async ({ signal }) => learnClock(await store.readConversation(id, signal)),
      staleTime: Infinity,
    }),
  messages: (store: ChatStore, id: string) =>
    queryOptions({
      queryKey: ['conversation', 'messages', id],
      queryFn: ({ signal, client, queryKey }) =>
        readLog(client.getQueryData<MessageLog>(queryKey), async (part) => {
          const page = learnClock(await store.listMessages(id, part, signal));
          putRow(client, page.row);
          return page;
        }),
      structuralSharing: (before, after) => sharedLog(before as MessageLog | undefined, after as MessageLog),
      staleTime: Infinity,
    }),
};

/** Messages of an older page: two parts of the stream. */
const olderPage = 50;

/** Reads the page before the oldest message. */
export async function readOlder(queries: QueryClient, store: ChatStore, id: string): Promise<void> {
  const { queryKey } = conversationQueries.messages(store, id);
  const first = queries.getQueryData<MessageLog>(queryKey)?.list[0];
  if (!first) return;
  const page = learnClock(await store.listMessages(id, { before: first.id, size: olderPage }));
  queries.setQueryData<MessageLog>(queryKey, (log) => log && extended(log, page));
}

type Change = (row: ChatRow) => ChatRow;

const changed = (pages: ListPages, id: string, change: Change): ListPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, list: page.list.map((row) => (row.uuid === id ? change(row) : row)) })),
});

/** Changes a conversation wherever it is shown. */
function changeRow(queries: QueryClient, id: string, change: Change): void {
  queries.setQueriesData<ListPages>(
    { queryKey: conversationQueries.lists },
    (pages) => pages && changed(pages, id, change),
  );
}

/** Shows at once what a step has made of a conversation. */
export function putStatus(queries: QueryClient, status: Timed<ChatStatusDocument>): void {
  learnClock(status);
  const change = <Row extends ChatRow>(row: Row): Row => ({ ...row, ...status, unread: status.read ? 0 : row.unread });
  queries.setQueryData<ChatHead>(['conversation', 'detail', status.uuid], (head) => head && change(head));
  changeRow(queries, status.uuid, change);
}

/** Shows wherever a conversation is shown what was read of it. */
export function putRow(queries: QueryClient, row: ChatRow): void {
  queries.setQueryData<ChatHead>(['conversation', 'detail', row.uuid], (head) => head && { ...head, ...row });
  changeRow(queries, row.uuid, () => row);
}
