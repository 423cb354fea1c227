import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnreachable } from '@toam/api-client/call-failed';
import { manyRecords } from '@toam/contracts/live/live-events';
import { doubtConnection, useConnection } from './connection';
import { onLive } from './live';

/** Milliseconds. Changes come in bursts (an import, a bulk edit). One refresh handles them all. */
const burst = 300;

/**
 * Detail queries of other records are still fresh. If they became stale, a feed would refetch all hundred of its records on the next
 * focus.
 */
const isNoRecord = ({ queryKey }: Query): boolean => queryKey[1] !== 'detail';

/**
 * Milliseconds until unanswered queries are sent again: about a second at first, then doubled up to a minute. They are random, so
 * that an office does not send them all at once.
 */
const askAgainAfter = (times: number): number => Math.min(2 ** times * 1000, 60_000) * (0.5 + Math.random());

/** Which queries to refetch: those on the screen. A hidden tab refetches when it becomes visible. */
const shown = () => (document.hidden ? 'none' : 'active');

/** Choices of forms. They seldom change, and every open form offers the new ones at once. */
const choices = new Set(['dictionary', 'form-type']);

/**
 * What else is derived from a noun's records, by the first part of its query keys: the days of /checkin from shifts and holidays, choices
 * of forms and filters from projects.
 */
const derived: Readonly<Record<string, string>> = { 'form-type': 'checkin', holiday: 'checkin', project: 'dictionary' };

interface Refresh {
  queryKey: QueryKey;
  /** True: refetched at once if it is on the screen. False: only marked stale. */
  now: boolean;
  predicate?: (query: Query) => boolean;
}

/**
 * Keeps the query cache up to date by live events. Query keys begin with the noun. A record under `[noun, 'detail', id]` is
 * refetched at once. Lists are only marked stale: two hundred open lists that refetch after every edit would overload our own API.
 * If many records change at once (an import, a hand-over), all queries of the noun on the screen are refetched. Queries without an
 * answer are sent again once the API is back.
 * @returns a function that stops it
 */
export function followLiveEvents(queries: QueryClient): () => void {
  const waiting = new Map<string, Refresh>();
  /** Pending answers that are older than a change, and whether to refetch as soon as they arrive. */
  const late = new Map<Promise<unknown>, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A pending answer may be older than the change. It counts as stale when it arrives, unless a new request has replaced it. */
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
    // another change of the same burst must not turn an immediate refetch into a later one
    if (one.now || !waiting.get(key)?.now) waiting.set(key, one);
    timer ??= setTimeout(flush, burst);
  };

  const askAgain = () => {
    const predicate = ({ state }: Query) => isUnreachable(state.error);
    void queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  };
  let coming: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  // with growing pauses: a call without an answer may have its own fault although the API is there
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
  // The browser is online again. The socket may not have noticed that the network was gone.
  const onNetwork = () => {
    times = 0;
    askSoon();
  };
  window.addEventListener('online', onNetwork);

  /** A query or an action without an answer may mean that the API or its database is away. */
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
      const other = derived[noun];
      if (other !== undefined) refresh({ queryKey: [other], now: true });
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
