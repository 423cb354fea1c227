import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../testing/real-process';
import { sourceMaps } from './source-maps';

const directory = temporaryFolder('maps');
const log = { warn: jest.fn() };
const build = '0f1e2d3c4b5a';

/** Column 10 of line 1 (as browsers count) is line 12, column 5 of the source; what stands before it is the bundler's. */
const mapOf = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'SAWI' });

function keep(file: string, content: string): void {
  const full = path.join(directory, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}
keep(`crm/${build}/static/js/async/481.aabbccdd.js.map`, JSON.stringify(mapOf('apps/crm/src/customer/price.tsx')));
keep(`crm/${build}/remoteEntry.aabbccdd.js.map`, JSON.stringify(mapOf('apps/crm/src/remote.tsx')));
keep('shell/5e11c0de5e11/static/js/index.11223344.js.map', JSON.stringify(mapOf('libs/ui/src/core/x.tsx')));
keep('shell/5e11c0de5e11/sw.js.map', JSON.stringify(mapOf('apps/shell/src/offline/worker.ts')));
keep(`hr/${build}/static/js/7.aabbccdd.js.map`, '{ damaged');
keep('secret.js.map', JSON.stringify(mapOf('secret')));

const crm = { remote: 'crm', build };
const shell = { remote: 'shell', build: '5e11c0de5e11' };

async function read(file: string, failed: { remote: string; build: string }, column = 10): Promise<string | undefined> {
  const frames = [{ function: 'tR', file, line: 1, column }];
  const [[frame] = []] = await sourceMaps(directory, log)([{ ...failed, frames }]);
  return frame && [frame.at, frame.name].filter(Boolean).join(' ');
}

test.each([
  ['the build in its address', `/remotes/crm/${build}/static/js/async/481.aabbccdd.js`, { ...crm, build: '' }, 'apps/crm/src/customer/price.tsx:12:5'],
  ['the build of the failure', '/remotes/crm/static/js/async/481.aabbccdd.js', crm, 'apps/crm/src/customer/price.tsx:12:5'],
  ['the entry', `/remotes/crm/${build}/remoteEntry.aabbccdd.js`, crm, 'apps/crm/src/remote.tsx:12:5'],
  ['the shell’s code where a remote failed', '/static/js/index.11223344.js', crm, 'libs/ui/src/core/x.tsx:12:5'],
  ['a build of the shell', '/shell/5e11c0de5e11/static/js/index.11223344.js', crm, 'libs/ui/src/core/x.tsx:12:5'],
  ['a name without hash, in the failure’s build', '/sw.js', shell, 'apps/shell/src/offline/worker.ts:12:5'],
  ['a name without hash, in an unknown build', '/sw.js', { ...shell, build: '' }, 'sw.js:1:10 tR'],
  ['a map that is not kept', '/remotes/hr/static/js/9.aabbccdd.js', crm, 'remotes/hr/static/js/9.aabbccdd.js:1:10 tR'],
  ['another host', '/crm/static/js/9.aabbccdd.js', crm, 'crm/static/js/9.aabbccdd.js:1:10 tR'],
  ['a way out of the folder', '/static/js/../../../../secret.js', { ...shell }, 'static/js/../../../../secret.js:1:10 tR'],
  ['a build that is a way out', '/sw.js', { ...shell, build: '../..' }, 'sw.js:1:10 tR'],
])('%s', async (_what, file, failed, at) => expect(await read(file, failed)).toBe(at)); // prettier-ignore

test('what the bundler wrote itself stays as it is', async () => {
  expect(await read('/static/js/index.11223344.js', shell, 9)).toBe('static/js/index.11223344.js:1:9 tR');
});

test('a damaged map leaves the frame as it is, and is told in the log', async () => {
  const file = '/remotes/hr/static/js/7.aabbccdd.js';
  expect(await read(file, { remote: 'hr', build })).toBe('remotes/hr/static/js/7.aabbccdd.js:1:10 tR');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a second list does not read the map again, and a missing folder is no failure', async () => {
  const frames = [{ function: null, file: '/static/js/once.11223344.js', line: 1, column: 10 }];
  keep('shell/5e11c0de5e11/static/js/once.11223344.js.map', JSON.stringify(mapOf('libs/ui/src/once.ts')));
  const maps = sourceMaps(directory, log);
  const expected = [[{ at: 'libs/ui/src/once.ts:12:5', name: null }]];
  expect(await maps([{ ...crm, frames }])).toEqual(expected);
  keep('shell/5e11c0de5e11/static/js/once.11223344.js.map', 'damaged');
  expect(await maps([{ ...crm, frames }])).toEqual(expected);
  const none = await sourceMaps(path.join(directory, 'nowhere'), log)([{ ...crm, frames }]);
  expect(none).toEqual([[{ at: 'static/js/once.11223344.js:1:10', name: null }]]);
});
