import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { citationsIn } from './citations.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(workspace, file), 'utf8');

/** Sources and pages: what git knows, and what is not committed yet. Texts of the demo, and this test's own examples cite nothing. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspace,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /\.(tsx?|[mc]?js|css|sql|rules|md)$/.test(file))
  .filter((file) => !/^tools\/(demo\/content\/|docs\/citations\.)/.test(file))
  .filter((file) => existsSync(path.join(workspace, file)));

const pages = readdirSync(path.join(workspace, 'docs/product')).map((name) => `docs/product/${name}`);
const matchesIn = (page, pattern) => [...read(page).matchAll(pattern)].map(([, found]) => found);

const decisionFiles = readdirSync(path.join(workspace, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));

/** The number in the name, and those that a decision took in: 'Also 79, 80.' */
const numbersOf = (name) => [
  Number(name.slice(0, 4)),
  ...matchesIn(`docs/decisions/${name}`, /^Also ((?:\d+, )*\d+)\.$/gm).flatMap((list) => list.split(', ').map(Number)),
];

/**
 * Headings '### D24 …' and '### Decision 47 …', rows '| Design §12 |' and '| 24 |', headings of look.md, and files of decisions with what
 * they took in.
 */
const homes = [
  ...pages.flatMap((page) => matchesIn(page, /^### ([DCHBT]\d+) /gm)),
  ...pages.flatMap((page) => matchesIn(page, /^### Decision (\d+) /gm)).map((number) => `decision ${number}`),
  ...matchesIn('docs/product/sources.md', /^\| ((?:Specification|Brief|Design|Issue) [^|]+) \|/gm).map((name) =>
    name.toLowerCase(),
  ),
  ...matchesIn('docs/product/mockups.md', /^\| (\d+[a-z]?) \|/gm).map((number) => `mockup ${number}`),
  ...matchesIn('docs/product/look.md', /^## (.+)$/gm).map((heading) => `look ${heading}`),
  ...decisionFiles.flatMap(numbersOf).map((number) => `decision ${number}`),
];

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/ /g, '-');
const anchorsOf = (page) => matchesIn(page, /^#+ (.+)$/gm).map(anchorOf);

for (const [text, ...cited] of [
  ['/** Who may. Specification 1 §4, §6, D24. */', 'D24', 'specification 1 §4', 'specification 1 §6'],
  [
    '/**\n * Of a need. Specification\n * 2 §2 "Requests", 3 §2.1; D84 to D86. */',
    'D84',
    'D86',
    'specification 2 §2',
    'specification 3 §2.1',
  ],
  ['// Spec 3 §4, brief 6 §3, design §12', 'specification 3 §4', 'brief 6 §3', 'design §12'],
  [
    'Mockups 36 and 40b, 10-chat-480; decisions 104, 109',
    'mockup 36',
    'mockup 40b',
    'mockup 10',
    'decision 104',
    'decision 109',
  ],
  ['look.md "Forms", issue 14', 'issue 14', 'look Forms'],
  ['Specification 2 §5, issue 2 §3.', 'issue 2', 'specification 2 §5'],
  ["expect(day).toBe('T2'); // T8", 'T8'],
])
  test(`reads what ${JSON.stringify(text)} cites`, () =>
    assert.deepEqual(
      citationsIn(text).map(({ key }) => key),
      cited,
    ));

test('what is cited has a home in docs/product or docs/decisions', () => {
  const known = new Set(homes);
  const unknown = files.flatMap((file) => {
    const text = read(file);
    return citationsIn(text)
      .filter(({ key }) => !known.has(key))
      .map(({ key, index }) => `${file}:${text.slice(0, index).split('\n').length} ${key}`);
  });
  assert.deepEqual(unknown, []);
});

test('a number has one home', () => {
  assert.deepEqual(
    homes.filter((home, at) => homes.indexOf(home) !== at),
    [],
  );
});

test('a decision that was given up has no home, and its number is not used again', () => {
  const [numbers = ''] = matchesIn('docs/decisions/README.md', /^Given up: ((?:\d+, )*\d+)\./gm);
  const givenUp = numbers.split(', ').map((number) => `decision ${number}`);
  assert.ok(givenUp.length > 1);
  assert.deepEqual(
    givenUp.filter((decision) => homes.includes(decision)),
    [],
  );
});

describe('the pages of the product', () => {
  for (const page of pages)
    test(`${page} links to headings that there are`, () => {
      const links = [...read(page).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)];
      const dead = links.filter(
        ([, target, anchor]) => !anchorsOf(target ? path.join(path.dirname(page), target) : page).includes(anchor),
      );
      assert.deepEqual(
        dead.map(([link]) => link),
        [],
      );
    });
});
