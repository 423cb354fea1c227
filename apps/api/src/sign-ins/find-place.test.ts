import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { db } from '../db/db';
import { usePlaceServices } from '../geocoder/geocoder';
import { openQueue, type Queue } from '../jobs/jobs';
import { hashPassword } from '../sessions/password';
import { insertUser } from '../testing/insert-user';
import { testApp, withSession } from '../testing/test-app';
import { findSignInPlace } from './find-place';
import { loginTracks } from './login-track.schema';

const { app, database } = testApp();

let service: Server;
let base: string;
let queue: Queue;
let isDown: boolean;

beforeAll(async () => {
  service = createServer((request, response) => {
    const isIp = request.url?.startsWith('/ip/');
    const place = isIp
      ? { city: 'Hồ Chí Minh', country: 'Việt Nam', latitude: 10.82, longitude: 106.63 }
      : { display_name: '45 Lê Lợi, Quận 1' };
    response.writeHead(isDown ? 503 : 200).end(JSON.stringify(place));
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  queue = await openQueue(database().engine, { oneOffs: [findSignInPlace] }, {} as FastifyBaseLogger);
}, 60_000);
afterAll(async () => {
  usePlaceServices({});
  await queue.stop();
  await new Promise((closed) => service.close(closed));
});

beforeEach(async () => {
  isDown = false;
  usePlaceServices({ geocoder: base, ipLookup: `${base}/ip/{ip}` });
  await db().execute(sql`delete from jobs.job`);
  await insertUser({ id: 7, email: 'ha@toam.vn', password_hash: await hashPassword('mat-khau-thu') });
});

async function signIn(ip = '113.161.70.8') {
  const reply = await app().inject({
    method: 'POST',
    url: '/api/auth/signin/email',
    remoteAddress: ip,
    payload: { email: 'ha@toam.vn', password: 'mat-khau-thu' },
  });
  return withSession(reply.json<{ data: { token: string } }>().data.token);
}

const asked = async () => {
  const { rows } = await db().execute<{ track: number }>(
    sql`select (data->>'track_id')::int as track from jobs.job where name = 'find-sign-in-place' order by created_on, id`,
  );
  return rows.map(({ track }) => track);
};
const onlyTrack = async () => (await db().select().from(loginTracks))[0]!;

test('signing in asks nobody: the place of its address is a job’s work', async () => {
  isDown = true;
  await signIn();
  const { id, located_by } = await onlyTrack();
  expect([await asked(), located_by]).toEqual([[id], null]);
  await expect(findSignInPlace.work({ track_id: id })).rejects.toThrow('the IP lookup answered 503');
  isDown = false;
  await findSignInPlace.work({ track_id: id });
  await findSignInPlace.work({ track_id: id });
  expect(await onlyTrack()).toMatchObject({
    ...{ address: 'Hồ Chí Minh, Việt Nam', latitude: 10.82, longitude: 106.63, located_by: 'ip' },
  });
});

test('an office’s own network is looked up nowhere', async () => {
  await signIn('192.168.1.20');
  expect(await asked()).toEqual([]);
});

test('what the browser tells has its district at once and its address from the job', async () => {
  const me = await signIn('192.168.1.20');
  await me.post('/user/location/track', { location: { latitude: 10.77249, longitude: 106.69805 } });
  const { id, address } = await onlyTrack();
  expect([address, await asked()]).toEqual(['Gần Quận 1, TP. Hồ Chí Minh', [id]]);
  await findSignInPlace.work({ track_id: id });
  expect(await onlyTrack()).toMatchObject({ address: '45 Lê Lợi, Quận 1', latitude: 10.77249, located_by: 'browser' });
});

test('the browser knows better than the register of addresses, before and after', async () => {
  const me = await signIn();
  const { id } = await onlyTrack();
  await findSignInPlace.work({ track_id: id });
  await me.post('/user/location/track', { location: { latitude: 10.77249, longitude: 106.69805 } });
  await findSignInPlace.work({ track_id: id });
  expect(await onlyTrack()).toMatchObject({ latitude: 10.77249, located_by: 'browser' });
});

test('a sign-in that is gone meanwhile needs no place', async () => {
  await signIn();
  const { id } = await onlyTrack();
  await db().delete(loginTracks).where(eq(loginTracks.id, id));
  await expect(findSignInPlace.work({ track_id: id })).resolves.toBeUndefined();
});
