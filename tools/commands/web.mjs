import path from 'node:path';
import { runNx } from './nx.mjs';
import { run, Stop, workspace } from './terminal.mjs';

/** Arguments of Node that run tools/publish/publish-remote.ts. */
export const publisher = [
  path.join(workspace, 'node_modules/tsx/dist/cli.mjs'),
  '--tsconfig',
  'tools/tsconfig.json',
  'tools/publish/publish-remote.ts',
];

/**
 * Puts the built shell, widget and remotes into the folder that the API serves, and lists the remotes in its registry.
 * It is not part of a build, because a build from the Nx cache must be published, too.
 */
export async function publishWeb(to = path.join(workspace, 'dist/web')) {
  const { code, output } = await run(process.execPath, [
    ...publisher,
    '--all',
    '--shell',
    '--widget',
    '--local',
    '--to',
    to,
  ]);
  if (code !== 0) throw new Stop(`${output.trim()}\nKhông xuất bản được giao diện, xem lỗi ở trên.`);
}

/** Builds what changed since the last time, of everything that has a build; unchanged projects come from the Nx cache. */
export async function buildWeb() {
  const { code, output } = await runNx(['run-many', '-t', 'build', '--output-style=static']);
  if (code !== 0) throw new Stop(`${output.trim()}\nDựng không thành công, xem lỗi ở trên.`);
}
