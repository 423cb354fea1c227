import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, Stop, workspace } from '../commands/terminal.mjs';

/*
 * A new remote, made and proved in a copy of HEAD: which files change, whether it lints, compiles, passes its tests, builds and is
 * published, and whether lint knows at once that it runs in browsers. `npm run bench -- new-remote`
 */

/** Seconds of the machine, all together. Decision 152. */
const budget = 60;
const copy = path.join(workspace, '.cache/bench/new-remote');
const name = 'legal';
/** Neither the colours nor the mode of whoever runs this. */
const { NODE_ENV: _mode, ...own } = process.env;
const env = { ...own, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' };

const inCopy = (program: string, ...args: string[]) => run(program, args, { cwd: copy, env });
const nx = (...args: string[]) => inCopy(process.execPath, 'node_modules/nx/dist/bin/nx.js', ...args);

async function must(work: ReturnType<typeof inCopy>): Promise<string> {
  const { code, output } = await work;
  if (code !== 0) throw new Stop(output.trim());
  return output;
}

/** Runs the step, prints its seconds and returns them. */
async function timed(title: string, work: () => Promise<unknown>): Promise<number> {
  const started = Date.now();
  await work();
  const seconds = (Date.now() - started) / 1000;
  console.log(`${title.padEnd(42)} ${seconds.toFixed(1).padStart(6)} giây`);
  return seconds;
}

async function onlyItsFiles(): Promise<void> {
  const changed = (await must(inCopy('git', 'status', '--porcelain'))).trimEnd().split('\n');
  const expected = [' M CODEOWNERS', ' M package-lock.json', `?? apps/${name}/`];
  if (String(changed) !== String(expected)) throw new Stop(`Đổi cả tệp khác:\n${changed.join('\n')}`);
}

async function refusesNode(): Promise<void> {
  writeFileSync(
    path.join(copy, 'apps', name, 'src/reading.ts'),
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  );
  const { code, output } = await inCopy(process.execPath, 'node_modules/eslint/bin/eslint.js', `apps/${name}`);
  if (code === 0 || !output.includes('Runs on the server only')) throw new Stop(`node:fs không bị từ chối:\n${output}`);
}

async function bench(): Promise<number> {
  const steps: [string, () => Promise<unknown>][] = [
    ['Tạo phân hệ', () => must(nx('g', '@toam/tools:remote', name, '--team', 'Pháp chế'))],
    ['Chỉ đổi tệp của nó', onlyItsFiles],
    [
      'Lint, kiểu, kiểm thử, dựng',
      () => must(nx('run-many', '-t', 'lint,typecheck,test,build', '-p', name, '--skip-nx-cache')),
    ],
    [
      'Xuất bản',
      () =>
        must(inCopy('npm', 'run', '-s', 'publish:remote', '--', name, '--local', '--to', path.join(copy, 'dist/web'))),
    ],
    ['Từ chối node:fs', refusesNode],
  ];
  let all = 0;
  for (const [title, work] of steps) all += await timed(title, work);
  console.log(`Tất cả: ${all.toFixed(1)} giây, ngân sách ${budget} giây${all > budget ? '  VƯỢT' : ''}`);
  return all > budget ? 1 : 0;
}

const gitHere = (...args: string[]) => must(run('git', args, { cwd: workspace }));

try {
  rmSync(copy, { recursive: true, force: true });
  await gitHere('worktree', 'prune');
  await gitHere('worktree', 'add', '--detach', '--quiet', copy);
  // hard links: a second copy of a gigabyte in a second
  await must(run('cp', ['-al', path.join(workspace, 'node_modules'), copy]));
  process.exitCode = await bench();
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
  await gitHere('worktree', 'prune');
}
