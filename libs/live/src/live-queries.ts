import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnreachable } from '@toam/api-client/call-failed';
import { manyRecords } from '@toam/contracts/live/live-events';
import { useConnection } from './connection';
import { onLive } from './live';

/** Changes come in bursts (an import, a bulk edit): one refresh answers them all. */
const burst = 300;

/** Other records' own queries are as true as before: marked, a feed's hundred of them would be asked again at one look. */
const isNoRecord = ({ queryKey }: Query): boolean => queryKey[1] !== 'detail';

/** An answer on its way may be older than the change. A later one is given up and asked again, the first one is awaited. */
const isFirstRead = ({ state }: Query): boolean => state.data === undefined;

/** What forms choose from: seldom changed, and offered at once in every form that is open. */
const choices = new Set(['dictionary', 'form-type']);

interface Refresh {
  queryKey: QueryKey;
  /** Asked again at once where it is on the screen; otherwise only marked stale. */
  now: boolean;
  predicate?: (query: Query) => boolean;
}

/**
 * Keeps the query cache true to live events. Query keys begin with the noun; one record lies under
 * `[noun, 'detail', id]`: it is read again at once, while lists are only marked stale: two hundred open lists
 * asking again after every edit of anybody would be an attack on our own API. Of many records at once (an import, a hand-over)
 * all of the noun that is on the screen is read again. What nobody answered while the API was away is asked again once it is back.
 * @returns how to stop
 */
export function followLiveEvents(queries: QueryClient): () => void {
  const waiting = new Map<string, Refresh>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    for (const { now, ...which } of waiting.values()) {
      // a hidden tab reads again when someone looks at it
      const refetchType = now && !document.hidden ? 'active' : 'none';
      const onTheirWay = queries
        .getQueryCache()
        .findAll({ ...which, fetchStatus: 'fetching' })
        .filter(isFirstRead);
      void queries.invalidateQueries({ ...which, refetchType });
      for (const { queryKey, promise } of onTheirWay) {
        const again = () => queries.invalidateQueries({ queryKey, exact: true, refetchType });
        void promise?.then(again, again);
      }
    }
    waiting.clear();
  };
  const refresh = (one: Refresh) => {
    const key = JSON.stringify(one.queryKey);
    // what is read again at once is not put off by another change of the same burst
    if (one.now || !waiting.get(key)?.now) waiting.set(key, one);
    timer ??= setTimeout(flush, burst);
  };

  const askAgain = () => {
    const predicate = ({ state }: Query) => isUnreachable(state.error);
    void queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  };

  const stops = [
    onLive('live.ready', askAgain),
    useConnection.subscribe((now, before) => before.isLost && !now.isLost && askAgain()),
    onLive('live.reset', () => refresh({ queryKey: [], now: true })),
    onLive('notification.created', () => refresh({ queryKey: ['notification'], now: true })),
    onLive('notification.seen', () => refresh({ queryKey: ['notification'], now: true })),
    onLive('approval.changed', () => refresh({ queryKey: ['approval'], now: true })),
    onLive('chat.changed', () => refresh({ queryKey: ['chat'], now: true })),
    onLive('record.changed', ({ noun, record_id }) => {
      if (record_id === manyRecords || choices.has(noun)) return refresh({ queryKey: [noun], now: true });
      refresh({ queryKey: [noun], now: false, predicate: isNoRecord });
      refresh({ queryKey: [noun, 'detail', record_id], now: true });
    }),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
