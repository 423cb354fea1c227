import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnreachable } from '@toam/api-client/call-failed';
import { manyRecords } from '@toam/contracts/live/live-events';
import { doubtConnection, useConnection } from './connection';
import { onLive } from './live';

/** Changes come in bursts (an import, a bulk edit): one refresh answers them all. */
const burst = 300;

/** Other records' own queries are as true as before: marked, a feed's hundred of them would be asked again at one look. */
const isNoRecord = ({ queryKey }: Query): boolean => queryKey[1] !== 'detail';

/** Milliseconds until what nobody answered is asked again: at first at once, spread over an office, then ever later, to a minute. */
const askAgainAfter = (times: number): number => Math.min(2 ** times * 1000, 60_000) * (0.5 + Math.random());

/** Of what is on the screen; a hidden tab reads again when someone looks at it. */
const shown = () => (document.hidden ? 'none' : 'active');

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
  /** Answers on their way that are older than a change, and whether to ask again as soon as they are there. */
  const late = new Map<Promise<unknown>, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** An answer on its way may be older than the change: unless it was given up for a new one, it counts as stale when it comes. */
  const mistrust = (query: Query, promise: Promise<unknown>, now: boolean) => {
    const isKnown = late.has(promise);
    late.set(promise, now || late.get(promise) === true);
    if (isKnown) return;
    const again = () => {
      const refetchType = late.get(promise) ? shown() : 'none';
      if (!late.delete(promise) || query.state.fetchStatus !== 'idle') return;
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
    };
    void promise.then(again, again);
  };

  const flush = () => {
    timer = undefined;
    for (const { now, ...which } of waiting.values()) {
      const onTheirWay = queries
        .getQueryCache()
        .findAll({ ...which, fetchStatus: 'fetching' })
        .map((query) => ({ query, promise: query.promise }));
      void queries.invalidateQueries({ ...which, refetchType: now ? shown() : 'none' });
      for (const { query, promise } of onTheirWay)
        if (promise && query.promise === promise) mistrust(query, promise, now);
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
  let coming: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  // less and less often: a call that gets no answer while the API is there may have a fault of its own
  const askSoon = () => {
    coming ??= setTimeout(() => {
      coming = undefined;
      askAgain();
    }, askAgainAfter(times++));
  };
  const isBack = () => {
    times = 0;
    askAgain();
  };
  // The browser's word for a network: the socket may have slept through the gap, or nobody have noticed one.
  const onNetwork = () => {
    times = 0;
    askSoon();
  };
  window.addEventListener('online', onNetwork);

  /** Whatever nobody answered, a list or an action, may mean that the API or its database is away. */
  const heed = ({ type, action }: { type: string; action?: unknown }) => {
    const failed = type === 'updated' && (action as { type: string; error?: unknown });
    if (failed && failed.type === 'error' && isUnreachable(failed.error)) doubtConnection();
  };

  const stops = [
    queries.getQueryCache().subscribe(heed),
    queries.getMutationCache().subscribe(heed),
    onLive('live.ready', isBack),
    useConnection.subscribe((now, before) => {
      if (before.isLost && !now.isLost) isBack();
      else if (now.answers !== before.answers) askSoon();
    }),
    () => window.removeEventListener('online', onNetwork),
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
    clearTimeout(coming);
    late.clear();
    stops.forEach((stop) => stop());
  };
}
