import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@toam/contracts/release/release.endpoints';
import { publishBuilds } from '@toam/releases/release';
import { readReleases } from '@toam/releases/web-folder';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { temporaryFolder } from '../../testing/real-process';
import { anonymous, as, testApp } from '../../testing/test-app';

const WEB_DIR = path.join(temporaryFolder('releases'), 'web');
testApp({ env: { WEB_DIR, TRY_BUILDS: 'lan@toam.vn' } });

const admin = anAdmin({ id: 2 });
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(12)) as [string, string, string];

/** Publishes a build of crm that is served elsewhere, so it has no files. */
const publish = (build: string, name = 'crm') =>
  publishBuilds(
    WEB_DIR,
    [
      {
        ...{ name, build, commit: 'c0ffee'.repeat(6) },
        entry: { name, segments: [`at-${name}`], slots: [], entry: `/${name}/${build}`, team: 'Khách hàng' },
      },
    ],
    { by: 'Lan' },
  );
const listed = async () => (await as(admin).get('/release/list')).json<{ data: Release[] }>().data;
const back = (name: string, build: string, actor = admin) => as(actor).post('/release/back', { name, build });
const liveOfCrm = async () => (await listed()).find(({ name }) => name === 'crm')?.build;

beforeEach(() => rmSync(WEB_DIR, { recursive: true, force: true }));

test('admins read what is live, since when, from which commit and by whom, and the way back', async () => {
  const nothing = { build: null, commit: null, since: null, by: null, back: null };
  expect(await listed()).toEqual([{ name: 'shell', team: null, ...nothing }]);
  await publish(a);
  await publish(b);
  const [shell, crm, ...others] = await listed();
  expect([shell, others]).toEqual([{ name: 'shell', team: null, ...nothing }, []]);
  const at = expect.closeTo(Date.now() / 1000, -2);
  expect(crm).toEqual({
    ...{ name: 'crm', team: 'Khách hàng', build: b, commit: 'c0ffee'.repeat(6), since: at, by: 'Lan' },
    back: { build: a, commit: 'c0ffee'.repeat(6), since: at },
  });
});

test('an entry that this code does not understand is no failure of the list', async () => {
  await publish(a);
  writeFileSync(path.join(WEB_DIR, 'remotes.json'), '{"version":1,"remotes":[{"name":"crm","team":7},"new",{}]}');
  expect((await listed()).map(({ name, build, team }) => [name, build, team])).toEqual([
    ['shell', null, null],
    ['crm', a, null],
  ]);
});

test('back is the build before, for everybody from then on, with the admin’s name in both books', async () => {
  await publish(a);
  await publish(b);
  const reply = await back('crm', b);
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: { build: a } }]);
  expect(await liveOfCrm()).toBe(a);
  expect((await readReleases(WEB_DIR)).at(-1)).toMatchObject({ build: a, step: 'live', by: 'Nguyễn Thu Hà' });
  const [entry] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: 'release_back', noun: 'release', user_id: 2 });
  expect(entry?.detail).toEqual({ remote: 'crm', from_build: b, to_build: a });
});

test.each([
  ['the first build has no way back', [a], a, /chưa có bản nào trước/],
  ['somebody published meanwhile', [a, b, c], b, new RegExp(`bản đang chạy là ${c}`)],
  ['a remote that nobody published', [], a, /Chưa có bản phát hành nào/],
])('%s: refused, and nothing changes', async (_why, builds, seen, words) => {
  for (const build of builds) await publish(build);
  const reply = await back('crm', seen);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toMatch(words);
  expect(await liveOfCrm()).toBe(builds.at(-1));
  expect(await db().select().from(auditEntries)).toEqual([]);
});

test('an earlier build whose files are gone is refused in words', async () => {
  await publish(a);
  await publish(b);
  rmSync(path.join(WEB_DIR, 'remotes/crm', a), { recursive: true });
  const reply = await back('crm', b);
  expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('không còn')]);
  expect(await liveOfCrm()).toBe(b);
});

test('nobody else reads or changes what is live', async () => {
  await publish(a);
  await publish(b);
  for (const actor of [anActor({ id: 7 }), anActor({ id: 8, chat_permission: 1 })]) {
    expect((await as(actor).get('/release/list')).statusCode).toBe(403);
    expect((await back('crm', b, actor)).statusCode).toBe(403);
  }
  expect((await anonymous.post('/release/back', { name: 'crm', build: b })).statusCode).toBe(401);
  expect(await liveOfCrm()).toBe(b);
});

describe('trying a build', () => {
  const held = (build: string, needs?: string[]) =>
    publishBuilds(
      WEB_DIR,
      [
        {
          ...{ name: 'crm', build, commit: null, ...(needs && { needs: { '@toam/ui/core': needs } }) },
          entry: { name: 'crm', segments: ['at-crm'], slots: [], entry: `/crm/${build}` },
        },
      ],
      { by: 'Lan', isHeld: true },
    );
  const tried = (actor = admin, name = 'crm', build = b) => as(actor).get(`/release/build?name=${encodeURIComponent(name)}&build=${build}`);
  const tester = anActor({ id: 41 });
  const other = anActor({ id: 42 });

  test('is for admins and whom TRY_BUILDS names', async () => {
    await publish(a);
    await held(b);
    await insertUser({ ...tester, email: 'Lan@toam.vn' });
    await insertUser({ ...other, email: 'mai@toam.vn' });
    expect((await tried()).json()).toMatchObject({ data: { entry: { name: 'crm', entry: `/crm/${b}` } } });
    expect((await tried(tester)).statusCode).toBe(200);
    const refused = await tried(other);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'Chỉ quản trị viên và người được chỉ định mới được dùng thử bản chưa phát hành.',
    ]);
    expect(await liveOfCrm()).toBe(a);
  });

  test('takes only what was uploaded, and what is a remote', async () => {
    await publish(a);
    expect((await tried(admin, 'crm', c)).statusCode).toBe(404);
    expect((await tried(admin, '../..', c)).statusCode).toBe(422);
    expect((await tried(admin, 'shell', c)).statusCode).toBe(404);
  });

  test('takes nothing that could not run in the live shell', async () => {
    const shell = { name: 'shell', build: c, commit: null, gives: { '@toam/ui/core': ['Button'] } };
    await publishBuilds(WEB_DIR, [shell], { by: 'Lan', isForced: true });
    await held(b, ['Tip']);
    const reply = await tried();
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      409,
      'Bản này của crm không chạy được với khung ứng dụng đang phát hành: hãy phát hành khung trước.',
    ]);
  });
});
