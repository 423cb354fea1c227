import { stripVTControlCharacters } from 'node:util';

/**
 * Reads counts from the output of tasks. This also counts cached tasks, because Nx prints their output again.
 * A test task counts its tests; any other task (lint, types, build) counts as one.
 */

const counts = [
  // Jest: "Tests:       1 failed, 2 skipped, 11 passed, 14 total"
  { line: /^Tests:\s+(.*)$/gm, passed: /(\d+) passed/, failed: /(\d+) failed/ },
  // Playwright, one line each: "  1 failed", "  1 flaky", "  2 did not run", "  45 passed (5.2m)"
  {
    line: /^ {2}\d+ (?:passed|flaky|failed|interrupted|did not run)\b.*$/gm,
    passed: /(\d+) (?:passed|flaky)/,
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

/** Jest: "  ● rules › adds up"; node:test: "✖ adds up (2.1ms)". */
const failedTest = /^(?: {2}●|✖) (?!failing tests|Console$|\d+ problems? \(0 errors)(.+?)(?: \([\d.]+ms\))?$/gm;

/** Playwright's lists: "  1 failed" or "  1 flaky", then the flows, indented further. */
const flowList = /^ {2}\d+ (failed|flaky|interrupted)\n((?: {4}\S.*\n?)+)/gm;

/** Names the tests of one task that did not pass, or only at the second try, each once. */
export function namesOfFailures(printed) {
  const output = stripVTControlCharacters(printed);
  const tests = [...output.matchAll(failedTest)].map(([, name]) => name.trim());
  const flows = [...output.matchAll(flowList)].flatMap(([, how, list]) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.replace(/─+$/, '').trim() + (how === 'flaky' ? ' (qua ở lần thứ hai)' : '')),
  );
  return [...new Set([...tests, ...flows])];
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
