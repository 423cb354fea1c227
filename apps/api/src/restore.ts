import { restore } from './db/restore';
import { readEnv } from './env';
import { keepFilesPrivate, makePrivate } from './private-files';

/** Entry of `node tools/restore.mjs [dump]`. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const { DATA_DIR } = readEnv(process.env);
  const { dump, rows, before } = await restore(DATA_DIR, process.argv[2]);
  await makePrivate(DATA_DIR);
  const total = Object.values(rows).reduce((sum, found) => sum + found, 0);
  process.stdout.write(`Đã khôi phục ${dump}: ${total} dòng trong ${Object.keys(rows).length} bảng.\n`);
  if (before) process.stdout.write(`Dữ liệu trước đó được giữ ở ${before}.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
