import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readProjects } from './projects.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'toam-projects-'));
after(() => rmSync(root, { recursive: true }));

/** A workspace with one app besides `crm`, and one library. */
function place({ app = [], lib = ['scope:shared', 'type:lib', 'platform:any'] }) {
  rmSync(root, { recursive: true });
  const tagsOf = {
    'apps/crm': ['scope:crm', 'type:app', 'platform:browser'],
    'apps/legal': app,
    'libs/rules': lib,
  };
  for (const [folder, tags] of Object.entries(tagsOf)) {
    mkdirSync(path.join(root, folder, 'src'), { recursive: true });
    if (tags) writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ nx: { tags } }));
  }
  return root;
}

const legal = ['scope:legal', 'type:app', 'platform:browser'];

test('a new app is known by its tags, and is a remote once it has a remote.json', () => {
  const read = () => readProjects(place({ app: legal })).find(({ name }) => name === 'legal');
  assert.deepEqual(read(), { place: 'apps/legal', name: 'legal', tags: legal, isRemote: false, halves: [] });
  writeFileSync(path.join(root, 'apps/legal/remote.json'), '{}');
  assert.equal(readProjects(root).find(({ name }) => name === 'legal').isRemote, true);
});

test('a folder of a remote with its own routes is a half of it', () => {
  place({ app: legal });
  writeFileSync(path.join(root, 'apps/legal/remote.json'), '{}');
  for (const folder of ['contracts', 'courts', 'paper']) mkdirSync(path.join(root, 'apps/legal/src', folder));
  for (const half of ['contracts', 'courts']) writeFileSync(path.join(root, 'apps/legal/src', half, 'routes.tsx'), '');
  const { halves } = readProjects(root).find(({ name }) => name === 'legal');
  assert.deepEqual(halves, ['apps/legal/src/contracts', 'apps/legal/src/courts']);
});

test('a folder that a build left behind is no app', () => {
  place({ app: legal });
  mkdirSync(path.join(root, 'apps/gone/dist'), { recursive: true });
  assert.ok(!readProjects(root).some(({ name }) => name === 'gone'));
});

for (const [what, tags, message] of [
  ['no package.json', { app: null }, /apps\/legal has no package\.json/],
  ['no tags', { app: [] }, /apps\/legal\/package\.json: nx\.tags must have scope:legal, it has none/],
  ['an unknown scope', { app: ['scope:law', ...legal.slice(1)] }, /must have scope:legal, it has scope:law/],
  ['no platform', { app: legal.slice(0, 2) }, /must have platform:browser or platform:server/],
  ['two platforms', { app: [...legal, 'platform:server'] }, /must have platform:browser or platform:server/],
  [
    'a scope that is no app',
    { app: legal, lib: ['scope:law'] },
    /libs\/rules.* scope:shared or scope:crm or scope:legal/,
  ],
]) {
  test(`${what} is an error, not half of the rules`, () => assert.throws(() => readProjects(place(tags)), message));
}
