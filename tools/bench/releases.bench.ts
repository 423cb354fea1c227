import path from 'node:path';
import { runNx } from '../commands/nx.mjs';
import { run, runCommand, step, Stop, workspace } from '../commands/terminal.mjs';

/**
 * `npm run bench -- releases [seed]`: all that issue 32 promises of releases, one after the other, on today's builds and in Chromium: twenty
 * open tabs over a replaced build, publishing, trying and going back, names held against commits of history, a new remote, and what a
 * change affects. About an hour; each part can be run alone.
 */
const [seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const node = (cwd: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, args, { cwd, env: { ...process.env, ...env }, show: true });
const flows = (...names: string[]) =>
  node(
    path.join(workspace, 'apps/e2e'),
    [path.join(workspace, 'node_modules/@playwright/test/cli.js'), 'test', ...names, '--reporter=list'],
    { TABS: '20', CI: 'true' },
  );
const bench = (...args: string[]) => node(workspace, ['tools/bench.mjs', ...args]);

const parts = {
  'Thẻ đang mở, phát hành, dùng thử, quay lại': () => flows('open-tabs', 'release', 'remote-down', 'slow-line'),
  'Khớp theo tên, bản dựng từ lịch sử': () => bench('fit-history', seed, '30'),
  'Phần mới': () => bench('new-remote'),
  'Thay đổi chạm tới đâu': () => bench('affected-history'),
};

await runCommand(async () => {
  console.log(`SEED=${seed}`);
  await step('Dựng từng phần', async () => {
    const built = await runNx(['run-many', '-t', 'build', '--output-style=static']);
    if (built.code !== 0) throw new Stop(built.output);
  });
  let failed = 0;
  for (const [title, work] of Object.entries(parts)) failed += Math.sign((await step(title, work)).code);
  return failed;
});
