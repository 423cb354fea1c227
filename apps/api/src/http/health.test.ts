import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { anonymous, testApp } from '../testing/test-app';
import { buildCommit } from './build-commit';

testApp();

test('the health tells what the API was built from; run from sources it is nothing', async () => {
  expect((await anonymous.get('/health')).json()).toEqual({ status: 'ok', commit: null });
});

test.each(['1b8e63ca1b8e63ca1b8e63ca1b8e63ca1b8e63ca', null])('a build says its commit: %s', (commit) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'toam-build-')), 'build.json');
  writeFileSync(file, JSON.stringify({ commit }));
  expect(buildCommit(pathToFileURL(file))).toBe(commit);
});
