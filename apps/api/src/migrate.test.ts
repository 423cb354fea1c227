import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { buildRealApi, runApi, startRealApi, temporaryFolder } from './testing/real-process';

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;
const admin = { email: 'admin@toam.vn', password: 'mat-khau-quan-tri' };

onServer('a role that serves and owns nothing', () => {
  const id = randomUUID().replaceAll('-', '');
  const [database, owner, serving] = [`toam_migrate_${id}`, `toam_owner_${id}`, `toam_serving_${id}`];
  const urlOf = (role: string) => Object.assign(new URL(server!), { username: role, pathname: `/${database}` }).href;
  const DATA_DIR = temporaryFolder('migrate');
  let entry: string;
  let client: Client | undefined;

  const connected = async (url: string) => {
    const made = new Client({ connectionString: url });
    await made.connect();
    return made;
  };
  async function asSuperuser(...statements: string[]) {
    const made = await connected(server!);
    for (const text of statements) await made.query(text);
    await made.end();
  }

  beforeAll(async () => {
    entry = await buildRealApi();
    await asSuperuser(
      `create role ${owner} login`,
      `create role ${serving} login`,
      `create database ${database} owner ${owner}`,
    );
    client = await connected(urlOf(serving));
  }, 120_000);
  afterAll(async () => {
    await client?.end();
    await asSuperuser(`drop database ${database} with (force)`, `drop role ${serving}`, `drop role ${owner}`);
  });

  const command = (name: 'migrate' | 'backup', argument: string, env: Record<string, string>) =>
    new Promise<{ code: number; said: string }>((done) => {
      const { PATH, POSTGRES_BIN = '' } = process.env;
      const file = path.join(path.dirname(entry), `${name}.js`);
      execFile(process.execPath, [file, argument], { env: { PATH, POSTGRES_BIN, ...env } }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });
  const variables = () => ({
    ...{ DATABASE_URL: urlOf(serving), DATA_DIR, NODE_ENV: 'production' },
    ...{ SIGNING_KEY: 'a signing key for tests, 32 letters', SECRETS_KEY: 'a key of secrets for tests, 32 letters' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
  const codeOf = (text: string) =>
    client!.query(text).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const names = async (text: string) => (await client!.query<{ name: string }>(text)).rows.map(({ name }) => name);

  test('before the owner has made the tables its instance says in one line what to do', async () => {
    const { ended, complaints } = runApi(entry, variables());
    expect(await ended).toBe(1);
    expect(complaints().trim()).toMatch(/^Cơ sở dữ liệu chưa được nâng cấp[^\n]+npm run migrate[^\n]+$/);
  }, 60_000);

  test('npm run migrate makes tables and queues and grants what serving needs, however often; the owner itself is refused', async () => {
    const env = { DATABASE_URL: urlOf(owner) };
    expect(await command('migrate', owner, env)).toMatchObject({ code: 1, said: expect.stringContaining('sở hữu') });
    for (let run = 0; run < 2; run++)
      expect(await command('migrate', serving, env)).toEqual({ code: 0, said: expect.stringContaining(serving) });
  }, 120_000);

  test('with these rights people sign in, every job runs, and a backup is made', async () => {
    const api = await startRealApi(entry, variables());
    const reply = await fetch(`${api.address}/auth/signin/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    expect(reply.status).toBe(200);
    const unfinished = `select distinct name from jobs.job where state <> 'completed'`;
    while ((await names(unfinished)).length) await new Promise((wake) => setTimeout(wake, 200));
    expect((await names('select distinct name from jobs.job')).length).toBeGreaterThan(15);
    expect(await api.end('SIGTERM')).toBe(0);
    expect(api.complaints()).toBe('');
    expect(await command('backup', temporaryFolder('backups'), variables())).toMatchObject({ code: 0 });
  }, 120_000);

  test('it can not disable the trigger of the audit, nor change, empty, alter or drop anything', async () => {
    const tables = await names(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname in ('public', 'jobs', 'drizzle') order by 1`,
    );
    expect(tables.length).toBeGreaterThan(80);
    const audit = ['update audit_entries set action = action', 'delete from audit_entries'];
    const everywhere = tables.flatMap((name) => [
      `alter table ${name} disable trigger all`,
      `alter table ${name} add column x int`,
      `create index on ${name} ((1))`,
      `create trigger x before insert on ${name} for each row execute function refuse_audit_change()`,
      `truncate ${name} cascade`,
      `drop table ${name} cascade`,
    ]);
    const beside = [
      'drop trigger audit_entries_stand on audit_entries',
      'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
      'alter function refuse_audit_change() rename to x',
      'drop sequence live_event_position cascade',
      'create table public.x (id int)',
      'create schema x',
      'drop schema jobs cascade',
      'set session_replication_role = replica',
      `set role ${owner}`,
    ];
    const allowed: string[] = [];
    for (const text of [...audit, ...everywhere, ...beside]) if ((await codeOf(text)) !== '42501') allowed.push(text);
    expect(allowed).toEqual([]);
  }, 60_000);
});
