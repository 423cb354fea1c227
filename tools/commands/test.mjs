import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from './cluster.mjs';
import { installIfNeeded } from './install.mjs';
import { runNx } from './nx.mjs';
import { ensureEngine, ensurePostgres } from './programs.mjs';
import { countTask, namesOfFailures, readNxOutput } from './results.mjs';
import { run, Stop, workspace } from './terminal.mjs';

const binary = (name) => path.join(workspace, 'node_modules', name);

const jest = (project, env, ...args) =>
  run(process.execPath, [binary('jest/bin/jest.js'), '--colors=false', ...args], {
    cwd: path.join(workspace, project),
    env: { ...process.env, ...env },
  });

const eslint = () => run(process.execPath, [binary('eslint/bin/eslint.js'), '--no-color', '.']);

/** Finds the compiler that it needs for types among the installed programs. */
const oxlint = () =>
  run(process.execPath, [binary('oxlint/bin/oxlint'), 'apps', 'libs', 'tools'], {
    env: { ...process.env, PATH: [binary('.bin'), process.env.PATH].join(path.delimiter) },
  });

/**
 * One ESLint for the whole workspace: starting one per project takes longer than linting. Nx runs first, because the
 * boundary rule reads Nx's project graph and without one refuses nothing.
 */
async function lint() {
  const graph = await runNx(['show', 'projects']);
  if (graph.code !== 0) return reportRun(graph);
  return (await Promise.all([eslint(), oxlint()])).map(reportRun).reduce(add);
}

const tsc = (project) =>
  run(process.execPath, [binary('typescript-native/bin/tsc'), '-p', project, '--pretty', 'false']);

/** Three programs: browser code, server code, the flows. Each reads shared types once. */
async function types() {
  const [browser, ...others] = await Promise.all([
    tsc('tsconfig.browser.json'),
    (async () => [await tsc('tsconfig.server.json'), await tsc('apps/e2e')])(),
  ]);
  return [browser, ...others.flat()].map(reportRun).reduce(add);
}

const add = (total, part) => ({
  passed: total.passed + part.passed,
  failed: total.failed + part.failed,
  names: [...total.names, ...part.names],
});
const nothing = { passed: 0, failed: 0, names: [] };

/** Counts a task, and names what failed in it. */
const counted = (output, succeeded) => ({ ...countTask(output, succeeded), names: namesOfFailures(output) });

/** One Nx target in every project that has it, or in those that `args` select. Shows the output of failed tasks. */
async function everyProject(target, ...args) {
  const { code, output } = await runNx(['run-many', '-t', target, '--output-style=static', ...args]);
  const { tasks, failed } = readNxOutput(output);
  let total = nothing;
  for (const [task, printed] of tasks) {
    if (failed.has(task)) console.log(printed.trimEnd());
    total = add(total, counted(printed, !failed.has(task)));
  }
  if (code === 0 || total.failed > 0) return total;
  console.log(output); // Nx itself failed, before or after the tasks
  return add(total, { ...nothing, failed: 1 });
}

function reportRun({ code, output }) {
  const total = counted(output, code === 0);
  if (code !== 0 || total.names.length > 0) console.log(output.trimEnd());
  return total;
}

/** All builds, held against the oldest browsers. */
async function build() {
  const built = await everyProject('build');
  const check = await run(process.execPath, ['--import', 'tsx', 'tools/rsbuild/check-browsers.mjs']);
  return add(built, reportRun(check));
}

/** The projects one after another, each with all processors of this step. */
const unitTests = () => everyProject('test', '--exclude=api', '--parallel=1');

/** The API's tests again, on a temporary PostgreSQL: both engines must agree. */
async function apiOnPostgres() {
  const cluster = await startCluster(await ensurePostgres());
  // Only the flows run beside it, and they wait for half of their time: it may use every processor.
  const env = { TEST_DATABASE_URL: cluster.url, JEST_WORKERS: '100%' };
  try {
    const api = reportRun(await jest('apps/api', env, '--config', 'jest.batches.cjs'));
    return add(api, reportRun(await jest('tools/demo', env, 'fill')));
  } finally {
    await cluster.stop();
  }
}

