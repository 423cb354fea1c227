import type { WebSocket } from 'ws';
import { type LiveSocket, ping, send } from './live-socket';
import { type Tab, publishBeat } from './tabs';

function aSocket(differing: { isAlive?: boolean; bufferedAmount?: number } = {}) {
  const done: string[] = [];
  const socket = {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: differing.bufferedAmount ?? 0 },
    ping: () => void done.push('ping'),
    terminate: () => void done.push('terminate'),
    send: (text: string) => void done.push(text),
  };
  const live: LiveSocket = { socket: socket as unknown as WebSocket, isAlive: differing.isAlive ?? true };
  return { live, done };
}

test('a socket that did not answer a ping is cut at the next', () => {
  const silent = aSocket();
  const answering = aSocket();
  ping([silent.live, answering.live]);
  answering.live.isAlive = true;
  ping([silent.live, answering.live]);
  expect(silent.done).toEqual(['ping', 'terminate']);
  expect(answering.done).toEqual(['ping', 'ping']);
});

test('a beat goes to every tab that has caught up, and to none that would take it for its welcome', () => {
  const [caughtUp, joining] = [aSocket(), aSocket()];
  const session = {} as Tab['session'];
  publishBeat([{ ...caughtUp.live, session, held: null }, { ...joining.live, session, held: [] }], 7); // prettier-ignore
  expect(caughtUp.done.map(String)).toEqual(['{"id":7,"kind":"live.beat"}']);
  expect(joining.done).toEqual([]);
});

test('a browser that reads too slowly is cut, instead of filling the memory', () => {
  const slow = aSocket({ bufferedAmount: 1_000_001 });
  send(slow.live, { kind: 'changed' });
  expect(slow.done).toEqual(['terminate']);
});
