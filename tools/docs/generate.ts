/** Writes the pages of docs/ that are generated from the code: npm run docs:generate */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../apps/api/src/env.ts';
import { registeredEndpoints } from '../../apps/api/src/permissions/registered-endpoints.ts';
import { permissionsPage } from '../../apps/api/src/permissions/permissions-page.ts';

const target = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

const env = readEnv({ NODE_ENV: 'test', SIGNING_KEY: 'only to mount the endpoints, never to sign' });
await writeFile(target, permissionsPage(await registeredEndpoints(env)));
console.log('docs/permissions.md');
