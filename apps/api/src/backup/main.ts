import { readEnv } from '../env';
import { keepFilesPrivate } from '../private-files';
import { backUp } from './back-up';

/** Entry of `npm run backup -- folder`. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const to = process.argv[2];
  if (!to) throw new Error('Cách dùng: npm run backup -- thư_mục');
  const { folder, manifest } = await backUp(readEnv(process.env), to);
  const total = Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0);
  const files = manifest.files === null ? `tệp ở lại kho ${manifest.store}` : `${manifest.files} tệp`;
  process.stdout.write(
    `Đã sao lưu vào ${folder}: ${total} dòng lúc ${manifest.at}, ${files}, và các khoá (keys.env: cất nơi khác với dữ liệu).\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
