import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';
import { everyRemote } from '../commands/remotes.mjs';

const { sharedLibs, singletons } = await tsImport('./singletons.ts', import.meta.url);
const { isHostOnly } = await tsImport('./no-second-copy.ts', import.meta.url);
const { inWorkspace } = await tsImport('./workspace.ts', import.meta.url);

test('the host imports every lib that remotes expect from it, by the same name', () => {
  const source = readFileSync(inWorkspace('apps/shell/src/federation/provide.ts'), 'utf8');
  const imported = [...source.matchAll(/import\(?\s*'(@toam\/[^']+)'/g)].map(([, name]) => name);
  assert.deepEqual(imported.sort(), [...sharedLibs].sort());
});

test('a remote bundles nothing that the host supplies', () => {
  for (const [key, entry] of Object.entries(singletons('remote'))) assert.equal(entry.import, false, key);
});

test('the host ships everything with its first chunk but the large parts of the kit', () => {
  const late = Object.entries(singletons('host')).filter(([, { eager }]) => !eager);
  assert.deepEqual(
    late.map(([key]) => key),
    ['@toam/ui/detail', '@toam/ui/form', '@toam/ui/list', '@toam/ui/select'],
  );
});

/** Source files of a folder that are shipped to browsers. */
function sourcesOf(folder) {
  const entries = readdirSync(inWorkspace(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^(?!.*\.test\.).*\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('every name of z that browser code uses is in the slim entry', async () => {
  const { z } = await tsImport('../../libs/platform/src/zod.ts', import.meta.url);
  const folders = ['libs', ...['shell', ...everyRemote()].map((app) => `apps/${app}`)];
  /** Type imports, which do not exist at run time. */
  const isType = (name) => /^(input|output|infer|core|Zod\w+)$/.test(name);
  for (const file of folders.flatMap(sourcesOf)) {
    const source = readFileSync(file, 'utf8');
    if (!/from 'zod'/.test(source)) continue;
    const used = [...source.matchAll(/\bz\.(\w+)/g)].map(([, name]) => name).filter((name) => !isType(name));
    for (const name of used)
      assert.ok(
        name in z,
        `${path.relative(inWorkspace(), file)} uses z.${name}: add it to libs/platform/src/zod-names.ts`,
      );
  }
});

test('antd’s Input comes without its text area, password, search and code fields', () => {
  for (const file of sourcesOf('libs/ui/src')) {
    const names = [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from 'antd';/gm)].map(
      ([, list]) => list,
    );
    const whole = names.some((list) => /(^|,)\s*Input\s*(,|$)/.test(list));
    assert.ok(!whole, `${path.relative(inWorkspace(), file)} imports Input from antd: take libs/ui/src/input`);
  }
});

const files = [
  ['node_modules/react/index.js', true],
  ['node_modules/react/cjs/react-jsx-runtime.production.js', false],
  ['node_modules/react-dom/client.js', true],
  ['node_modules/@tanstack/query-core/build/modern/query.js', true],
  ['node_modules/@tanstack/react-virtual/dist/esm/index.js', false],
  ['node_modules/antd/es/button/index.js', true],
  ['node_modules/zod/v4/core/parse.js', true],
  ['node_modules/axios/lib/axios.js', true],
  ['libs/ui/src/theme/theme.ts', true],
  ['libs/ui/src/icons.ts', false],
  ['libs/auth/src/session.ts', true],
  ['libs/api-client/src/transport.ts', true],
  ['libs/api-client/src/address.ts', false],
  ['libs/platform/src/host.ts', true],
  ['libs/platform/src/slot.tsx', false],
  ['libs/contracts/src/page.ts', false],
];
for (const [file, expected] of files) {
  test(`${file} ${expected ? 'is the host’s' : 'may be bundled by a remote'}`, () =>
    assert.equal(isHostOnly(inWorkspace(file)), expected));
}
