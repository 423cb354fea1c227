import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Moves the embedded database to an empty PostgreSQL (docs/operations.md, "From the embedded database to PostgreSQL").
 *
 *   npm run move -- postgres://user:password@host/database
 */
const entry = fileURLToPath(new URL('../apps/api/dist/move.js', import.meta.url));

if (existsSync(entry)) {
  await import(entry);
} else {
  console.error('API chưa được dựng: npx nx build api');
  process.exitCode = 1;
}
