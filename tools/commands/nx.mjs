import path from 'node:path';
import { run, workspace } from './terminal.mjs';

const entry = path.join(workspace, 'node_modules/nx/dist/bin/nx.js');

/**
 * Runs Nx without its daemon, colours or terminal interface: the same in a terminal, in CI and in a pipe.
 * It removes NODE_ENV, so that every command uses the same build cache.
 */
export function runNx(args, options = {}) {
  const { NODE_ENV: _mode, ...env } = { ...process.env, ...options.env };
  return run(process.execPath, [entry, ...args], {
    ...options,
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
}
