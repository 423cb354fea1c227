import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { MenuEntry } from './remote-manifest';

/** Counters that menu entries may show. */
export type BadgeName = NonNullable<MenuEntry['badge']>;

/** Counters are in the query cache. Shell and remotes share it already, so no further singleton is needed. */
const keyOf = (name: BadgeName) => ['badge', name] as const;

/** Sets a menu entry's count, such as a remote's unread messages. 0 hides it. */
export function setBadge(queries: QueryClient, name: BadgeName, count: number): void {
  queries.setQueryData(keyOf(name), Math.max(0, Math.trunc(count)));
}

/** The count of an entry, 0 for none. */
export function useBadge(name: BadgeName | undefined): number {
  const { data } = useQuery({
    queryKey: keyOf(name ?? 'chat'),
    queryFn: () => 0,
    enabled: false, // only setBadge fills it
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (name && data) || 0;
}
