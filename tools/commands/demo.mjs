import path from 'node:path';
import { run, Stop, workspace } from './terminal.mjs';

const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');

/**
 * Creates the demo brokerage (tools/demo) if the database is empty. It runs in its own process, because the API contains no demo code.
 * @param {NodeJS.ProcessEnv} env variables that differ: DEMO, and where the database is
 */
export async function fillDemo(env = {}) {
  const { code, output } = await run(
    process.execPath,
    [tsx, '--tsconfig', 'tools/tsconfig.json', 'tools/demo/main.ts'],
    {
      env: { ...process.env, ...env },
    },
  );
  if (code !== 0) throw new Stop(output.trim());
  if (output) console.log(output.trimEnd());
}
