import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { apiUnfit, commitOfApi } = await tsImport('./api-fit.ts', import.meta.url);

let folder;
const commits = {};
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
function commit(name, files) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-m', name);
  commits[name] = git('rev-parse', 'HEAD');
}

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-fit-'));
  git('init', '-b', 'main');
  commit('first', { 'house.ts': '1', 'need.ts': '1' });
  commit('screen', { 'screen.ts': '1' });
  commit('call', { 'house.ts': '2', 'deal.ts': '1' });
  git('checkout', '-b', 'branch', commits.first);
  commit('aside', { 'house.ts': '3' });
  commits.unknown = '0123456789abcdef0123456789abcdef01234567';
});
after(() => rmSync(folder, { recursive: true }));

const unfit = (built, api) => apiUnfit({ name: 'crm', contracts: ['house.ts'], ...built }, api, folder);

test('a remote that was built with newer calls waits for the API', async () => {
  const { refused } = await unfit(
    { commit: commits.call, contracts: ['deal.ts', 'house.ts', 'need.ts'] },
    commits.first,
  );
  const [remote, api] = [commits.call, commits.first].map((one) => one.slice(0, 12));
  assert.deepEqual(refused, [
    `crm (commit ${remote}) was built with newer calls than the live API (commit ${api}) knows: deal.ts, house.ts. Publish the API first`,
  ]);
});

for (const [what, remote, api, contracts = ['house.ts']] of [
  ['the same commit', 'call', 'call'],
  ['newer, but none of its calls changed', 'call', 'first', ['need.ts']],
  ['newer, with another screen', 'screen', 'first'],
  ['older than the API', 'first', 'call'],
  ['without calls', 'call', 'first', []],
])
  test(`published: ${what}`, async () => {
    const verdict = await unfit({ commit: commits[remote], contracts }, commits[api]);
    assert.deepEqual(verdict, { refused: [], unchecked: [] });
  });

for (const [what, built, api, why] of [
  ['the API tells no commit', 'call', null, /does not say which commit/],
  ['the remote has no commit', null, 'first', /crm does not say which files/],
  ['an unknown commit', 'call', 'unknown', /commit 0123456789ab is not in this repository/],
  ['two branches', 'call', 'aside', /are on two branches, and differ in house\.ts/],
])
  test(`published unchecked, and it is told: ${what}`, async () => {
    const verdict = await unfit({ commit: built && commits[built] }, api && commits[api]);
    assert.deepEqual(verdict.refused, []);
    assert.match(verdict.unchecked.join('\n'), why);
  });

test('the API is asked for its commit, and may be away', async () => {
  const answers = ['{"status":"ok","commit":"abc"}', '{"status":"ok","commit":null}', '{"status":"ok"}', '<html>'];
  const server = createServer((request, reply) => reply.end(request.url === '/api/health' ? answers[0] : ''));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${server.address().port}`;
  assert.equal(await commitOfApi(address), 'abc');
  for (const answer of answers.slice(1)) {
    answers[0] = answer;
    assert.equal(await commitOfApi(address), null);
  }
  await new Promise((closed) => server.close(closed));
  assert.equal(await commitOfApi(address), null);
});
