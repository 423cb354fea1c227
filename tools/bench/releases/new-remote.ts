import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, Stop, workspace } from '../../commands/terminal.mjs';
import { check, seconds } from '../report.ts';

/** Seconds of the machine, all together. Decision 152. */
const budget = 60;
const copy = path.join(workspace, '.cache/bench/new-remote');
const name = 'legal';
/** Neither the colours nor the mode of whoever runs this. */
const { NODE_ENV: _mode, ...own } = process.env;
const env = { ...own, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' };

const inCopy = (program: string, ...args: string[]) => run(program, args, { cwd: copy, env });
const nx = (...args: string[]) => inCopy(process.execPath, 'node_modules/nx/dist/bin/nx.js', ...args);

async function must(work: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await work;
  if (code !== 0) throw new Stop(output.trim());
  return output;
}

async function onlyItsFiles(): Promise<void> {
  const changed = (await must(inCopy('git', 'status', '--porcelain'))).trimEnd().split('\n');
  const expected = [' M CODEOWNERS', ' M package-lock.json', `?? apps/${name}/`];
  if (String(changed) !== String(expected)) throw new Stop(`Đổi cả tệp khác:\n${changed.join('\n')}`);
}

async function refusesNode(): Promise<void> {
  const source = "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n";
  writeFileSync(path.join(copy, 'apps', name, 'src/reading.ts'), source);
  const { code, output } = await inCopy(process.execPath, 'node_modules/eslint/bin/eslint.js', `apps/${name}`);
  if (code === 0 || !output.includes('Runs on the server only')) throw new Stop(`node:fs không bị từ chối:\n${output}`);
}

const steps: Record<string, () => Promise<unknown>> = {
  'tạo phân hệ': () => must(nx('g', '@toam/tools:remote', name, '--team', 'Pháp chế')),
  'chỉ đổi tệp của nó': onlyItsFiles,
  'lint, kiểu, kiểm thử, dựng': () =>
    must(nx('run-many', '-t', 'lint,typecheck,test,build', '-p', name, '--skip-nx-cache')),
  'xuất bản': () =>
    must(inCopy('npm', 'run', '-s', 'publish:remote', '--', name, '--local', '--to', path.join(copy, 'dist/web'))),
  'từ chối node:fs': refusesNode,
};

/**
 * A new remote, made and proved in a copy of HEAD: which files change, whether it lints, compiles, passes its tests, builds and is
 * published, and whether lint knows at once that it runs in browsers.
 */
export async function measureNewRemote(): Promise<boolean> {
  const prune = () => must(run('git', ['worktree', 'prune'], { cwd: workspace }));
  try {
    rmSync(copy, { recursive: true, force: true });
    await prune();
    await must(run('git', ['worktree', 'add', '--detach', '--quiet', copy], { cwd: workspace }));
    // hard links: a second copy of a gigabyte in a second
    await must(run('cp', ['-al', path.join(workspace, 'node_modules'), copy]));
    const begun = Date.now();
    for (const [what, work] of Object.entries(steps)) {
      const started = Date.now();
      await work();
      console.log(`  ${what}: ${seconds((Date.now() - started) / 1000)}`);
    }
    return check('một phân hệ mới', (Date.now() - begun) / 1000, budget, seconds);
  } finally {
    rmSync(copy, { recursive: true, force: true });
    await prune();
  }
}
