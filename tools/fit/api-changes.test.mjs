import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { announcedIn, breakingChanges, unannounced } = await tsImport('./api-changes.ts', import.meta.url);

const call = 'PUT /api/house/{id}';
const changes = (before, now) =>
  breakingChanges(
    { [call]: { request: {}, answer: {}, ...before } },
    { [call]: { request: {}, answer: {}, ...now } },
  ).map(({ what }) => what);

const body = { body: 'object', 'body.title': 'string' };
for (const [what, before, now, expected] of [
  ['nothing changed', body, body, []],
  ['a new field that may be absent', body, { ...body, 'body.note': 'absent|string' }, []],
  ['a new required field', body, { ...body, 'body.note': 'string' }, ['now requires body.note']],
  ['a new required parameter', {}, { 'query.from': 'string' }, ['now requires query.from']],
  [
    'required fields of a new part that may be absent',
    body,
    { ...body, 'body.size': 'absent|object', 'body.size.width': 'number' },
    [],
  ],
  ['a body where none was, which may be absent', {}, { ...body, body: 'absent|object' }, []],
  ['a body where none was', {}, body, ['now requires body']],
  [
    'a field may no longer be absent',
    { 'query.a': 'absent|string' },
    { 'query.a': 'string' },
    ['now requires query.a'],
  ],
  ['a field may be absent', { 'query.a': 'string' }, { 'query.a': 'absent|string' }, []],
  ['a field is gone', body, { body: 'object' }, ['no longer takes body.title']],
  [
    'a part is gone, told once',
    { ...body, 'body.tags': 'array', 'body.tags[]': 'object', 'body.tags[].id': 'integer' },
    body,
    ['no longer takes body.tags'],
  ],
  ['a type less', { 'query.a': 'null|string' }, { 'query.a': 'string' }, ['no longer takes query.a as null']],
  ['a type more', { 'query.a': 'string' }, { 'query.a': 'null|string' }, []],
  ['any number instead of whole ones', { 'query.a': 'integer' }, { 'query.a': 'number' }, []],
  [
    'whole numbers instead of any',
    { 'query.a': 'number' },
    { 'query.a': 'integer' },
    ['no longer takes query.a as number'],
  ],
  ['anything', { 'query.a': 'string' }, { 'query.a': 'any' }, []],
])
  test(`request: ${what}`, () => assert.deepEqual(changes({ request: before }, { request: now }), expected));

const answer = {
  '': 'object',
  data: 'object',
  'data.list': 'array',
  'data.list[]': 'object',
  'data.list[].id': 'integer',
};
for (const [what, now, expected] of [
  ['a new field', { ...answer, 'data.list[].name': 'string' }, []],
  ['a field is gone', { ...answer, 'data.list[].id': undefined }, ['no longer answers data.list[].id']],
  ['a field may be absent', { ...answer, data: 'absent|object' }, ['may answer data as absent']],
  ['another type', { ...answer, 'data.list[].id': 'string' }, ['may answer data.list[].id as string']],
  ['any number', { ...answer, 'data.list[].id': 'number' }, ['may answer data.list[].id as number']],
  ['the whole is another', { '': 'string' }, ['may answer its answer as string']],
  ['a part is gone, told once', { '': 'object', data: 'object' }, ['no longer answers data.list']],
])
  test(`answer: ${what}`, () =>
    assert.deepEqual(changes({ answer }, { answer: JSON.parse(JSON.stringify(now)) }), expected));
test('answer: a type less', () =>
  assert.deepEqual(changes({ answer: { a: 'absent|null|string' } }, { answer: { a: 'string' } }), []));

test('a call that is gone breaks, a new one does not', () => {
  const none = { request: {}, answer: {} };
  assert.deepEqual(breakingChanges({ [call]: none }, {}), [{ call, what: 'is gone' }]);
  assert.deepEqual(breakingChanges({}, { [call]: none }), []);
});

test('the changelog announces a change by the name of its call, in what is not yet released', () => {
  const changelog = `# Changes\n\n## Unreleased\n\n- Breaking: \`${call}\` requires a note.\n- \`GET /api/house\` is faster.\n\n## 1.0\n\n- Breaking: \`GET /api/old\` is gone.\n`;
  const changed = [call, 'GET /api/house', 'GET /api/old', `${call}/status`].map((one) => ({
    call: one,
    what: 'is gone',
  }));
  const left = unannounced(changed, announcedIn(changelog));
  assert.deepEqual(
    left.map((one) => one.call),
    ['GET /api/house', 'GET /api/old', `${call}/status`],
  );
  assert.deepEqual(announcedIn('## Unreleased\n\nBreaking: `a`'), ['Breaking: `a`']);
  assert.deepEqual(announcedIn('# Changes'), []);
});

test('this repository’s changelog has the section', () => {
  assert.match(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'), /^## Unreleased$/m);
});
