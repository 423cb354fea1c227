import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import devkit from '@nx/devkit';
import devkitTesting from '@nx/devkit/testing';
import { libraryImports } from '../library-imports.mjs';
import generateRemote from '../remote/remote.generator.mjs';
import { intoBlock, withImport, withImported } from './insert.mjs';
import { editsOf } from './record.edits.mjs';
import generate from './record.generator.mjs';

const workspace = path.resolve(import.meta.dirname, '../../..');
const read = (file) => readFileSync(path.join(workspace, file), 'utf8');
const asked = { noun: 'price-list', label: 'Bảng giá', remote: 'crm' };

/** What the generator reads of the workspace, beside the files that it edits. */
const known = execFileSync('git', ['ls-files', 'package.json', '*/package.json', '*/project.json', '*/remote.json'], {
  cwd: workspace,
})
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(workspace, file)));
/** Files that name every noun, of a noun in crm. */
const edited = editsOf({ ...asked, nouns: 'price-lists', words: 'price lists', src: 'crm/src' }).map(
  ({ file }) => file,
);
/** The routes of hr are those of its halves. */
const ofHalves = ['work', 'administration'].map((half) => `apps/hr/src/${half}/routes.tsx`);

function aTree() {
  const tree = devkitTesting.createTree();
  for (const file of new Set([...known, ...edited, ...ofHalves])) tree.write(file, read(file));
  return tree;
}

const contentsOf = (tree) => new Map(tree.listChanges().map(({ path: file, content }) => [file, String(content)]));

/** New files, and the lines that changed in those of others. */
async function generated(options = asked, tree = aTree()) {
  const before = contentsOf(tree);
  await generate(tree, options);
  const after = contentsOf(tree);
  const files = Object.fromEntries([...after].filter(([file]) => !before.has(file)));
  const added = {};
  const gone = {};
  for (const [file, source] of before) {
    const [was, is] = [source.split('\n'), after.get(file).split('\n')];
    added[file] = is.filter((line) => !was.includes(line)).map((line) => line.trim());
    gone[file] = was.filter((line) => !is.includes(line)).map((line) => line.trim());
  }
  return { files, added, gone };
}

test('a noun is a record, its endpoints, a table with its calls, a list with its dialog, and their tests', async () => {
  const { files } = await generated();
  assert.deepEqual(Object.keys(files).sort(), [
    'apps/api/src/modules/price-lists/README.md',
    'apps/api/src/modules/price-lists/price-list.schema.ts',
    'apps/api/src/modules/price-lists/price-lists.test.ts',
    'apps/api/src/modules/price-lists/price-lists.ts',
    'apps/crm/src/price-list/price-list.columns.tsx',
    'apps/crm/src/price-list/price-list.dialog.tsx',
    'apps/crm/src/price-list/price-list.queries.ts',
    'apps/crm/src/price-list/price-list.screen.test.tsx',
    'apps/crm/src/price-list/price-list.screen.tsx',
    'apps/crm/src/price-list/price-list.text.ts',
    'libs/contracts/src/price-list/price-list.endpoints.ts',
    'libs/contracts/src/price-list/price-list.text.ts',
    'libs/domain/src/price-list/price-list.record.ts',
  ]);
  const record = files['libs/domain/src/price-list/price-list.record.ts'];
  assert.match(record, /record\('price_list', \{/);
  assert.match(record, /label: 'Tên bảng giá'/);
  assert.match(files['apps/api/src/modules/price-lists/price-list.schema.ts'], /pgTable\(\n? *'price_lists'/);
  assert.deepEqual(
    Object.entries(files).filter(([, source]) => source.includes('<%')),
    [],
  );
});

test('every file that names all nouns gets its lines, and loses none', async (t) => {
  const warn = t.mock.method(devkit.logger, 'warn', () => undefined);
  const { added, gone } = await generated();
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: [line] }) => line),
    [],
  );
  const changed = Object.keys(added).filter((file) => added[file].length > 0);
  assert.deepEqual(changed.sort(), [...new Set(edited)].sort());
  assert.deepEqual(added['apps/api/src/modules/api.modules.ts'], [
    "import { priceListsModule } from './price-lists/price-lists';",
    'priceListsModule,',
  ]);
  assert.deepEqual(added['apps/api/src/permissions/decided-content.ts'], [
    "'GET /price-list': signedIn,",
    "'POST /price-list': admin,",
    "'PUT /price-list': admin,",
    "'DELETE /price-list': admin,",
    "'PUT /price-list/restore': admin,",
  ]);
  const rewritten = ['apps/crm/remote.json', 'libs/contracts/src/history/history.endpoints.ts'];
  assert.deepEqual(
    Object.keys(gone).filter((file) => gone[file].length > 0),
    rewritten.filter((file) => gone[file].length > 0),
  );
});

