import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { rspack } from '@rsbuild/core';
import { tsImport } from 'tsx/esm/api';

const { bundledFiles, compiledFiles } = await tsImport('./bundled-files.ts', import.meta.url);

let folder;
before(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundled-')));
});
after(() => rmSync(folder, { recursive: true }));

test('modules that were put together are all told, those that nothing uses are not', async () => {
  const sources = {
    'package.json': '{ "type": "module", "sideEffects": false }',
    'index.js': "import { a } from './a.js'; import { b } from './b.js'; console.log(a, b); import('./later.js');",
    'a.js': "import { idle } from './idle.js'; export const a = Math.random(); export const unused = () => idle;",
    'b.js': "export { c as b } from './c.js';",
    'c.js': 'export const c = Math.random();',
    'idle.js': 'export const idle = Math.random();',
    'later.js': 'console.log(1);',
  };
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, name), source);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: path.join(folder, 'dist') },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const named = (files) => files.map((file) => path.relative(folder, file));
  assert.deepEqual(named(bundledFiles(stats.compilation)), ['a.js', 'c.js', 'index.js', 'later.js']);
  assert.deepEqual(
    named(compiledFiles(stats.compilation)),
    Object.keys(sources)
      .filter((name) => name.endsWith('.js'))
      .sort(),
  );
  await promisify(compiler.close.bind(compiler))();
});
