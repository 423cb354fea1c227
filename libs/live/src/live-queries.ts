import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { onLive } from './live';

/** Changes come in bursts (an import, a bulk edit): one refresh answers them all. */
const burst = 300;

/**
 * Keeps the query cache true to live events. Query keys begin with the noun; one record lies under
 * `[noun, 'detail', id]`: it is read again at once, while lists are only marked stale: two hundred open lists
 * asking again after every edit of anybody would be an attack on our own API.
 * @returns how to stop
 */
export function followLiveEvents(queries: QueryClient): () => void {
  const waiting = new Map<string, { queryKey: QueryKey; now: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    for (const { queryKey, now } of waiting.values()) {
      // a hidden tab reads again when someone looks at it
      void queries.invalidateQueries({ queryKey, refetchType: now && !document.hidden ? 'active' : 'none' });
    }
    waiting.clear();
  };
  const refresh = (queryKey: QueryKey, now: boolean) => {
    waiting.set(JSON.stringify(queryKey), { queryKey, now });
    timer ??= setTimeout(flush, burst);
  };

  const stops = [
    onLive('live.reset', () => refresh([], true)),
    onLive('notification.created', () => refresh(['notification'], true)),
    onLive('notification.seen', () => refresh(['notification'], true)),
    onLive('approval.changed', () => refresh(['approval'], true)),
    onLive('chat.changed', () => refresh(['chat'], true)),
    onLive('record.changed', ({ noun, record_id }) => {
      refresh([noun], false);
      refresh([noun, 'detail', record_id], true);
    }),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
