import path from 'node:path';
import { runNx } from '../commands/nx.mjs';
import { run, runCommand, step, Stop, workspace } from '../commands/terminal.mjs';

/**
 * `npm run bench -- chat-cuts [seed] [runs] [api|firestore]`: apps/e2e/src/chat-cuts, hundreds of random walks through console
 * and widget, in both stores unless one is named. Issue 28: 500 each without a message that is lost, doubled or turned round.
 */
const [seed = String(Date.now() % 1_000_000), runs = '500', ...named] = process.argv.slice(2);
const stores = named.length > 0 ? named : ['api', 'firestore'];

async function walk(store: string): Promise<number> {
  const cwd = path.join(workspace, 'apps/e2e');
  const playwright = path.join(workspace, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, SEED: seed, RUNS: runs };
  const args = [playwright, 'test', '--config', 'cuts.config.ts', '--grep', `: ${store}$`];
  return (await run(process.execPath, args, { cwd, env, show: true })).code;
}

await runCommand(async () => {
  await step('Dựng từng phần', async () => {
    const built = await runNx(['run-many', '-t', 'build', '--output-style=static']);
    if (built.code !== 0) throw new Stop(built.output);
  });
  let failed = 0;
  for (const store of stores) failed += await walk(store);
  return failed > 0 ? 1 : 0;
});
