import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { wireFiles } = await tsImport('./wire-files.ts', import.meta.url);
const { inWorkspace } = await tsImport('../rsbuild/workspace.ts', import.meta.url);

/** What each file imports. */
const imports = {
  'apps/crm/src/customer-list/customer-list.screen.tsx': ['@toam/contracts/oldest-browsers'],
  'libs/contracts/src/customer/customer.endpoints.ts': [
    ...['zod', '../page', './customer.schema', '@toam/contracts/texts/common', './customer.text'],
  ],
  'libs/contracts/src/customer/customer.schema.ts': ['@toam/domain/customer/customer-columns'],
  'libs/contracts/src/page.ts': ['zod'],
  'libs/contracts/src/oldest-browsers.ts': [],
  'libs/contracts/src/texts/common.ts': ['../oldest-browsers'],
  'libs/contracts/src/customer/customer.text.ts': ['../oldest-browsers'],
  // left out of the bundle: only a constant of it is used
  'libs/domain/src/customer/customer-columns.ts': ['../record/columns'],
  'libs/domain/src/record/columns.ts': ['../customer/customer-columns'],
  'libs/domain/src/house/house.schema.ts': [],
};

test('endpoints, schemas and what they import cross to the API; texts and the rest do not', async () => {
  const bundled = Object.keys(imports).filter((file) => !file.startsWith('libs/domain/src/customer'));
  const importsOf = async (file) => imports[path.relative(inWorkspace(), file)];
  assert.deepEqual(
    await wireFiles(
      bundled.map((file) => inWorkspace(file)),
      importsOf,
    ),
    [
      'libs/contracts/src/customer/customer.endpoints.ts',
      'libs/contracts/src/customer/customer.schema.ts',
      'libs/contracts/src/page.ts',
      'libs/domain/src/customer/customer-columns.ts',
      'libs/domain/src/record/columns.ts',
    ],
  );
});
