import { waitFor } from '@testing-library/react';
import { connectLive, disconnectLive } from '@toam/live/live';

/** A fake of the browser's socket, controlled by the test. */
class LiveSocket extends EventTarget {
  static last: LiveSocket | undefined;
  readyState = 0;
  send = () => undefined;
  close = () => undefined;
  constructor() {
    super();
    LiveSocket.last = this;
  }

  /** Opens the socket. Otherwise a health check would follow after some seconds. */
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

let heard = 0;

/** Sends `record.changed` for this record, by another person. */
export function hearChange(noun: string, record_id: number): void {
  heard += 1;
  const event = { id: heard, kind: 'record.changed', noun, record_id, changed_by: 2 };
  LiveSocket.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** Sends `chat.changed` for this conversation. */
export function hearChat(conversation_id: string): void {
  heard += 1;
  const event = { id: heard, kind: 'chat.changed', conversation_id };
  LiveSocket.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** Before each test with live changes: a connected socket, and lists that refresh without a random delay. */
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

/** After each test with live changes. */
export function closeLive(): void {
  disconnectLive();
  jest.restoreAllMocks();
}
