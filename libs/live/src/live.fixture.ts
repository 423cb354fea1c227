import type { LiveEvent } from '@toam/contracts/live/live-events';
import { connectLive, disconnectLive } from './live';

/** A fake of the browser's socket, controlled by the test. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  binaryType = 'blob';
  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
  }
  send = (data: string) => this.sent.push(data);
  close = () => undefined;
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(event: LiveEvent | Record<string, unknown>) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  end(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: true }));
  }
}

export const socket = () => FakeSocket.opened.at(-1) as FakeSocket;
export const onRevoked = jest.fn();

/** Connects, and the server accepts. */
export async function connect(): Promise<FakeSocket> {
  connectLive({ token: 'token-1', onRevoked });
  await jest.advanceTimersByTimeAsync(10);
  socket().open();
  return socket();
}

/** Before each test of a file: fake timers, and no socket from an earlier test. */
export function startWithoutSockets() {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  onRevoked.mockReset();
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
}

/** After each test of a file. */
export function leaveNoSocket() {
  disconnectLive();
  jest.useRealTimers();
}