test('address, menu entry and route of the remote say the same', async () => {
  const tree = aTree();
  await generate(tree, { ...asked, read: 'admin' });
  const { segments, menu } = devkit.readJson(tree, 'apps/crm/remote.json');
  assert.ok(segments.includes('price-list'));
  const [last, mine] = menu.slice(-2);
  assert.deepEqual(mine, {
    ...{ text: 'Bảng giá', icon: 'files', order: last.order + 1, group: last.group },
    ...{ access: 'admin', path: '/price-list' },
  });
  const routes = tree.read('apps/crm/src/routes.tsx', 'utf8');
  assert.match(
    routes,
    /import\('\.\/price-list\/price-list\.screen'\)\),\n {4}\.\.\.handleOf\(priceListText\.title, 'admin'\)/,
  );
});

test('in a remote with halves the noun is of one of them', async (t) => {
  const warn = t.mock.method(devkit.logger, 'warn', () => undefined);
  const { files, added } = await generated({
    ...asked,
    noun: 'uniform',
    label: 'Đồng phục',
    remote: 'hr',
    half: 'work',
  });
  assert.ok(files['apps/hr/src/work/uniform/uniform.screen.tsx']);
  assert.ok(added['apps/hr/src/work/routes.tsx'].includes("path: 'uniform',"));
  assert.ok(added['apps/hr/remote.json'].includes('"path": "/uniform"'));
  assert.match(added['apps/api/src/modules/drafts/every-form.test.ts'][0], /apps\/hr\/src\/work\/uniform/);
  assert.equal(warn.mock.callCount(), 0);
});

test('a remote that was just made has a place for it', async (t) => {
  const warn = t.mock.method(devkit.logger, 'warn', () => undefined);
  const tree = aTree();
  await generateRemote(tree, { name: 'legal', team: 'Pháp chế' });
  const { files } = await generated({ ...asked, noun: 'lawsuit', label: 'Vụ kiện', remote: 'legal' }, tree);
  assert.ok(files['apps/legal/src/lawsuit/lawsuit.screen.tsx']);
  assert.match(tree.read('apps/legal/src/routes.tsx', 'utf8'), /lawsuitText/);
  assert.match(tree.read('CODEOWNERS', 'utf8'), /^\/libs\/contracts\/src\/lawsuit\/ +@to-am\/legal$/m);
  assert.equal(warn.mock.callCount(), 0);
});

test('all that its code imports from the libraries is there', async () => {
  const { files } = await generated();
  const { imports, missing } = libraryImports(
    files,
    (at) => files[at] ?? (existsSync(path.join(workspace, at)) && read(at)),
  );
  assert.ok(imports.length > 50);
  assert.deepEqual(missing, []);
});

test('a file that is not as expected stays as it is, and a person is told what to write', async (t) => {
  const warn = t.mock.method(devkit.logger, 'warn', () => undefined);
  const tree = aTree();
  tree.write('apps/crm/src/routes.tsx', 'export const routes = makeRoutes();\n');
  await generate(tree, asked);
  assert.equal(tree.read('apps/crm/src/routes.tsx', 'utf8'), 'export const routes = makeRoutes();\n');
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: [line] }) => line),
    ['To write by hand in apps/crm/src/routes.tsx: the route price-list'],
  );
});

