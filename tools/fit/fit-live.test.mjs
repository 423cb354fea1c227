import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const tsconfig = path.join(import.meta.dirname, '../tsconfig.json');
const load = (file) => tsImport(file, { parentURL: import.meta.url, tsconfig });
const { readFit } = await load('./read-fit.ts');
const { unfitWithLive } = await load('../../libs/releases/src/fit-live.ts');
const { publishBuilds } = await load('../../libs/releases/src/release.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'against-live-'));
const web = path.join(folder, 'web');
after(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(web, { recursive: true, force: true }));

const core = '@toam/ui/core';
const shell = (digit, ...names) => ({ name: 'shell', build: digit.repeat(12), gives: { [core]: names } });
const remote = (name, digit, ...names) => ({ name, build: digit.repeat(12), needs: { [core]: names } });

/** Publishes without asking. */
async function live(...builds) {
  const dist = path.join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<head>');
  for (const build of builds) {
    const entry = build.name === 'shell' ? undefined : { name: build.name, segments: [build.name], slots: [] };
    await publishBuilds(web, [{ ...build, commit: null, dist, entry }], { by: 'lan', isForced: true });
  }
}
const refusedFor = async (...builds) =>
  (await unfitWithLive(web, builds)).refused.map((sentence) => sentence.slice(0, 60));

test('a remote is held against the shell that is live, not one that was', async () => {
  await live(shell('a', 'Button', 'Tip'), shell('b', 'Button'));
  assert.deepEqual(await refusedFor(remote('chat', 'c', 'Button')), []);
  const [sentence] = (await unfitWithLive(web, [remote('chat', 'c', 'Tip')])).refused;
  assert.match(sentence, /^chat \(build c{12}\) needs Tip of @toam\/ui\/core, which the live shell \(build b{12}\)/);
});

test('a shell is held against the remotes that are live and stay', async () => {
  await live(
    shell('a', 'Button', 'Tip'),
    remote('chat', 'c', 'Tip'),
    remote('chat', 'd', 'Button'),
    remote('crm', 'e', 'Tip'),
  );
  assert.deepEqual(await refusedFor(shell('b', 'Button', 'Tip')), []);
  const { refused } = await unfitWithLive(web, [shell('b', 'Button')]);
  assert.equal(refused.length, 1);
  assert.match(refused[0], /no longer has Tip of @toam\/ui\/core, which the live crm \(build e{12}\) needs/);
  assert.deepEqual(await refusedFor(shell('b', 'Button'), remote('crm', 'f', 'Button')), [], 'crm goes live with it');
});

test('what one publication makes live is held against each other', async () => {
  await live(shell('a', 'Button'));
  assert.deepEqual(await refusedFor(shell('b', 'Button', 'Tip'), remote('chat', 'c', 'Tip')), []);
  assert.equal((await refusedFor(shell('b', 'Button'), remote('chat', 'c', 'Tip'))).length, 1);
});

test('without a shell, or without names, nothing is refused, and it is told', async () => {
  assert.match((await unfitWithLive(web, [remote('chat', 'c', 'Tip')])).unchecked[0], /no shell is live yet/);
  assert.deepEqual(await unfitWithLive(web, [{ name: 'widget', build: '0'.repeat(12) }]), {
    refused: [],
    unchecked: [],
  });
  await live({ name: 'shell', build: 'a'.repeat(12) });
  assert.match(
    (await unfitWithLive(web, [remote('chat', 'c', 'Tip')])).unchecked[0],
    /the live shell \(build a{12}\) does not say/,
  );
});

test('a build says what it needs, one from before says nothing', async () => {
  const dist = path.join(folder, 'other');
  mkdirSync(dist);
  assert.deepEqual(await readFit(dist), {});
  writeFileSync(path.join(dist, 'fit.json'), JSON.stringify({ needs: { react: ['use'] }, contracts: ['a.ts'] }));
  assert.deepEqual(await readFit(dist), { needs: { react: ['use'] }, contracts: ['a.ts'] });
});
