import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { acceptBodies } from '../../../http/body-parsers';
import { loggerOptions, logRequests } from '../../../http/logging';
import { replyError } from '../../../http/reply-error';
import { liveEvents } from '../../../live/event.schema';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { auditEntries } from '../../../audit/audit.schema';
import { historyEntries } from '../../../history/history.schema';
import { moduleOf } from '../../../http/handle';
import { decryptPortalPassword } from './portals.reads';
import { users } from '../user.schema';
import { portalCalls } from './portal-account';

testApp();

const canary = 'mật-khẩu-cổng-tin-7Q!';
const agent = anActor({ id: 7 });

const row = async (id = agent.id) => (await findRow(users, eq(users.id, id)))!;

const save = (password?: string, name = 'thuha.toam') =>
  as(agent).put('/user/alonhadat', { alonhadat_name: name, alonhadat_password: password });

test('a portal password is stored sealed, another way every time, and the gateway reads it as it was typed', async () => {
  expect((await save(canary)).json().data).toEqual({ alonhadat_name: 'thuha.toam', has_alonhadat_password: true });
  const first = (await row()).alonhadat_password!;
  await save(canary);
  const second = (await row()).alonhadat_password!;
  expect(first).toMatch(/^v1\./);
  expect(second).not.toBe(first);
  expect(await decryptPortalPassword(7, 'alonhadat')).toEqual({ name: 'thuha.toam', password: canary });
  expect(await decryptPortalPassword(7, 'batdongsan')).toBeNull();
});

test('a password is required, which a stored one satisfies; an empty one is none', async () => {
  const missing = await save();
  expect([missing.statusCode, missing.json().errors]).toEqual([422, { alonhadat_password: 'Thông tin bắt buộc' }]);
  await save(canary);
  expect((await save(undefined, 'tên mới')).statusCode).toBe(200);
  expect(await decryptPortalPassword(7, 'alonhadat')).toEqual({ name: 'tên mới', password: canary });
  expect((await save('')).statusCode).toBe(422);
  expect((await save(canary, ' ')).json().errors).toHaveProperty('alonhadat_name');
});

test('each portal has an account of its own, and forgetting one leaves the other', async () => {
  await save(canary);
  await as(agent).put('/user/batdongsan', { batdongsan_name: 'ha.bds', batdongsan_password: 'khac-han' });
  expect((await as(agent).post('/user/post/alonhadat/delete')).statusCode).toBe(200);
  expect(await decryptPortalPassword(7, 'alonhadat')).toBeNull();
  expect(await decryptPortalPassword(7, 'batdongsan')).toEqual({ name: 'ha.bds', password: 'khac-han' });
  expect((await as(agent).get('/user/detail')).json().data).toMatchObject({
    alonhadat_name: '',
    has_alonhadat_password: false,
    batdongsan_name: 'ha.bds',
    has_batdongsan_password: true,
  });
  await as(agent).post('/user/post/batdongsan/delete');
  expect(await row()).toMatchObject({ batdongsan_name: '', batdongsan_password: null });
});

test('a changed row, or one copied from a colleague, fails and tells nothing', async () => {
  await save(canary);
  await insertUser({ id: 8, alonhadat_name: 'kẻ chép', alonhadat_password: (await row()).alonhadat_password });
  await expect(decryptPortalPassword(8, 'alonhadat')).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('nhập lại'),
  });
  await db().update(users).set({ alonhadat_password: 'v1.00000000.AAAA.AAAA' }).where(eq(users.id, 7));
  await expect(decryptPortalPassword(7, 'alonhadat')).rejects.toMatchObject({ code: 'invalid' });
});

test('nothing that leaves the API, and no row beside the sealed one, holds the password or its sealed form', async () => {
  await as(anAdmin({ id: 2 })).get('/user/list');
  const answers = [await save(canary), await save(canary), await save('')];
  const sealed = (await row()).alonhadat_password!;
  for (const path of ['/user/detail', '/user/list', '/user/get-all-name']) answers.push(await as(agent).get(path));
  answers.push(await as(anAdmin({ id: 2 })).get('/user/detail?user_id=7'));
  const kept = [await db().select().from(historyEntries), await allRows(auditEntries), await allRows(liveEvents)];
  const everything = JSON.stringify([answers.map(({ body, headers }) => [body, headers]), kept]);
  expect(everything).not.toContain(canary);
  expect(everything).not.toContain(sealed);
  expect(everything).toContain('Đã đổi');
  const columns = (await db().select().from(historyEntries)).map(({ column }) => column);
  expect(columns).toEqual(['alonhadat_name', 'alonhadat_password', 'alonhadat_password']);
});

test('the log says neither password nor sealed form, even of a save that the database fails', async () => {
  const lines: string[] = [];
  const app = Fastify(loggerOptions('trace', { write: (line) => lines.push(line) }));
  app.decorate('endpoints', []);
  app.decorateRequest('session', null);
  app.setErrorHandler(replyError);
  logRequests(app);
  await acceptBodies(app);
  moduleOf(portalCalls)(app);
  await insertUser(agent);
  const authorization = `Bearer ${await insertSession(agent.id)}`;
  const send = () =>
    app.inject({
      method: 'PUT',
      url: '/api/user/alonhadat',
      headers: { authorization },
      payload: { alonhadat_name: 'thuha.toam', alonhadat_password: canary },
    });
  expect((await send()).statusCode).toBe(200);
  const sealed = (await row()).alonhadat_password!;
  await db().execute(sql`alter table users add constraint no_more check (alonhadat_name = '')  not valid`);
  try {
    expect((await send()).statusCode).toBe(500);
  } finally {
    await db().execute(sql`alter table users drop constraint no_more`);
  }
  await app.close();
  expect(lines.join('')).toContain('request failed');
  for (const secret of [canary, sealed, 'v1.', 'thuha.toam']) expect(lines.join('')).not.toContain(secret);
});