test('the rules of who reads and who writes stand in endpoints, record, screen and what was decided', async () => {
  const { files, added } = await generated({ ...asked, read: 'brokerage', write: 'brokerage' });
  assert.equal(files['libs/contracts/src/price-list/price-list.endpoints.ts'].match(/access: 'brokerage'/g).length, 5);
  assert.match(files['libs/domain/src/price-list/price-list.record.ts'], /audience: 'brokerage'/);
  assert.match(files['apps/crm/src/price-list/price-list.screen.tsx'], /useCan\('brokerage'\)/);
  assert.match(files['apps/api/src/modules/price-lists/price-lists.test.ts'], /role: Role\.marketer/);
  assert.ok(added['apps/api/src/permissions/decided-content.ts'].includes("'GET /price-list': brokerage,"));
  assert.match(
    added['apps/api/src/permissions/decided-content.ts'][0],
    /^import \{.*\bbrokerage\b.*\} from '\.\/who';$/,
  );
});

for (const [what, options, message] of [
  ['capitals', { noun: 'PriceList' }, /noun 'PriceList' is refused: lower-case letters/],
  ['a path', { noun: '../price' }, /noun '\.\.\/price' is refused/],
  ['a word of the language', { noun: 'class' }, /noun 'class' is refused: class means something else/],
  ['a name of the templates', { noun: 'record' }, /noun 'record' is refused: record means something else/],
  ['a table called as the record', { nouns: 'price-list' }, /nouns 'price-list' is refused: the record is price-list/],
  ['a label with quotes', { label: "Bảng 'giá'" }, /label 'Bảng 'giá'' is refused/],
  [
    'readers whom the writers are not among',
    { read: 'admin', write: 'news' },
    /read 'admin' is refused: some whom news/,
  ],
  ['a folder that is no remote', { remote: 'api' }, /apps\/api is no remote/],
  ['a remote with halves, of which none is named', { remote: 'hr' }, /has halves\. Say which: .*--half administration/],
  ['a half that is not there', { remote: 'hr', half: 'payroll' }, /has halves\. Say which: /],
  ['a half of a remote that has none', { half: 'work' }, /apps\/crm has no halves: leave out --half/],
  ['a noun of the audit', { noun: 'closed-month' }, /The audit has a noun closed_month already/],
  ["another remote's address", { noun: 'employment' }, /crm claims \/employment, which belongs to business/],
  ["an address of the shell's", { noun: 'account' }, /crm claims \/account, which is the shell's/],
  ['its own address', { noun: 'customer-contacts' }, /\/customer-contacts is an address of crm already/],
]) {
  test(`${what} is refused, and nothing is written`, async () => {
    const tree = aTree();
    const before = contentsOf(tree);
    await assert.rejects(generate(tree, { ...asked, ...options }), message);
    assert.deepEqual(contentsOf(tree), before);
  });
}

test('a folder that is there is not written into', async () => {
  const tree = aTree();
  tree.write('libs/contracts/src/price-list/price-list.endpoints.ts', '');
  await assert.rejects(generate(tree, asked), /libs\/contracts\/src\/price-list exists already/);
});

test('an insertion goes where its list ends, or nowhere', () => {
  assert.equal(intoBlock('const a = [\n  1,\n];\n', 'const a = [', '\n];', '  2,'), 'const a = [\n  1,\n  2,\n];\n');
  assert.equal(intoBlock('"m": [\n  {}\n  ]', '"m": [', '\n  ]', '  {}'), '"m": [\n  {},\n  {}\n  ]');
  assert.equal(intoBlock('"m": [\n  ]', '"m": [', '\n  ]', '  {}'), '"m": [\n  {}\n  ]');
  assert.equal(intoBlock('const b = [];', 'const a = [', '\n];', '  2,'), null);
  assert.equal(withImport("import {\n  a,\n} from './a';\n\na();\n", "import './b';"), "import {\n  a,\n} from './a';\nimport './b';\n\na();\n"); // prettier-ignore
  assert.equal(withImport('a();\n', "import './b';"), null);
  assert.equal(withImported("import { b } from './a';", './a', 'c'), "import { c, b } from './a';");
  assert.equal(withImported("import { b } from './a';", './a', 'b'), "import { b } from './a';");
  assert.equal(withImported("import { b } from './b';", './a', 'c'), null);
});
