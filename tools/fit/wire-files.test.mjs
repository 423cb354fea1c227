import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { wireFiles } = await tsImport('./wire-files.ts', import.meta.url);
const { inWorkspace } = await tsImport('../rsbuild/workspace.ts', import.meta.url);

/** Files of a bundle, with what each imports. */
const bundle = {
  'apps/crm/src/customer-list/customer-list.screen.tsx': ['@toam/contracts/customer/customer.endpoints'],
  'libs/contracts/src/customer/customer.endpoints.ts': [
    'zod',
    '../page',
    './customer.schema',
    '@toam/contracts/texts/customer',
  ],
  'libs/contracts/src/customer/customer.schema.ts': ['@toam/domain/customer/customer-columns', './not-in-the-bundle'],
  'libs/contracts/src/page.ts': ['zod'],
  'libs/contracts/src/oldest-browsers.ts': [],
  'libs/contracts/src/texts/customer.ts': ['../page'],
  'libs/domain/src/customer/customer-columns.ts': ['../record/columns'],
  'libs/domain/src/record/columns.ts': ['../customer/customer-columns'],
  'libs/domain/src/money/money-words.ts': [],
};

test('endpoints, schemas and what they import cross to the API; texts and the rest do not', () => {
  const importsOf = new Map(Object.entries(bundle).map(([file, imports]) => [inWorkspace(file), imports]));
  assert.deepEqual(
    wireFiles([...importsOf.keys()], (file) => importsOf.get(file)),
    [
      'libs/contracts/src/customer/customer.endpoints.ts',
      'libs/contracts/src/customer/customer.schema.ts',
      'libs/contracts/src/page.ts',
      'libs/domain/src/customer/customer-columns.ts',
      'libs/domain/src/record/columns.ts',
    ],
  );
});
