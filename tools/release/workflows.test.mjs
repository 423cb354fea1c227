import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import prettier from 'prettier';

const workspace = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(workspace, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const folder = '.github/workflows';
const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

for (const file of readdirSync(path.join(workspace, folder))) {
  const text = read(`${folder}/${file}`);

  test(`${file} is YAML`, async () => {
    await assert.doesNotReject(prettier.format(text, { parser: 'yaml' }));
  });

  test(`${file} calls what there is`, () => {
    const called = [
      ...names(text, /uses: \.\/(\S+)/g),
      ...names(text, /npx tsx (\S+)/g),
      ...names(text, /run: (\.ci\/\S+)/g),
      ...names(text, /workflow-id: (\S+)/g).map((name) => `${folder}/${name}`),
    ];
    assert.deepEqual(
      called.filter((name) => !existsSync(path.join(workspace, name))),
      [],
    );
    assert.deepEqual(
      names(text, /npm run ([\w:]+)/g).filter((name) => !scripts[name]),
      [],
    );
  });

  test(`${file} says at its top what must be configured`, () => {
    const top = text.slice(0, text.indexOf('\nname:'));
    assert.deepEqual(
      names(text, /(?:secrets|vars)\.(\w+)/g).filter((name) => !top.includes(name)),
      [],
    );
  });
}
