import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Replaces the embedded database with a dump (docs/operations.md, "Restore").
 *
 *   node tools/restore.mjs                     the newest dump of DATA_DIR/dumps
 *   node tools/restore.mjs path/to/dump.tar.gz
 */
const entry = fileURLToPath(new URL('../apps/api/dist/restore.js', import.meta.url));

if (existsSync(entry)) {
  await import(entry);
} else {
  console.error('API chưa được dựng: npx nx build api');
  process.exitCode = 1;
}
