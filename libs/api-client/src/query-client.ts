import { keepPreviousData, MutationCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver, isUnreachable } from './call-failed';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows this action's failure itself (on a field, in a tile); the modal «Lỗi» stays away. */
      showsOwnError?: boolean;
      /** The loading overlay covers the screen while it runs: for what must not be interrupted by another click. */
      blocksScreen?: boolean;
    };
  }
}

/** Spread into a list's query: its rows stay on the screen while other filters or the next page load. */
export const keepRows = { placeholderData: keepPreviousData } as const;

/** Two more tries, and only where nothing answered: the API's own refusals don't change by asking again. */
const retry = (failures: number, error: Error): boolean => failures < 2 && isUnreachable(error);

/** 1 s, then 2 s, spread so that a whole office doesn't return in one beat. */
const retryDelay = (failures: number): number => 2 ** failures * 1000 * (0.75 + Math.random() / 2);

/**
 * The cache of one page. Queries: fresh for 30 s, then refreshed on focus. Actions are never repeated by themselves.
 * @param showError where a failed action goes unless its `meta` says `showsOwnError`; never called for a dead session,
 * whose page is already leaving
 */
export function createQueryClient(showError: (error: Error) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.showsOwnError && !isSessionOver(error)) showError(error);
      },
    }),
    defaultOptions: {
      // 'always': an offline query must fail and say so; the default pauses it and the skeleton never ends
      queries: { retry, retryDelay, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
