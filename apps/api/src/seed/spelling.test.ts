import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withNewTones } from '@toam/domain/vietnamese';

const root = path.resolve(__dirname, '../../../..');
const filesOf = (folder: string, named: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file) && !file.includes('node_modules') && !file.includes('dist'))
    .map((file) => path.join(folder, file));

/** Files with texts for people: the text catalogue, the demo brokerage, texts and names of remotes. Official place names are data (.json). */
const read = [
  ...filesOf('libs/contracts/src', /(?<!\.test)\.ts$/),
  ...filesOf('libs/domain/src', /(?<!\.test)\.ts$/),
  ...filesOf('apps/api/src', /(?<!\.test)\.ts$/),
  ...filesOf('tools/demo', /(?<!\.test)\.ts$/),
  ...filesOf('apps', /^[^/]+\/(remote\.json|src\/.*\.text\.ts)$/),
];

test('every text has its tones on the main vowel: Xoá, Huỷ, Khoá', () => {
  const wrong = read.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ line: line.normalize('NFC'), place: `${file}:${at + 1}` }))
      .filter(({ line }) => !/^\s*(\*|\/)/.test(line) && withNewTones(line) !== line)
      .map(({ line, place }) => `${place} ${line.trim()}`),
  );
  expect(read.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
