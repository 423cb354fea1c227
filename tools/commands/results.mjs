import { stripVTControlCharacters } from 'node:util';

/**
 * Reads counts from the output of tasks. This also counts cached tasks, because Nx prints their output again.
 * A test task counts its tests; any other task (lint, types, build) counts as one.
 */

const counts = [
  // Jest: "Tests:       1 failed, 2 skipped, 11 passed, 14 total"
  { line: /^Tests:\s+(.*)$/gm, passed: /(\d+) passed/, failed: /(\d+) failed/ },
  // Playwright, one line each: "  1 failed", "  2 did not run", "  45 passed (5.2m)"
  {
    line: /^ {2}\d+ (?:passed|failed|interrupted|did not run)\b.*$/gm,
    passed: /(\d+) passed/,
    failed: /(\d+) (?:failed|interrupted|did not run)/,
  },
  // node:test: "ℹ pass 11", "ℹ fail 1"
  { line: /^ℹ (?:pass|fail) \d+$/gm, passed: /pass (\d+)/, failed: /fail (\d+)/ },
];

/** The counts of one task. A failed task without a failed test (it could not start) counts as one failure. */
export function countTask(printed, succeeded) {
  const output = stripVTControlCharacters(printed);
  let passed = 0;
  let failed = 0;
  let tested = false;
  for (const count of counts) {
    for (const [line] of output.matchAll(count.line)) {
      tested = true;
      passed += Number(count.passed.exec(line)?.[1] ?? 0);
      failed += Number(count.failed.exec(line)?.[1] ?? 0);
    }
  }
  if (!tested && /^No tests found, exiting with code 0$/m.test(output)) return { passed: 0, failed: 0 };
  if (!tested) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

const header = /^> nx run (\S+?:[\w-]+)(?:\s|$)/;

/**
 * Splits the static output of `nx run-many` into its tasks.
 * @returns {{ tasks: Map<string, string>, failed: Set<string> }} output by task ("ui:lint"), and the tasks named as failed
 */
export function readNxOutput(text) {
  const tasks = new Map();
  const failed = new Set();
  let current = null;
  for (const line of stripVTControlCharacters(text).split('\n')) {
    const task = header.exec(line)?.[1];
    if (task) tasks.set((current = task), '');
    else if (/^\s*NX\s/.test(line)) current = null;
    if (current) tasks.set(current, `${tasks.get(current)}${line}\n`);
    else if (/^- \S+:[\w-]+\s*$/.test(line)) failed.add(line.slice(2).trim());
  }
  return { tasks, failed };
}
