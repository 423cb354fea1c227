import { act, renderHook } from '@testing-library/react';
import { liveCrowdedCode, liveFullCode, liveSilence, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import { QueryClient, useQuery, type Query } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { replaceTransport, Unreachable, type Transport } from '@toam/api-client/transport';
import { useConnection } from './connection';
import { onLive, retryLive } from './live';
import { connect, FakeSocket, leaveNoSocket, onRevoked, socket, startWithoutSockets } from './live.fixture';
import { followLiveEvents } from './live-queries';

beforeEach(startWithoutSockets);
afterEach(leaveNoSocket);

test('the token goes in the first message, never into the address', async () => {
  const { url, sent } = await connect();
  expect(url).toBe('ws://localhost/api/live');
  expect(sent.map((message) => JSON.parse(message) as unknown)).toEqual([{ token: 'token-1', last_event_id: null }]);
});

test('each kind reaches those who hear it; kinds from a newer API are passed over', async () => {
  const heard = jest.fn();
  const stop = onLive('notification.created', heard);
  const live = await connect();
  live.say({ id: 1, kind: 'live.ready' });
  live.say({ id: 2, kind: 'weather.changed' });
  live.say({ id: 3, kind: 'notification.created', notification_id: 9 });
  stop();
  live.say({ id: 4, kind: 'notification.created', notification_id: 10 });
  expect(heard.mock.calls).toEqual([[{ id: 3, kind: 'notification.created', notification_id: 9 }]]);
});

test('a lost connection is resumed after the last event, and what is replayed twice is heard once', async () => {
  const heard = jest.fn();
  const stop = onLive('notification.created', heard);
  const first = await connect();
  first.say({ id: 5, kind: 'live.ready' });
  first.say({ id: 6, kind: 'notification.created', notification_id: 1 });
  first.end(1006);
  await jest.advanceTimersByTimeAsync(4500);
  const second = socket();
  expect(second).not.toBe(first);
  second.open();
  expect(JSON.parse(second.sent[0] ?? '{}')).toEqual({ token: 'token-1', last_event_id: 6 });
  second.say({ id: 8, kind: 'live.ready' });
  second.say({ id: 6, kind: 'notification.created', notification_id: 1 });
  second.say({ id: 7, kind: 'notification.created', notification_id: 2 });
  expect(heard.mock.calls.map(([event]) => (event as { notification_id: number }).notification_id)).toEqual([1, 2]);
  stop();
});

test('a refused token ends it: reported once, no further try', async () => {
  const live = await connect();
  live.end(liveUnauthenticatedCode);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onRevoked).toHaveBeenCalledTimes(1);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a tab whose place a newer one took comes back when it is looked at, not before', async () => {
  const live = await connect();
  live.say({ id: 5, kind: 'live.ready' });
  live.end(liveCrowdedCode);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(useConnection.getState().isLost).toBe(false);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(10);
  socket().open();
  expect(JSON.parse(socket().sent[0] ?? '{}')).toEqual({ token: 'token-1', last_event_id: 5 });
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(10);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('an API without room is asked five times within half a minute, then about once a minute, and the screen is read again meanwhile', async () => {
  const readAgain = jest.fn();
  const stop = onLive('live.reset', readAgain);
  const refuse = async (milliseconds: number) => {
    const before = FakeSocket.opened.length;
    for (let passed = 0; passed < milliseconds; passed += 500) {
      await jest.advanceTimersByTimeAsync(500);
      if (socket().readyState === 3) continue;
      socket().open();
      socket().end(liveFullCode);
    }
    return FakeSocket.opened.length - before;
  };
  (await connect()).end(liveFullCode);
  expect(await refuse(30_000)).toBe(4);
  expect(readAgain).not.toHaveBeenCalled();
  const later = await refuse(600_000);
  expect(later).toBeGreaterThanOrEqual(8);
  expect(later).toBeLessThanOrEqual(14);
  expect(readAgain).toHaveBeenCalledTimes(later);
  await jest.advanceTimersByTimeAsync(80_000);
  socket().open();
  socket().say({ id: 9, kind: 'live.ready' });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(readAgain).toHaveBeenCalledTimes(later + 1);
  stop();
});

describe('a dead cable, which closes no socket', () => {
  type Live = Awaited<ReturnType<typeof connect>>;
  const heard = jest.fn();
  let stop: () => void;
  let putBack: () => void;
  beforeEach(() => {
    heard.mockReset();
    stop = onLive('notification.created', heard);
    putBack = replaceTransport(() => Promise.reject(new Unreachable('offline')));
  });
  afterEach(() => [stop, putBack].forEach((undo) => undo()));
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const ready = (live: Live, id: number) => live.say({ id, kind: 'live.ready' });
  const beats = async (live: Live, times: number) => {
    for (let beat = 0; beat < times; beat += 1) {
      await pass(12_000);
      live.say({ id: 9, kind: 'live.beat' });
    }
  };
  const notice = (live: Live, id: number) => live.say({ id, kind: 'notification.created', notification_id: id });

  const cases: [string, (live: Live) => Promise<void> | void, number | null][] = [
    ['before the API answered the hello', () => undefined, null],
    ['after the welcome', (live) => ready(live, 5), 5],
    ['after an event', (live) => (ready(live, 5), notice(live, 6)), 6],
    ['after beats, which are no events', async (live) => (ready(live, 5), beats(live, 3)), 5],
  ];
  test.each(cases)('%s: a new socket within 30 s, from the last event on', async (_when, happen, last) => {
    const first = await connect();
    await happen(first);
    await pass(liveSilence - 100);
    expect(FakeSocket.opened).toHaveLength(1);
    await pass(1900);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
    socket().open();
    expect(JSON.parse(socket().sent[0] ?? '{}')).toEqual({ token: 'token-1', last_event_id: last });
  });

  test('what the dead socket still had is heard once, whichever of the two tells it first', async () => {
    const first = await connect();
    ready(first, 5);
    await pass(liveSilence + 10);
    const second = socket();
    second.open();
    notice(second, 6);
    ready(second, 7);
    notice(first, 6);
    notice(first, 7);
    notice(second, 7);
    expect(heard.mock.calls.map(([event]) => (event as { id: number }).id)).toEqual([6, 7]);
  });

  test('people are told of it', async () => {
    ready(await connect(), 5);
    await pass(liveSilence + 5000);
    expect(useConnection.getState().isLost).toBe(true);
  });

  test('there is none while beats come, nor after signing out', async () => {
    const live = await connect();
    ready(live, 5);
    await beats(live, 25);
    expect(FakeSocket.opened).toHaveLength(1);
    leaveNoSocket();
    jest.useFakeTimers();
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe('a cut line', () => {
  const isLost = () => useConnection.getState().isLost;
  const away: Transport = () => Promise.reject(new Unreachable('offline'));
  let putBack: () => void;
  const answering = (transport: Transport) => (putBack = replaceTransport(transport));
  afterEach(() => putBack());

  test('is told of once it lasts, and until the socket is open again', async () => {
    answering(away);
    const live = await connect();
    live.say({ id: 1, kind: 'live.ready' });
    live.end(1006);
    await jest.advanceTimersByTimeAsync(3000);
    expect(isLost()).toBe(false);
    // at five seconds a new socket that the fake did not open may have been given up
    await jest.advanceTimersByTimeAsync(1500);
    expect(isLost()).toBe(true);
    socket().open();
    expect(isLost()).toBe(true);
    socket().say({ id: 1, kind: 'live.ready' });
    expect(isLost()).toBe(false);
  });

  test('a database that is away while the socket stays open is told of, and the word goes by itself once it is back', async () => {
    let status = 503;
    answering(() => Promise.resolve({ status, body: { status: 'down' } }));
    const queries = new QueryClient();
    const stop = followLiveEvents(queries);
    (await connect()).say({ id: 1, kind: 'live.ready' });
    const unavailable = () => Promise.reject(new CallFailed(503, 'unavailable', ''));
    await queries.fetchQuery({ queryKey: ['house'], queryFn: unavailable, retry: false }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(5000);
    expect(isLost()).toBe(true);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isLost()).toBe(true);
    status = 200;
    await jest.advanceTimersByTimeAsync(7000);
    expect(isLost()).toBe(false);
    stop();
  });

  test('a restart within a few seconds is told to nobody', async () => {
    answering(away);
    const live = await connect();
    live.end(1006);
    await jest.advanceTimersByTimeAsync(3000);
    socket().open();
    socket().say({ id: 1, kind: 'live.ready' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isLost()).toBe(false);
  });

  test('is none where the API answers calls: a proxy may let no socket through', async () => {
    answering(() => Promise.resolve({ status: 200, body: { status: 'ok' } }));
    const live = await connect();
    live.end(1006);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isLost()).toBe(false);
  });

  test('can be tried again at once, from the last event on', async () => {
    answering(away);
    const live = await connect();
    live.say({ id: 5, kind: 'live.ready' });
    live.end(1006);
    retryLive();
    await jest.advanceTimersByTimeAsync(10);
    expect(FakeSocket.opened).toHaveLength(2);
    socket().open();
    expect(JSON.parse(socket().sent[0] ?? '{}')).toEqual({ token: 'token-1', last_event_id: 5 });
  });

  describe('while no socket was cut', () => {
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    /** A list on the screen whose first `failures` requests get no answer. */
    function failing(failures: number) {
      const queries = new QueryClient();
      let asked = 0;
      const queryFn = () => {
        asked += 1;
        return asked <= failures ? Promise.reject(new CallFailed(0, 'offline', '')) : Promise.resolve('rows');
      };
      const options = { queryKey: ['house', 'list'], queryFn, retry: false, networkMode: 'always' } as const;
      const stop = followLiveEvents(queries);
      const { result, unmount } = renderHook(() => useQuery(options, queries));
      return { list: () => result.current, asked: () => asked, end: () => [unmount, stop].forEach((one) => one()) };
    }

    test('a list that failed asks again as soon as the browser has a network', async () => {
      answering(away);
      const { list, asked, end } = failing(1);
      await pass(100);
      expect(list().isError).toBe(true);
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
      await pass(1600);
      expect(list().data).toBe('rows');
      expect(asked()).toBe(2);
      end();
    });

    test('one that nobody answered while the API is there asks again by itself, less and less often', async () => {
      answering(() => Promise.resolve({ status: 200, body: { status: 'ok' } }));
      const { list, asked, end } = failing(3);
      await pass(6000);
      expect(asked()).toBe(2);
      await pass(60_000);
      expect(list().data).toBe('rows');
      expect(isLost()).toBe(false);
      end();
      const broken = failing(Infinity);
      await pass(10 * 60_000);
      expect(broken.asked()).toBeLessThan(25);
      broken.end();
    });
  });

  test('what nobody answered meanwhile is asked again afterwards; what was refused stays refused', async () => {
    answering(away);
    const queries = new QueryClient();
    const fail = (key: string, error: Error) =>
      queries
        .fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(error), retry: false })
        .catch(() => undefined);
    await fail('unanswered', new CallFailed(0, 'offline', ''));
    await fail('refused', new CallFailed(403, 'forbidden', ''));
    const refetch = jest.spyOn(queries, 'refetchQueries');
    const stop = followLiveEvents(queries);
    (await connect()).say({ id: 1, kind: 'live.ready' });
    const chosen = refetch.mock.calls[0]?.[0]?.predicate as (query: Query) => boolean;
    expect(
      queries
        .getQueryCache()
        .getAll()
        .filter(chosen)
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['unanswered']);
    stop();
  });
});
