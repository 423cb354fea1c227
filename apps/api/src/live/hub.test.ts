import { liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import type { WebSocket } from 'ws';
import { findSession } from '../sessions/find-session';
import { revokeSessions } from '../sessions/revoke-sessions';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { emit } from './emit';
import { openHub } from './hub';

const { app, database } = testApp();

test('a session that ends between its hello and its joining is shown out', async () => {
  await insertUser({ id: 7 });
  const session = await findSession(await insertSession(7));
  await revokeSessions(7);
  const hub = await openHub(database().engine, app().log);
  const close = jest.fn();
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: jest.fn(), close } as unknown as WebSocket;
  await hub.join({ socket, session: session!, held: [], isAlive: true }, null);
  await hub.close();
  expect(close).toHaveBeenCalledWith(liveUnauthenticatedCode);
});

test('what happens while a tab comes back reaches it once and in order', async () => {
  await insertUser({ id: 7 });
  const session = await findSession(await insertSession(7));
  const hub = await openHub(database().engine, app().log);
  const happen = () => emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  const returning = async (last: number | null) => {
    const heard: number[] = [];
    const send = (message: Buffer) => {
      const { id, kind } = JSON.parse(message.toString()) as { id: number; kind: string };
      heard.push(kind === 'live.ready' ? -1 : id);
    };
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send, close: jest.fn() } as unknown as WebSocket;
    await Promise.all([hub.join({ socket, session: session!, held: [], isAlive: true }, last), happen(), happen()]);
    return heard;
  };
  const first = await returning(null);
  while (first.length < 3) await new Promise((wake) => setTimeout(wake, 5));
  const last = first.at(-1)!;
  for (let round = 0; round < 10; round++) {
    const heard = await returning(last);
    const expected = 2 + 2 * round;
    while (heard.length < 1 + expected) await new Promise((wake) => setTimeout(wake, 5));
    await new Promise((wake) => setTimeout(wake, 20));
    expect(heard.slice(1)).toEqual(Array.from({ length: expected }, (_, at) => last + 1 + at));
  }
  await hub.close();
});