/** Flows through the built shell, remotes, API and database in Chromium. */
async function endToEnd(...args) {
  const cwd = path.join(workspace, 'apps/e2e');
  return reportRun(await run(process.execPath, [binary('@playwright/test/cli.js'), 'test', ...args], { cwd }));
}

/** The main flows in the other engines that the machine has (decision 134). */
async function otherEngines() {
  const projects = [];
  for (const name of ['firefox', 'webkit']) if (await ensureEngine(name)) projects.push('--project', name);
  return projects.length > 0 ? endToEnd('--config', 'engines.config.ts', ...projects) : nothing;
}

/** In starting order. */
const steps = {
  build: ['Dựng (build)', build],
  lint: ['Quy tắc mã nguồn (lint)', lint],
  types: ['Kiểu dữ liệu (typecheck)', types],
  api: ['API trên PGlite', () => everyProject('test', '--projects=api')],
  unit: ['Kiểm thử các dự án khác', unitTests],
  postgres: ['API trên PostgreSQL', apiOnPostgres],
  e2e: ['Luồng trong Chromium (e2e)', () => endToEnd()],
  engines: ['Trong trình duyệt khác', otherEngines],
};

/** Steps that walk through what the first one builds. */
const afterBuild = ['e2e', 'engines'];

/** Steps at a time: each leaves a core idle sometimes, which the other uses. Their Jests share the processors. */
const lanes = 2;
const workersPerLane = Math.max(1, Math.floor(os.availableParallelism() / lanes));

/**
 * Megabytes of new objects before V8 collects garbage, instead of 16: most objects live for one test only. It saves 3 % processor
 * time in the API's tests; twice as much saves no more.
 */
const largerNursery = '--max-semi-space-size=64';

/** Temporary databases, pictures and browser profiles of tests, about 300 MB per run. All are here and deleted at the end. */
function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-test-'));
  chmodSync(folder, 0o755); // PostgreSQL never runs as root, so its user must be able to pass through this folder
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** A step that can't start is one failure; the steps after it still run. */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    console.log(error instanceof Stop ? error.message : error);
    return { ...nothing, failed: 1 };
  }
}

/** The steps named on the command line (`npm test -- lint e2e`); by default all. */
function chosenSteps() {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  if (unknown) throw new Stop(`Không có bước "${unknown}". Các bước: ${Object.keys(steps).join(', ')}.`);
  return Object.keys(steps).filter((name) => names.length === 0 || names.includes(name));
}

async function runStep(name) {
  const [title, work] = steps[name];
  const started = Date.now();
  console.log(`▸ ${title}`);
  const total = await attempt(work);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const row = `  ${title.padEnd(28)} ${total.passed} passed, ${total.failed} failed  (${seconds} giây)`;
  const rows = [row, ...total.names.map((name) => `    ✗ ${name}`)];
  console.log(rows.join('\n'));
  return { total, rows };
}

/** Runs the steps in the lanes. Flows wait for the builds that they need. */
async function runSteps(names) {
  const waiting = [...names];
  const begun = new Map();
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      if (afterBuild.includes(name)) await begun.get('build');
      begun.set(name, runStep(name));
      await begun.get(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return Promise.all(names.map((name) => begun.get(name)));
}

/** `npm test`: every check of the workspace. Ends with "N passed, N failed" and exits 1 if anything failed. */
export async function test() {
  const names = chosenSteps();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
  await installIfNeeded();
  keepTemporaryFilesTogether();
  if (names.length > 1) process.env.JEST_WORKERS = String(workersPerLane);
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, largerNursery].filter(Boolean).join(' ');
  const done = await runSteps(names);
  const total = done.map((step) => step.total).reduce(add, nothing);
  const summary = [
    '',
    'Tổng kết',
    ...done.flatMap((step) => step.rows),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ];
  console.log(summary.join('\n'));
  return total.failed ? 1 : 0;
}
