import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from './db/open-database';
import type { Engine } from './db/engine';
import { openQueue } from './jobs/jobs';
import { everyJob, everyOneOff } from './modules/every-job';
import { readSecretFiles } from './secret-files';
import { StartFailure } from './start-failure';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Of all variables only the address of the database, by the role that owns it: this process needs no key. */
function ownersUrl(): string {
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  const { values, findings } = readSecretFiles({ DATABASE_URL, DATABASE_URL_FILE });
  const url = DATABASE_URL || values.DATABASE_URL;
  if (url && !findings.length) return url;
  throw new StartFailure(findings.join('; ') || 'Cần DATABASE_URL của tài khoản sở hữu cơ sở dữ liệu.');
}

/**
 * What a role needs to serve people: reading and changing rows, numbers for new ones. It owns nothing, so it can not alter, drop or
 * truncate a table nor disable a trigger; of what is recorded it can only add.
 */
const rightsOf = (role: string): string => `
  revoke create on schema public from public;
  grant usage on schema public, jobs, drizzle to ${role};
  grant select, insert, update, delete on all tables in schema public, jobs to ${role};
  grant select, usage, update on all sequences in schema public, jobs to ${role};
  grant select on all tables in schema drizzle to ${role};
  grant select on all sequences in schema drizzle to ${role};
  revoke update, delete on audit_entries from ${role}`;

/** The tables of the job queue and a partition for each queue. */
async function makeQueues(engine: Engine): Promise<void> {
  const log = pino({ level: 'error' }, process.stderr);
  const queue = await openQueue(engine, { jobs: everyJob, oneOffs: everyOneOff }, log);
  await queue.stop();
}

async function grantRights(engine: Engine, role: string): Promise<void> {
  const asked =
    'select rolname = current_user or pg_has_role(oid, current_user, $2) as owns from pg_roles where rolname = $1';
  const [found] = (await engine.run(asked, [role, 'MEMBER'])).rows as { owns: boolean }[];
  if (!found)
    throw new StartFailure(`Chưa có tài khoản ${role} trong PostgreSQL: create role ${role} login password '…'.`);
  if (found.owns) throw new StartFailure(`Tài khoản ${role} sở hữu cơ sở dữ liệu: cần một tài khoản khác để phục vụ.`);
  await engine.run(rightsOf(pg.escapeIdentifier(role)));
}

/**
 * Entry of `npm run migrate -- [role]`: what only the owner of the database may do (tables, queues), and the rights of the role that
 * serves. It runs before instances start whose own role may not (`deploy/systemd/toam-migrate.service`).
 */
async function main(): Promise<void> {
  const role = process.argv[2];
  const { engine, close } = await openDatabase(
    { DATABASE_URL: ownersUrl(), DATABASE_READ_URL: undefined, DATA_DIR: '' },
    (error) => process.stderr.write(`PostgreSQL: ${error.message}\n`),
  );
  try {
    await makeQueues(engine);
    if (role) await engine.alone(() => grantRights(engine, role));
  } finally {
    await close();
  }
  say(role ? `Cơ sở dữ liệu đã mới nhất, ${role} có đủ quyền để phục vụ.` : 'Cơ sở dữ liệu đã mới nhất.');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
