import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { commitOf } from '../rsbuild/build-commit.mjs';

let folder;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-build-'));
});
after(() => rmSync(folder, { recursive: true }));

const write = (name, text) => writeFileSync(path.join(folder, name), text);
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

test('a build names the commit that has all of its files like that', async () => {
  write('main.ts', '1');
  assert.equal(await commitOf(['main.ts'], folder), null, 'without git');
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-m', 'first');
  const head = git('rev-parse', 'HEAD');
  assert.equal(await commitOf(['main.ts'], folder), head);
  write('aside.ts', '2');
  assert.equal(await commitOf(['main.ts'], folder), head, 'a new file that is not in the build');
  assert.equal(await commitOf(['main.ts', 'aside.ts'], folder), null, 'a new file');
  write('main.ts', '3');
  assert.equal(await commitOf(['main.ts'], folder), null, 'a changed file');
});
