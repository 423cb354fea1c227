import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countTask, namesOfFailures, readNxOutput } from './results.mjs';

describe('counting what a task proved', () => {
  const rows = [
    ['a Jest run', 'Tests:       11 passed, 11 total\n', true, { passed: 11, failed: 0 }],
    [
      'a coloured Jest run',
      '\u001b[1mTests:       \u001b[22m\u001b[32m6 passed\u001b[39m, 6 total\n',
      true,
      { passed: 6, failed: 0 },
    ],
    [
      'a Jest run with failures',
      'Tests:       2 failed, 1 skipped, 8 passed, 11 total\n',
      false,
      { passed: 8, failed: 2 },
    ],
    ['a node:test run', 'ℹ tests 5\nℹ pass 4\nℹ fail 1\n', false, { passed: 4, failed: 1 }],
    ['a Playwright run', '\n  48 passed (5.2m)\n', true, { passed: 48, failed: 0 }],
    [
      'a Playwright run with failures',
      '  2 failed\n    src/menu.test.ts:33:3 › 1 passed by\n  1 did not run\n  45 passed (5.2m)\n',
      false,
      { passed: 45, failed: 3 },
    ],
    [
      'a Playwright run with a second try',
      '  1 flaky\n    src/menu.test.ts:33:3\n  45 passed (5.2m)\n',
      true,
      { passed: 46, failed: 0 },
    ],
    [
      'a Jest run that passed its tests and could not load one file',
      'Tests:       3 passed, 3 total\n',
      false,
      { passed: 3, failed: 1 },
    ],
    ['a run that crashed', 'Segmentation fault\n', false, { passed: 0, failed: 1 }],
    ['a lint or type check', '', true, { passed: 1, failed: 0 }],
    ['a failed lint or type check', 'error TS2322\n', false, { passed: 0, failed: 1 }],
    ['a project without tests', 'No tests found, exiting with code 0\n', true, { passed: 0, failed: 0 }],
  ];
  for (const [title, output, succeeded, expected] of rows) {
    test(title, () => assert.deepEqual(countTask(output, succeeded), expected));
  }
});

describe('naming what failed', () => {
  const rows = [
    ['Jest', '  ● rules › adds up\n\n  ● rules › adds up\n', ['rules › adds up']],
    ['node:test', '✖ adds up (2.1ms)\n✖ failing tests:\n', ['adds up']],
    [
      'Playwright',
      '  1 failed\n    src/menu.test.ts:33:3 › opens ────\n  1 flaky\n    src/widget.test.ts:9:3 › greets ──\n  45 passed (5.2m)\n',
      ['src/menu.test.ts:33:3 › opens', 'src/widget.test.ts:9:3 › greets (qua ở lần thứ hai)'],
    ],
    ['warnings of ESLint', '✖ 5 problems (0 errors, 5 warnings)\n', []],
    ['a green run', 'Tests:       11 passed, 11 total\n', []],
  ];
  for (const [title, output, expected] of rows) test(title, () => assert.deepEqual(namesOfFailures(output), expected));
});

test('the output of Nx is cut into its tasks, the failed ones named', () => {
  const { tasks, failed } = readNxOutput(
    [
      ' NX   Running targets lint, test for 2 projects:',
      '- @toam/ui',
      '> nx run @toam/ui:lint  [local cache]',
      '> eslint .',
      '> nx run properties:test',
      'Tests:       1 failed, 1 total',
      ' NX   Ran targets lint, test for 2 projects',
      'Failed tasks:',
      '- properties:test',
    ].join('\n'),
  );
  assert.deepEqual([...tasks.keys()], ['@toam/ui:lint', 'properties:test']);
  assert.match(tasks.get('properties:test'), /1 failed/);
  assert.doesNotMatch(tasks.get('properties:test'), /Failed tasks/);
  assert.deepEqual([...failed], ['properties:test']);
});
