import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { keepsTyped } = await tsImport('./keeps-typed.ts', import.meta.url);

test('routes accept the texts that they import, and nothing else', () => {
  let change;
  keepsTyped().setup({ transform: (_where, how) => (change = how) });
  const code = readFileSync(new URL('../../apps/crm/src/routes.tsx', import.meta.url), 'utf8');
  const accepted = JSON.parse(/webpackHot\?\.accept\((.*)\);\n$/.exec(change({ code }))[1]);
  assert.ok(accepted.includes('@toam/contracts/customer/customer.text'));
  assert.ok(accepted.includes('./customer/customer-page.text'));
  assert.deepEqual(
    accepted.filter((name) => !/^@toam\/contracts\/texts\/|\.text$/.test(name)),
    [],
  );
});
