import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { missingOf, remoteUnfit, shellUnfit } = await tsImport('../../libs/releases/src/fit.ts', import.meta.url);

const core = '@toam/ui/core';
const cases = [
  ['everything is there', { k: ['a'] }, { k: ['a', 'b'], m: ['c'] }, {}],
  ['a name is missing', { k: ['a', 'b'] }, { k: ['b'] }, { k: ['a'] }],
  ['the same name of another module does not count', { k: ['a'] }, { m: ['a'], k: [] }, { k: ['a'] }],
  ['a module is missing', { k: ['a'], m: [] }, {}, { k: ['a'], m: [] }],
  ['a module is imported for its effect', { m: [] }, { m: ['a'] }, {}],
];
for (const [what, needs, gives, missing] of cases) test(what, () => assert.deepEqual(missingOf(needs, gives), missing));

const gives = { [core]: ['Button', 'Card'], zod: ['z', 'z.string'], slots: ['admin.tab'] };
const shell = { build: 'aaaaaaaaaaaa', gives };
const chat = { name: 'chat', build: 'cccccccccccc', needs: { [core]: ['Button'], zod: ['z', 'z.string'] } };

test('a remote that fits is published without a word', () =>
  assert.deepEqual(remoteUnfit(chat, shell), { refused: [], unchecked: [] }));

test('a remote with a name that the live shell lacks waits for the shell', () => {
  const needs = { [core]: ['Badge', 'Button', 'Tip'], zod: ['z', 'z.email'], slots: ['admin.tab', 'chat.row'] };
  assert.deepEqual(remoteUnfit({ name: 'chat', needs }, shell).refused, [
    'chat needs Badge and Tip of @toam/ui/core, and z.email of zod, and the slot chat.row, which the live shell ' +
      '(build aaaaaaaaaaaa) does not have: publish the shell first, or build chat without it',
  ]);
});

test('a shell that takes away a name waits for each remote that needs it', () => {
  const crm = { name: 'crm', build: 'dddddddddddd', needs: { [core]: ['Card'], '@toam/live/live': [] } };
  const { refused } = shellUnfit({ gives: { ...gives, [core]: ['Card'] } }, [chat, crm]);
  assert.deepEqual(refused, [
    'this shell no longer has Button of @toam/ui/core, which the live chat (build cccccccccccc) needs: ' +
      'publish chat without it first, or keep it in the shell',
    'this shell no longer has @toam/live/live, which the live crm (build dddddddddddd) needs: ' +
      'publish crm without it first, or keep it in the shell',
  ]);
});

test('what says nothing of its names is not refused, and it is told', () => {
  const told = (verdict, pattern) => {
    assert.deepEqual(verdict.refused, []);
    assert.match(verdict.unchecked.join('\n'), pattern);
  };
  told(remoteUnfit({ name: 'chat' }, shell), /^chat does not say what it needs/);
  told(remoteUnfit(chat, {}), /^the live shell does not say what it supplies/);
  told(shellUnfit({}, [chat]), /^the shell does not say/);
  told(shellUnfit(shell, [chat, { name: 'hr' }]), /^the live hr does not say what it needs/);
});
