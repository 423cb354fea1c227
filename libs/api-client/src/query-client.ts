import { keepPreviousData, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, isSessionOver, isUnreachable } from './call-failed';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows this action's error itself (on a field, in a tile). The modal «Lỗi» is not shown. */
      showsOwnError?: boolean;
      /** The loading overlay covers the screen while it runs: for actions that no other click may interrupt. */
      blocksScreen?: boolean;
    };
  }
}

/** Spread into a list's query: its rows stay on the screen while other filters or the next page load. */
export const keepRows = { placeholderData: keepPreviousData } as const;

/** Milliseconds. Who is told to wait longer reads that, instead of looking at an empty screen. */
const longestPause = 30_000;

/** Whether the API has asked for a short pause: somebody opened very much at once. */
const isPaused = (error: Error): error is CallFailed =>
  error instanceof CallFailed && error.status === 429 && error.retryAfter > 0 && error.retryAfter <= longestPause;

/** Retries only calls without an answer, twice, and those that came too fast. If the API refuses a call, a retry changes nothing. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 ? isUnreachable(error) || isPaused(error) : failures < 4 && isPaused(error);

/** The pause that was asked for; else 1 s, then 2 s. With a random part so that not everything is asked again at the same moment. */
const retryDelay = (failures: number, error: Error): number =>
  isPaused(error) ? error.retryAfter * (1 + Math.random() / 2) : 2 ** failures * 1000 * (0.75 + Math.random() / 2);

/** Whether the query had no answer, and still has none. */
const isUnanswered = ({ state: { status, error } }: Query): boolean => status === 'error' && isUnreachable(error);

/**
 * Queries of one page. When one that had no answer gets its answer, the line is back: all others on the screen that had none are asked again,
 * such as the counts beside a list whose 'Thử lại' was pressed.
 */
function recoveringTogether(askAgain: () => void): QueryCache {
  const unanswered = new Set<string>();
  return new QueryCache({
    onError: (error, { queryHash }) => {
      if (isUnreachable(error)) unanswered.add(queryHash);
    },
    onSuccess: (_data, { queryHash }) => {
      if (!unanswered.has(queryHash)) return;
      unanswered.clear();
      askAgain();
    },
  });
}

/**
 * The query cache of one page. Queries: fresh for 30 s, then refreshed on focus. Actions are never retried automatically.
 * @param showError shows a failed action unless its `meta` says `showsOwnError`; never called after the session has ended, because
 * the page is already leaving
 */
export function createQueryClient(showError: (error: Error) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: recoveringTogether(() => void client.refetchQueries({ type: 'active', predicate: isUnanswered })),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.showsOwnError && !isSessionOver(error)) showError(error);
      },
    }),
    defaultOptions: {
      // 'always': an offline query must fail with an error; the default pauses it and the skeleton never ends
      queries: { retry, retryDelay, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
