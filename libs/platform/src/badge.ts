import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { MenuEntry } from './remote-manifest';

/** Counters that menu entries may show. */
export type BadgeName = NonNullable<MenuEntry['badge']>;

/** Counters live in the query cache, the one store that shell and remotes have in common without a further singleton. */
const keyOf = (name: BadgeName) => ['badge', name] as const;

/** Tells the menu a new count, such as a remote's unread messages. 0 hides it. */
export function setBadge(queries: QueryClient, name: BadgeName, count: number): void {
  queries.setQueryData(keyOf(name), Math.max(0, Math.trunc(count)));
}

/** The count that an entry shows, 0 for none. */
export function useBadge(name: BadgeName | undefined): number {
  const { data } = useQuery({
    queryKey: keyOf(name ?? 'chat'),
    queryFn: () => 0,
    enabled: false, // filled by setBadge alone
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (name && data) || 0;
}
