import { waitFor } from '@testing-library/react';
import { connectLive, disconnectLive } from '@toam/live/live';

/** The browser's socket, driven by the test. */
class LiveSocket extends EventTarget {
  static last: LiveSocket | undefined;
  readyState = 0;
  send = () => undefined;
  close = () => undefined;
  constructor() {
    super();
    LiveSocket.last = this;
  }

  /** Otherwise it would be doubted after some seconds, and the API asked for its health. */
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

let heard = 0;

/** Somebody changed this record. */
export function hearChange(noun: string, record_id: number): void {
  heard += 1;
  const event = { id: heard, kind: 'record.changed', noun, record_id, changed_by: 2 };
  LiveSocket.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** Before each test that hears changes: a connected socket, and lists that answer a change without spreading out. */
export async function openLive(): Promise<void> {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  LiveSocket.last = undefined;
  heard = 0;
  globalThis.WebSocket = LiveSocket as unknown as typeof WebSocket;
  connectLive({ token: 'token', onRevoked: () => undefined });
  const socket = await waitFor(() => {
    if (!LiveSocket.last) throw new Error('no socket yet');
    return LiveSocket.last;
  });
  socket.open();
}

/** After each of them. */
export function closeLive(): void {
  disconnectLive();
  jest.restoreAllMocks();
}
