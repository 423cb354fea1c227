import path from 'node:path';
import { run, Stop, workspace } from './terminal.mjs';

/**
 * Puts the built shell, widget and remotes into the folder that the API serves, and lists the remotes in its registry.
 * It is not part of a build, because a build from the Nx cache must be published, too.
 */
export async function publishWeb(to = path.join(workspace, 'dist/web')) {
  const { code, output } = await run(process.execPath, [
    '--import',
    'tsx',
    'tools/publish/publish-remote.ts',
    '--all',
    '--shell',
    '--widget',
    '--to',
    to,
  ]);
  if (code !== 0) throw new Stop(`${output.trim()}\nKhông xuất bản được giao diện, xem lỗi ở trên.`);
}
