/** Writes the files of docs/ that are generated from the code: npm run docs:generate */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../apps/api/src/env.ts';
import { openApiOf } from '../../apps/api/src/http/open-api.ts';
import { writtenShape } from '../../apps/api/src/http/open-api-shape.ts';
import { registeredEndpoints } from '../../apps/api/src/permissions/registered-endpoints.ts';
import { permissionsPage } from '../../apps/api/src/permissions/permissions-page.ts';

async function write(name: string, content: string): Promise<void> {
  await writeFile(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), content);
  console.log(`docs/${name}`);
}

const env = readEnv({ NODE_ENV: 'test', SIGNING_KEY: 'only to mount the endpoints, never to sign' });
const endpoints = await registeredEndpoints(env);
await write('permissions.md', permissionsPage(endpoints));
// without the getters of the document
await write('api-shape.json', writtenShape(JSON.parse(JSON.stringify(openApiOf(endpoints)))));
