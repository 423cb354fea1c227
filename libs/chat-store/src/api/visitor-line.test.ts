import { visitorClose } from '@toam/contracts/chat/visitor-wire';
import { openLine } from './visitor-line';

/** The API's side of a page's socket. */
class Socket {
  static opened: Socket[] = [];
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.opened.push(this);
  }
  send = (text: string) => void this.sent.push(text);
  close = () => void (this.isClosed = true);
  tell = (kind: string) => this.onmessage?.({ data: JSON.stringify({ kind }) });
}

const real = globalThis.WebSocket;
let stop = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  Socket.opened = [];
  globalThis.WebSocket = Socket as unknown as typeof WebSocket;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.WebSocket = real;
});

function aLine(differing: { isHidden?: boolean; failures?: number } = {}) {
  const state = { isHidden: false, failures: 0, ...differing };
  const hear = jest.fn();
  stop = openLine({
    url: 'ws://toam.vn/api/public/chat/live',
    token: () => 'secret',
    isHidden: () => state.isHidden,
    failures: () => state.failures,
    hear,
  });
  return { hear, state };
}

const newest = () => Socket.opened.at(-1)!;

function connect(): void {
  newest().onopen?.();
  newest().tell('ready');
}

test('the token is in the first message and not in the address; ready and changes are heard, beats are not', () => {
  const { hear } = aLine();
  newest().onopen?.();
  expect(newest().url).not.toContain('secret');
  expect(newest().sent).toEqual(['{"token":"secret"}']);
  for (const kind of ['ready', 'beat', 'changed']) newest().tell(kind);
  expect(hear).toHaveBeenCalledTimes(2);
});

test('while the socket speaks, nothing is asked', () => {
  const { hear } = aLine();
  connect();
  hear.mockClear();
  for (let beats = 0; beats < 10; beats++) {
    jest.advanceTimersByTime(12_000);
    newest().tell('beat');
  }
  expect(hear).not.toHaveBeenCalled();
});

test('a cut cable is noticed within 30 s; then it asks, and opens a socket again', () => {
  const { hear } = aLine();
  connect();
  hear.mockClear();
  jest.advanceTimersByTime(30_000);
  expect(Socket.opened[0]!.isClosed).toBe(true);
  jest.advanceTimersByTime(3500);
  expect(hear).toHaveBeenCalled();
  expect(Socket.opened).toHaveLength(2);
  connect();
  hear.mockClear();
  jest.advanceTimersByTime(20_000);
  expect(hear).not.toHaveBeenCalled();
});

test.each([
  ['every 3 s while somebody looks', {}, 60_000, 20],
  ['every 20 s while nobody does', { isHidden: true }, 60_000, 3],
  ['after failures less often', { failures: 2 }, 60_000, 5],
  ['at least every 30 s', { failures: 20 }, 60_000, 2],
])('without a socket it asks %s', (_when, differing, time, count) => {
  const { hear } = aLine(differing);
  newest().onclose?.({ code: 1006 });
  // no socket ever comes back
  for (let passed = 0; passed < time; passed += 500) {
    if (!newest().isClosed) newest().onclose?.({ code: 1006 });
    jest.advanceTimersByTime(500);
  }
  expect(hear.mock.calls.length).toBeGreaterThanOrEqual(count - 1);
  expect(hear.mock.calls.length).toBeLessThanOrEqual(count);
});

test('a revoked session reads once more, and neither asks nor connects again', () => {
  const { hear } = aLine();
  connect();
  hear.mockClear();
  newest().onclose?.({ code: visitorClose.ended });
  jest.advanceTimersByTime(120_000);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(Socket.opened).toHaveLength(1);
});

test('one page too many asks seldom, and connects again when somebody looks at it', () => {
  const { hear } = aLine();
  connect();
  hear.mockClear();
  newest().onclose?.({ code: visitorClose.crowded });
  jest.advanceTimersByTime(60_000);
  expect(hear).toHaveBeenCalledTimes(3);
  expect(Socket.opened).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.opened).toHaveLength(2);
});

test('when the network is back it waits no longer', () => {
  const { hear } = aLine();
  newest().onclose?.({ code: 1006 });
  hear.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(hear).toHaveBeenCalledTimes(1);
  expect(Socket.opened).toHaveLength(2);
});
