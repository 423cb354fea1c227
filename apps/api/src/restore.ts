import { statSync } from 'node:fs';
import { restoreBackup } from './backup/restore-backup';
import { restore } from './db/restore';
import { readEnv } from './env';
import { keepFilesPrivate, makePrivate } from './private-files';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Entry of `npm run restore -- [backup or dump]`. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const given = process.argv[2];
  const isFolder = given !== undefined && statSync(given, { throwIfNoEntry: false })?.isDirectory();
  await (isFolder ? fromBackup(given) : fromDump(given));
}

/** A folder that `npm run backup` wrote. */
async function fromBackup(folder: string): Promise<void> {
  // keys come with the backup: production must not ask for them before they are there
  const env = readEnv({ ...process.env, NODE_ENV: 'development' });
  const { manifest, before, keys } = await restoreBackup(env, folder, process.env);
  if (!env.DATABASE_URL) await makePrivate(env.DATA_DIR);
  const total = Object.values(manifest.rows).reduce((sum, found) => sum + found, 0);
  say(`Đã khôi phục bản sao lưu lúc ${manifest.at}: ${total} dòng, mọi bảng đủ số dòng.`);
  if (before) say(`Dữ liệu trước đó được giữ ở ${before}.`);
  if (manifest.store) say(`Tệp vẫn ở kho ${manifest.store}: đặt FILES_URL như cũ.`);
  if (keys.length) say(`Trước khi chạy, lấy ${keys.join(', ')} từ keys.env của bản sao lưu.`);
}

/** A dump of an embedded database, the newest unless told. */
async function fromDump(file?: string): Promise<void> {
  const { DATA_DIR } = readEnv(process.env);
  const { dump, rows, before } = await restore(DATA_DIR, file);
  await makePrivate(DATA_DIR);
  const total = Object.values(rows).reduce((sum, found) => sum + found, 0);
  say(`Đã khôi phục ${dump}: ${total} dòng trong ${Object.keys(rows).length} bảng.`);
  if (before) say(`Dữ liệu trước đó được giữ ở ${before}.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
