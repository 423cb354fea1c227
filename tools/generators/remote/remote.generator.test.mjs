import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import devkitTesting from '@nx/devkit/testing';
import { tsImport } from 'tsx/esm/api';
import { libraryImports } from '../library-imports.mjs';
import generate from './remote.generator.mjs';

const { readManifest } = await tsImport('../../publish/remote-entry.ts', import.meta.url);

const workspace = path.resolve(import.meta.dirname, '../../..');
const read = (file) => readFileSync(path.join(workspace, file), 'utf8');
/** What the generator reads of the workspace. */
const known = execFileSync(
  'git',
  ['ls-files', 'CODEOWNERS', 'package.json', '*/package.json', '*/project.json', '*/remote.json'],
  {
    cwd: workspace,
  },
)
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(workspace, file)));

function aTree() {
  const tree = devkitTesting.createTree();
  for (const file of known) tree.write(file, read(file));
  return tree;
}

const asked = { name: 'newcomer', team: 'Pháp chế & Hợp đồng' };

/** The files of a new remote by their path in it, and what else the generator changed. */
async function generated(options = asked) {
  const tree = aTree();
  const before = new Map(tree.listChanges().map(({ path: file, content }) => [file, String(content)]));
  await generate(tree, options);
  const folder = `apps/${options.name}/`;
  const changes = tree.listChanges().filter(({ path: file, content }) => before.get(file) !== String(content));
  const own = changes.filter(({ path: file }) => file.startsWith(folder));
  return {
    files: Object.fromEntries(own.map(({ path: file, content }) => [file.slice(folder.length), String(content)])),
    others: changes.filter((change) => !own.includes(change)),
  };
}

test('a new remote is its folder and one line of CODEOWNERS', async () => {
  const { files, others } = await generated();
  assert.deepEqual(Object.keys(files).sort(), [
    'README.md',
    'jest.config.cjs',
    'package.json',
    'remote.json',
    'rsbuild.config.ts',
    'src/remote.test.ts',
    'src/remote.tsx',
    'src/routes.tsx',
    'src/street-list/street-list.columns.tsx',
    'src/street-list/street-list.screen.test.tsx',
    'src/street-list/street-list.screen.tsx',
    'src/street-list/street-list.search.ts',
    'src/street/street.queries.ts',
    'src/street/street.text.ts',
    'tsconfig.json',
  ]);
  assert.deepEqual(
    others.map(({ path: file }) => file),
    ['CODEOWNERS'],
  );
  const before = read('CODEOWNERS').split('\n');
  const added = String(others[0].content)
    .split('\n')
    .filter((line) => !before.includes(line));
  assert.deepEqual(added, ['/apps/newcomer/                     @to-am/newcomer']);
  assert.equal(String(others[0].content).length, read('CODEOWNERS').length + added[0].length + 1);
});

test('lint, builds and the shell know it by what its files say', async () => {
  const { files } = await generated();
  assert.deepEqual(JSON.parse(files['package.json']).nx.tags, ['scope:newcomer', 'type:app', 'platform:browser']);
  const { name, team, segments, menu } = readManifest(JSON.parse(files['remote.json']), 'remote.json');
  assert.deepEqual({ name, team, segments }, { ...asked, segments: ['newcomer'] });
  assert.equal(menu[0].text, 'Pháp chế & Hợp đồng');
  const orders = known
    .filter((file) => file.endsWith('/remote.json'))
    .flatMap((file) => JSON.parse(read(file)).menu.map(({ order }) => order));
  assert.ok(menu[0].order > Math.max(...orders), 'below everybody else');
});

test('its addresses and its menu entry may be called otherwise', async () => {
  const { files } = await generated({ ...asked, segment: 'papers', title: 'Hợp đồng' });
  const { segments, menu } = JSON.parse(files['remote.json']);
  assert.deepEqual([segments, menu[0].path, menu[0].text], [['papers'], '/papers', 'Hợp đồng']);
  assert.match(files['src/routes.tsx'], /path: 'papers'/);
  assert.match(files['src/street/street.text.ts'], /title: 'Hợp đồng'/);
});

test('all that its code imports from the libraries is there', async () => {
  const { files } = await generated();
  const { imports, missing } = libraryImports(files, (at) => existsSync(path.join(workspace, at)) && read(at));
  assert.ok(imports.length > 15);
  assert.deepEqual(missing, []);
});

for (const [what, options, message] of [
  ['an app that is there', { name: 'crm' }, /apps\/crm exists already/],
  ['a folder that is no remote', { name: 'shell' }, /apps\/shell exists already/],
  ['the name of a tool', { name: 'docs' }, /The name docs is taken by tools\/docs/],
  ['the scope of the libraries', { name: 'shared' }, /The name shared is reserved/],
  ['capitals', { name: 'Legal' }, /name 'Legal' is refused: lower-case letters/],
  [
    'a dash, which no variable has',
    { name: 'legal-papers' },
    /name 'legal-papers' is refused: lower-case letters and digits/,
  ],
  ['a path', { name: '../legal' }, /name '\.\.\/legal' is refused/],
  ['an address that is no slug', { segment: 'pháp-chế' }, /segment 'pháp-chế' is refused/],
  ["another remote's address", { segment: 'customer' }, /newcomer claims \/customer, which belongs to crm/],
  ["an address of the shell's", { segment: 'account' }, /newcomer claims \/account, which is the shell's/],
  ['a name that is such an address', { name: 'login' }, /login claims \/login, which is the shell's/],
  ['a team with quotes', { team: "Pháp 'chế'" }, /team 'Pháp 'chế'' is refused/],
  ['a title that fits no menu', { title: 'Hợp đồng '.repeat(6).trim() }, /title .* is refused: .* at most 40/],
]) {
  test(`${what} is refused, and nothing is written`, async () => {
    const tree = aTree();
    const before = tree.listChanges().length;
    await assert.rejects(generate(tree, { ...asked, ...options }), message);
    assert.equal(tree.listChanges().length, before);
  });
}
