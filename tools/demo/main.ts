import { openDatabase } from '../../apps/api/src/db/open-database';
import { BadEnvironment, readEnv } from '../../apps/api/src/env';
import { keepFilesPrivate } from '../../apps/api/src/private-files';
import { useSecrets } from '../../apps/api/src/secrets/secret-box';
import { StartFailure } from '../../apps/api/src/start-failure';
import { demoSize } from './demo-size';
import { fillWithDemo } from './fill';

/** Entry of `npm run demo`: fills the database of the API's environment, unless it already has people or DEMO=0. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const size = demoSize(process.env);
  if (!size) return;
  const env = readEnv(process.env);
  useSecrets(env);
  const started = Date.now();
  const database = await openDatabase(env, (error) => console.error(`PostgreSQL: ${error.message}`));
  try {
    if (await database.engine.alone(() => fillWithDemo(env, size)))
      console.log(`  đã tạo công ty dùng thử sau ${((Date.now() - started) / 1000).toFixed(1)} giây`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof BadEnvironment) console.error(`Cấu hình không hợp lệ: ${error.message}`);
  else console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});
