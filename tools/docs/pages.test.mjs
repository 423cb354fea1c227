import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const workspace = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(workspace, file), 'utf8');
const exists = (file) => existsSync(path.join(workspace, file));
const foldersOf = (folder) =>
  readdirSync(path.join(workspace, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

const files = [
  ...readdirSync(workspace),
  ...['apps', 'libs', 'tools', 'docs', 'deploy', '.ci', '.github'].flatMap((folder) =>
    readdirSync(path.join(workspace, folder), { recursive: true }).map((file) => path.join(folder, file)),
  ),
].filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const pages = files.filter((file) => file.endsWith('.md'));

/** Paths from the root that a page names in backticks. Patterns, addresses and build output are left out. */
const pathsIn = (text) =>
  [...text.matchAll(/`((?:apps|libs|tools|docs|\.ci|\.github)\/[\w./-]+)`/g)]
    .map(([, named]) => named)
    .filter((named) => !/\/(dist|\.out)(\/|$)/.test(named));

/** `@toam/domain/price` and `libs/domain/price` mean the file libs/domain/src/price.ts. */
const spellings = (named) => {
  const inside = named.replace(/^libs\/([\w-]+)\/(?!src\/)/, 'libs/$1/src/');
  return [named, inside, ...['.ts', '.tsx'].map((end) => inside + end)];
};

/** Files that a build makes, and one that a rule forbids. */
const notKept = new Set([
  'index.html',
  'login.html',
  'remotes.json',
  'releases.json',
  'build.json',
  'dist/build.json',
  'dist/fit.json',
  'fit.json',
  'index.ts',
]);

/** Every end of a path: 'a/b.ts' and 'b.ts'. */
const ends = new Set(files.flatMap((file) => file.split('/').map((_part, at, parts) => parts.slice(at).join('/'))));

/** Files that a page names in backticks, from the root, from their folder or by their name alone. */
const filesIn = (text) =>
  [
    ...text.matchAll(
      /`(?:\.\/|@toam\/)?((?:[\w@.-]+\/)*\w[\w.-]*\.(?:tsx?|[mc]js|css|html|json|md|rules|sh|sql|tsv|ya?ml))`/g,
    ),
  ]
    .map(([, named]) => named)
    .filter((named) => !notKept.has(named));

/** Blocks that show a tree of folders, as 'src/http/   access.ts (the door)'. Other blocks are code, whose names may be examples. */
const treesIn = (text) =>
  [...text.matchAll(/^```(?:text|txt)?\n([\s\S]*?)^```/gm)]
    .map(([, block]) => block)
    .filter((block) => /^ *[\w-]+\//m.test(block));

/** Files that such a tree names, with its ends such as '.queries.ts' left out. */
const filesInTrees = (text) =>
  treesIn(text).flatMap((block) =>
    [...block.matchAll(/(?<![\w./*<>-])((?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|[mc]js|css|json|sql))(?![\w*-])/g)].map(
      ([, named]) => named,
    ),
  );

/** Every name in the sources, for functions that pages name. */
const names = new Set(
  files
    .filter((file) => /\.(?:tsx?|[mc]js|css|json|rules)$/.test(file) && !/\.out\//.test(file))
    .flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Names in backticks that have a capital inside: `registerRoute`, `recordChanges(…)`. Decisions tell of names that were. */
const namesIn = (page, text) =>
  page.startsWith('docs/decisions/')
    ? []
    : [...text.matchAll(/`([a-z][a-z0-9]*[A-Z]\w*)(?:\([^`]*\))?`/g)].map(([, name]) => name);

describe('what the pages say', () => {
  for (const page of pages) {
    test(`${page} leads nowhere that is gone`, () => {
      const text = read(page);
      const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(([, link]) => link)
        .filter((link) => !/^[a-z]+:/.test(link));
      const dead = links.filter((link) => !exists(path.join(path.dirname(page), link)));
      const gone = pathsIn(text).filter((named) => !spellings(named).some(exists));
      assert.deepEqual({ dead, gone }, { dead: [], gone: [] });
    });

    test(`${page} names files that there are`, () => {
      const isThere = (named) => ends.has(named) || spellings(named).some(exists);
      assert.deepEqual(
        [...filesIn(read(page)), ...filesInTrees(read(page))].filter((named) => !isThere(named)),
        [],
      );
    });

    test(`${page} names functions that there are`, () => {
      assert.deepEqual(
        namesIn(page, read(page)).filter((name) => !names.has(name)),
        [],
      );
    });

    test(`${page} names commands that there are`, () => {
      const { scripts } = JSON.parse(read('package.json'));
      const unknown = [...read(page).matchAll(/npm run ([\w:]+)/g)].filter(([, name]) => !scripts[name]);
      const missing = [...read(page).matchAll(/\bnode ((?:tools|apps)\/[\w./-]+)/g)]
        .map(([, file]) => file)
        .filter((file) => !file.includes('/dist/') && !exists(file));
      assert.deepEqual([...unknown.map(([command]) => command), ...missing], []);
    });
  }
});

test('a decision is a short file with its number, in the index under its own title', () => {
  const files = readdirSync(path.join(workspace, 'docs/decisions')).filter((file) => file !== 'README.md');
  const index = read('docs/decisions/README.md');
  const wrong = files.filter((file) => {
    const [title, ...rest] = read(`docs/decisions/${file}`).trimEnd().split('\n');
    const [, number = ''] = /^# (\d+)\. /.exec(title) ?? [];
    const isNamed = file.startsWith(`${number.padStart(4, '0')}-`);
    return !isNamed || rest.length > 24 || !index.includes(`[${title.replace(/^# /, '')}](${file})`);
  });
  assert.ok(files.length > 30);
  assert.deepEqual(wrong, []);
});

test('every app, library and module of the API says what it is', () => {
  const silent = ['apps', 'libs', 'apps/api/src/modules']
    .flatMap(foldersOf)
    .filter((folder) => !exists(`${folder}/README.md`));
  assert.deepEqual(silent, []);
});

test('whoever owns something owns something that is there', () => {
  const rows = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const gone = rows
    .map((row) => row.split(/\s+/)[0].slice(1).replace(/\*.*$/, ''))
    .filter(
      (place) =>
        !exists(place) &&
        !readdirSync(path.join(workspace, path.dirname(place))).some((name) => name.startsWith(path.basename(place))),
    );
  assert.deepEqual(gone, []);
});

test('every remote has its team', () => {
  const remotes = foldersOf('apps').filter((app) => exists(`${app}/remote.json`));
  const owners = read('CODEOWNERS');
  assert.deepEqual(
    remotes.filter((app) => !owners.includes(`/${app}/`)),
    [],
  );
});

test('docs/operations.md knows every variable that the API reads', () => {
  const environment = /const variables = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read('apps/api/src/env.ts'))[1];
  const variables = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  assert.ok(variables.length > 20);
  const operations = read('docs/operations.md');
  assert.deepEqual(
    variables.filter((name) => !operations.includes(`\`${name}\``)),
    [],
  );
});
