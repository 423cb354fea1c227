import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Commands for whoever runs the server; they are built with the API and described in docs/operations.md.
 *
 *   npm run backup -- folder                  npm run restore -- folder/<time>, or a dump; without either the newest dump
 *   npm run move -- postgres://user:password@host/database
 *   npm run migrate -- role                   as the owner of the database, for a role that serves
 */
const [command, ...rest] = process.argv.slice(2);
const entry = fileURLToPath(new URL(`../apps/api/dist/${command}.js`, import.meta.url));

if (existsSync(entry)) {
  process.argv = [process.argv[0], entry, ...rest];
  await import(entry);
} else {
  console.error('API chưa được dựng: npx nx build api');
  process.exitCode = 1;
}
