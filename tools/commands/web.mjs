import path from 'node:path';
import { run, Stop, workspace } from './terminal.mjs';

/**
 * Puts the built shell and remotes where the API serves them from and lists the remotes in its registry.
 * A step of its own and not part of a build: a build that comes out of the Nx cache must be published, too.
 */
export async function publishWeb(to = path.join(workspace, 'dist/web')) {
  const { code, output } = await run(process.execPath, [
    '--import',
    'tsx',
    'tools/publish/publish-remote.ts',
    '--all',
    '--shell',
    '--to',
    to,
  ]);
  if (code !== 0) throw new Stop(`${output.trim()}\nKhông xuất bản được giao diện, xem lỗi ở trên.`);
}
