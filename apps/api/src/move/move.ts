import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { lockData } from '../db/data-lock';
import { migrationsFolder } from '../db/migrations-folder';
import { databaseFolder, lockFile } from '../db/open-database';
import { createPglite, openPglite } from '../db/pglite.engine';
import { openPostgres } from '../db/postgres.engine';
import { type Env, readEnv } from '../env';
import { openStorage } from '../files/storage';
import { StartFailure } from '../start-failure';
import { claimTarget, moveDatabase } from './move-database';
import { moveJobs } from './move-jobs';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Both schemas as this version knows them. */
async function migrateBoth(dataDir: string, url: string): Promise<void> {
  const here = await openPglite({ dataDir: databaseFolder(dataDir) });
  await here.migrate(migrationsFolder()).finally(here.close);
  const there = await openPostgres(url, (error) => say(error.message));
  await there.alone(() => there.migrate(migrationsFolder())).finally(there.close);
}

/** Uploads go to the store that FILES_URL names, each once; without one they stay where they are. @returns how many */
async function moveFiles(env: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): Promise<number> {
  const folder = path.join(env.DATA_DIR, 'files');
  if (!env.FILES_URL) return 0;
  const store = openStorage(env);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []); // nobody has uploaded anything
  const found = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    // types are stored in the database, and told from there when a file is read
    await store.put(
      path.relative(folder, file).split(path.sep).join('/'),
      await readFile(file),
      'application/octet-stream',
    );
  }
  return found.length;
}

/** Entry of `npm run move -- postgres://…`. */
async function main(): Promise<void> {
  const url = process.argv[2] ?? '';
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartFailure('Cách dùng: npm run move -- postgres://người_dùng:mật_khẩu@máy_chủ/cơ_sở_dữ_liệu');
  const env = readEnv({ ...process.env, DATABASE_URL: undefined, DATABASE_URL_FILE: undefined });
  const unlock = await lockData(lockFile(env.DATA_DIR));
  try {
    if (!existsSync(databaseFolder(env.DATA_DIR)))
      throw new StartFailure(`Không có cơ sở dữ liệu trong ${env.DATA_DIR}.`);
    const target = new Client({ connectionString: url, application_name: 'toam-move' });
    await target.connect();
    try {
      await claimTarget(target);
      await migrateBoth(env.DATA_DIR, url);
      const source = await createPglite({ dataDir: databaseFolder(env.DATA_DIR) });
      const jobs = await moveJobs(source, url);
      let total = 0;
      await moveDatabase(source, target, ({ table, rows, wasThere }) => {
        total += rows;
        say(`${table}: ${rows} dòng${wasThere ? ' (đã có từ lần trước)' : ''}`);
      });
      say(`Đã chuyển ${total} dòng, mọi bảng khớp số dòng và mã kiểm tra.`);
      if (jobs) say(`${jobs} việc đang chờ đi theo.`);
      await source.close();
    } finally {
      await target.end();
    }
    const files = await moveFiles(env);
    if (files) say(`${files} tệp đã lên kho FILES_URL.`);
    say(
      `Chạy tiếp với DATABASE_URL này, và với khoá cũ: SIGNING_KEY là nội dung của ${path.join(env.DATA_DIR, 'signing.key')}, SECRETS_KEY cũng vậy, trừ khi đã đặt riêng.`,
    );
  } finally {
    await unlock();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
