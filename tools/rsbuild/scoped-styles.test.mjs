import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { unscopedSelectors } = await tsImport('./scoped-styles.ts', import.meta.url);

const scoped = [
  '.crm-head-1a2b3c { gap: 4px }',
  'a.crm-head-1a2b3c:hover > h2, .crm-row-1a2b3c::after { gap: 4px }',
  '.crm-box-1a2b3c .ant-tag { gap: 4px }',
  "[data-theme='dark'] .crm-head-1a2b3c { gap: 4px }",
  '@media (max-width: 499px) { .crm-head-1a2b3c { gap: 4px } }',
  '@keyframes crm-arrival-1a2b3c { from { opacity: 0 } 50% { opacity: 1 } }',
  ':is(.crm-head-1a2b3c, .crm-row-1a2b3c)[data-tone] { gap: 4px }',
  '@page crm-cover { margin: 0 }',
];
for (const css of scoped) test(`accepts ${css}`, () => assert.deepEqual(unscopedSelectors(css, 'crm'), []));

const unscoped = [
  ['.head { gap: 4px }', '.head'],
  ['.hr-head-1a2b3c { gap: 4px }', '.hr-head-1a2b3c'],
  ['h2 { gap: 4px }', 'h2'],
  ['* { gap: 4px }', '*'],
  ['#root { gap: 4px }', '#root'],
  [':root { --gap: 4px }', ':root'],
  [':root:has(.crm-head-1a2b3c) { gap: 4px }', ':root:has(.crm-head-1a2b3c)'],
  [':not(.crm-head-1a2b3c) { gap: 4px }', ':not(.crm-head-1a2b3c)'],
  [':is(.crm-head-1a2b3c, .ant-tag) { gap: 4px }', ':is(.crm-head-1a2b3c, .ant-tag)'],
  ['.ant-modal .crm-head-1a2b3c { gap: 4px }', '.ant-modal .crm-head-1a2b3c'],
  ["[data-theme='dark'] h2 { gap: 4px }", "[data-theme='dark'] h2"],
  ["[data-theme='dark'] { gap: 4px }", "[data-theme='dark']"],
  ['.crm-head-1a2b3c, .ant-tag { gap: 4px }', '.ant-tag'],
  ['@media print { body { gap: 4px } }', 'body'],
];
for (const [css, selector] of unscoped)
  test(`refuses ${css}`, () => assert.deepEqual(unscopedSelectors(css, 'crm'), [selector]));
