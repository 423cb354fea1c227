import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { tsImport } from 'tsx/esm/api';

const output = mkdtempSync(path.join(tmpdir(), 'kept-maps-'));
const files = () => readdirSync(output, { recursive: true });
const textOf = (ending) =>
  readFileSync(
    path.join(
      output,
      files().find((file) => file.endsWith(ending)),
    ),
    'utf8',
  );

before(async () => {
  process.env.NODE_ENV = 'production';
  const { keptMaps, web } = await tsImport('./web.ts', import.meta.url);
  const { precompress } = await tsImport('./precompress.ts', import.meta.url);
  const one = {
    source: { entry: { one: { import: './src/preload/preload.ts', html: false } } },
    output: { distPath: { root: output } },
    plugins: [precompress(output)],
    logLevel: 'silent',
  };
  const rsbuild = await createRsbuild({ rsbuildConfig: mergeRsbuildConfig(web('shell'), keptMaps(), one) });
  await rsbuild.build();
});
after(() => rmSync(output, { recursive: true }));

test('a map names files of the workspace, and holds no code', () => {
  const { sources, sourcesContent } = JSON.parse(textOf('.js.map'));
  assert.ok(sources.includes('libs/auth/src/stored-session.ts'), sources.join(', '));
  assert.equal(sourcesContent, undefined);
});

test('no script names its map, and no copy of it is compressed', () => {
  assert.doesNotMatch(textOf('.js'), /sourceMappingURL/);
  assert.deepEqual(files().filter((file) => /\.map\./.test(file)), []); // prettier-ignore
});
