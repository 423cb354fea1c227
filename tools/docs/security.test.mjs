import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const workspace = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(workspace, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| (\w+)(?: applicable)?: (.*) \|$/gm)].map(
  ([, number, level, answer, how]) => ({ number, level, answer, how }),
);
test('all 253 requirements of levels 1 and 2 have an answer', () => {
  assert.equal(new Set(rows.map(({ number }) => number)).size, 253);
  assert.deepEqual([...new Set(rows.map(({ answer }) => answer))].sort(), [
    'Argument',
    'Not',
    'Open',
    'Operator',
    'Test',
  ]);
});

test('an answer by a test names one', () => {
  const nameless = rows.filter(({ answer, how }) => answer === 'Test' && !/`[\w./@-]+\.test\.(?:tsx?|mjs)`/.test(how));
  assert.deepEqual(nameless, []);
});

test('the counts and the list of what is open are those of the rows', () => {
  const names = {
    'a test holds it': 'Test',
    'an argument': 'Argument',
    'the operator': 'Operator',
    'it does not': 'Not',
    open: 'Open',
  };
  for (const [name, answer] of Object.entries(names)) {
    const [, ...counts] = new RegExp(`^\\| ${name}[^|]*\\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(page);
    const of = (level) => rows.filter((row) => row.answer === answer && row.level === level).length;
    assert.deepEqual(counts.map(Number), [of('1'), of('2'), of('1') + of('2')], name);
  }
  const list = page.slice(page.indexOf('### What is open'), page.indexOf('### 1. Encoding'));
  const open = rows.filter(({ answer }) => answer === 'Open').map(({ number }) => number);
  assert.deepEqual([...list.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number).sort(), open.sort());
});
