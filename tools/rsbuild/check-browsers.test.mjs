import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lacking } from './check-browsers.mjs';

const has = '.head:has(> a) { color: red }';

test('what each of the oldest browsers knows is accepted', () => {
  assert.deepEqual(lacking(`${has} .row { display: grid; aspect-ratio: 1 }`), []);
});

test('what one of them lacks is told with its name', () => {
  const [message, ...others] = lacking(has, ['firefox >= 114']);
  assert.match(message, /:has\(\).* Firefox \(114-120\)/);
  assert.deepEqual(others, []);
});
