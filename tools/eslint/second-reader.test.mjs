import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { onlyReader, readersOf } from './second-reader.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const at = (place) => path.join(workspace, place);

/** Who a file is made for, if each of the others has the given text. */
function readerOf(file, others) {
  const texts = new Map(Object.entries(others).map(([place, text]) => [at(place), text]));
  const reader = onlyReader(
    at(file),
    readersOf([...texts.keys()], (place) => texts.get(place)),
  );
  return reader && path.relative(workspace, reader);
}

const part = 'libs/ui/src/list/part.tsx';
const table = 'libs/ui/src/list/table.tsx';
const imports = "import { Part } from './part';";

for (const [title, others, expected] of [
  ['the only neighbour that imports it', { [table]: imports }, table],
  ['two neighbours', { [table]: imports, 'libs/ui/src/list/bar.tsx': imports }, undefined],
  ['a neighbour and its own test', { [table]: imports, 'libs/ui/src/list/part.test.tsx': imports }, undefined],
  ['another library, by name', { [table]: imports, 'libs/map/src/a.ts': "from '@toam/ui/list/part'" }, undefined],
  ['another folder alone', { 'libs/ui/src/form/a.tsx': "from '../list/part'" }, undefined],
  ['a neighbour that loads it later', { [table]: "import('./part')" }, undefined],
  ['nobody', {}, undefined],
])
  test(`who a file is made for: ${title}`, () => assert.equal(readerOf(part, others), expected));
