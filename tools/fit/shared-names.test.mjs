import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { readSource } = await tsImport('./shared-names.ts', import.meta.url);

const shared = new Set(['react', 'react/jsx-runtime', 'zod', 'k', '@toam/platform/host']);
const commonJs = new Set(['react']);
const namesIn = async (source, file = 'a.tsx') => (await readSource(source, file, shared, commonJs)).names;

const cases = [
  // imports
  ["import { a, b as c } from 'k'", { k: ['a', 'b'] }],
  ["import { 'a-b' as c } from 'k'", { k: ['a-b'] }],
  ["import 'k'", { k: [] }],
  ["import { a } from './k'; import { b } from 'k/b'", {}],
  ["import d from 'k'; d.a()", { k: ['default'] }],
  ["import React from 'react'; React.memo(React['lazy'])", { react: ['lazy', 'memo'] }],
  ["import * as k from 'k'; k.a(); const { b, c: d = k.e, f: { g } } = k", { k: ['a', 'b', 'c', 'e', 'f'] }],
  ["import * as k from 'k'; const x = (k) => k.other; k.a?.b", { k: ['a'] }],
  ["import * as k from 'k'; const same = k; same.a", { k: ['a'] }],
  ["import React, { useState } from 'react'", { react: ['useState'] }],
  // exports
  ["export { a, b as c } from 'k'", { k: ['a', 'b'] }],
  ["export { default } from 'k'", { k: ['default'] }],
  // types
  ["import type { A } from 'k'; export type { B } from 'k'", {}],
  ["import { type A } from 'k'; export { type B } from 'k'; export type * from 'k'", {}],
  ["import { type A, b } from 'k'", { k: ['b'] }],
  ["import * as k from 'k'; let a: k.A; type B = typeof k.b; class C implements k.C {} k.d as k.D", { k: ['d'] }],
  // import()
  ["void import('k')", { k: [] }],
  ["const { a, b: c } = await import('k')", { k: ['a', 'b'] }],
  ["(await import('k')).a()", { k: ['a'] }],
  ["const k = await import('k'); k.a()", { k: ['a'] }],
  ["import('k').then(({ a }) => a)", { k: ['a'] }],
  ["import('k').then((k) => k.a)", { k: ['a'] }],
  ["import('k').then(function (k) { return k.a })", { k: ['a'] }],
  ["import('k').catch(() => undefined)", { k: [] }],
  ["import('other').then(({ a }) => a)", {}],
  // members of shared objects
  ["import { z } from 'zod'; z.object({ a: z.string().min(1) })", { zod: ['z', 'z.object', 'z.string'] }],
  ["import { z as schema } from 'zod'; schema['enum']([])", { zod: ['z', 'z.enum'] }],
  ["import { z } from 'zod'; type A = z.infer<typeof a>; type B = z.ZodType", { zod: ['z'] }],
  ["import { z } from 'zod'; points.map(({ z }) => z.height)", { zod: ['z'] }],
  [
    "import { platformHost } from '@toam/platform/host'; platformHost().report({}); const host = platformHost(); host.preload()",
    { '@toam/platform/host': ['platformHost', 'platformHost().preload', 'platformHost().report'] },
  ],
  // JSX
  ['const a = <b><c /></b>', { 'react/jsx-runtime': ['jsx', 'jsxs'] }],
  ["import * as k from 'k'; const a = <><k.A /></>", { k: ['A'], 'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'] }],
  // uses without a name
  ["export * from 'k'", { k: ['*'] }],
  ["export * as all from 'k'", { k: ['*'] }],
  ["import * as k from 'k'; use(k)", { k: ['*'] }],
  ["import { z } from 'zod'; z[name]; export { z }", { zod: ['z', 'z.*'] }],
  ["const { a, ...rest } = await import('k')", { k: ['*', 'a'] }],
];
for (const [source, expected] of cases) test(source, async () => assert.deepEqual(await namesIn(source), expected));

test('slots are named where they are shown', async () => {
  const source = `import { Contributed, Slot, useContributions } from '@toam/platform/slot';
    const tabs = useContributions('house.detail.tab');
    const view = tabs.map((tab) => Slot(<Contributed slot="admin.tab" contribution={tab} />, <Slot name="dashboard.card" />));`;
  const { slots } = await namesIn(source);
  assert.deepEqual(slots, ['admin.tab', 'dashboard.card', 'house.detail.tab']);
  assert.equal((await namesIn('const a = <Slot name="of-another-kind" />')).slots, undefined);
});

test('plain JavaScript of a package is read, too', async () => {
  assert.deepEqual(await namesIn("import * as React from 'react';\nReact.useId();", 'node_modules/a/index.js'), {
    react: ['useId'],
  });
});

test('what a source imports at run time', async () => {
  const source = "import { a } from './a'; import type { b } from './b'; export { c } from '../c'; import('./d')";
  assert.deepEqual((await readSource(source, 'a.ts', shared)).imports, ['./a', '../c', './d']);
});
