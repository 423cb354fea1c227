import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { useDatabase } from '../db/db';
import { databaseFolder } from '../db/open-database';
import { openPglite } from '../db/pglite.engine';
import { insertHouse } from '../testing/insert-house';
import { pgliteTemplate } from '../testing/template';
import { buildRealApi, startRealApi, temporaryFolder } from '../testing/real-process';

const server = process.env.TEST_DATABASE_URL!;
const name = `toam_move_${randomUUID().replaceAll('-', '')}`;
const url = server.replace(/\/[^/]*$/, `/${name}`);

async function ask<Row>(at: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: at });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
}

describe('from the embedded database to PostgreSQL', () => {
  let entry: string;
  const DATA_DIR = temporaryFolder('move');
  const admin = { ADMIN_EMAIL: 'admin@toam.vn', ADMIN_PASSWORD: 'mat-khau-quan-tri' };

  /** @param killAt what it says when it is killed */
  const move = (killAt?: string) =>
    new Promise<{ code: number | null; said: string }>((done) => {
      const env = { PATH: process.env.PATH, DATA_DIR, NODE_ENV: 'development' };
      const child = spawn(process.execPath, [path.join(path.dirname(entry), 'move.js'), url], { env });
      let said = '';
      const hear = (part: Buffer) => {
        said += String(part);
        if (killAt && said.includes(killAt)) child.kill('SIGKILL');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', (code) => done({ code, said }));
    });

  beforeAll(async () => {
    entry = await buildRealApi();
    await ask(server, `create database ${name}`);
    await (await openPglite({ dataDir: databaseFolder(DATA_DIR), loadDataDir: await pgliteTemplate() })).close();
    await (await startRealApi(entry, { DATA_DIR, ...admin })).end('SIGTERM');
    const source = await openPglite({ dataDir: databaseFolder(DATA_DIR) });
    useDatabase(source);
    const [owner] = (await source.run('select min(id) as id from users')).rows as [{ id: number }];
    for (let n = 1; n <= 520; n++)
      await insertHouse({
        user_id: owner.id,
        title: `Nhà phố «${n}», "hẻm" \\ 5`,
        into_money: 9_007_199_254_740_991 - n,
      });
    useDatabase(undefined);
    await source.close();
  }, 180_000);
  afterAll(() => ask(server, `drop database if exists ${name} with (force)`));

  test('a move that was broken goes on; every row arrives as it was; the process starts there and numbers on', async () => {
    // a database that is somebody's is refused before anything of ours is in it
    await ask(url, 'create table theirs (id int)');
    expect(await move()).toMatchObject({ code: 1, said: expect.stringContaining('đã có dữ liệu') });
    expect(await ask(url, `select from pg_tables where schemaname in ('public', 'jobs', 'drizzle')`)).toHaveLength(1);
    await ask(url, 'drop table theirs');
    expect((await move('form_types: ')).code).toBeNull();
    const second = await move();
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('houses: 520 dòng') });
    expect(second.said).toContain('(đã có từ lần trước)');
    const [moved] = await ask<object>(
      url,
      `select (select count(*)::int from houses) as houses, (select count(*)::int from listed_houses) as listed,
        (select count(*)::int from pg_constraint where contype = 'f') > 100 as keys, to_regclass('toam_move') as left,
        (select count(*)::int from pg_trigger where tgenabled = 'D') as resting`,
    );
    expect(moved).toEqual({ houses: 520, listed: 520, keys: true, left: null, resting: 0 });
    const [house] = await ask<object>(url, `select title, into_money from houses where title like '%«7»%'`);
    expect(house).toEqual({
      title: 'Nhà phố «7», "hẻm" \\ 5',
      into_money: 9007199254740984,
    });
    const [next] = await ask<{ id: number }>(url, `select nextval(pg_get_serial_sequence('houses', 'id'))::int as id`);
    expect(next!.id).toBe(521);
    expect(await move()).toMatchObject({ code: 1, said: expect.stringContaining('đã có dữ liệu') });
    const api = await startRealApi(entry, { DATA_DIR, DATABASE_URL: url });
    const signedIn = await fetch(`${api.address}/auth/signin/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    await api.end('SIGTERM');
  }, 180_000);
});
