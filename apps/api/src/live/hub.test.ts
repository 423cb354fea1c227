import { liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import type { WebSocket } from 'ws';
import { findSession } from '../sessions/find-session';
import { revokeSessions } from '../sessions/revoke-sessions';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
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
