import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const commands = path.resolve(__dirname, '../../../../tools/commands');

/** A process beside the tests, which cannot import ES modules. It starts the cluster and reads one command per line. */
const keeper = (settings: Record<string, string>) => `
import { createInterface } from 'node:readline';
import { startCluster } from ${JSON.stringify(path.join(commands, 'cluster.mjs'))};
import { ensurePostgres } from ${JSON.stringify(path.join(commands, 'programs.mjs'))};
const cluster = await startCluster(await ensurePostgres(), ${JSON.stringify(settings)});
console.log(cluster.url);
for await (const _restart of createInterface({ input: process.stdin })) {
  await cluster.restart();
  console.log('restarted');
}
await cluster.stop();`;

export interface OwnCluster {
  url: string;
  /** Stops and starts it: every connection breaks. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate PostgreSQL, for tests that stop it. @param settings that differ from those of tests */
export async function startOwnCluster(settings: Record<string, string> = {}): Promise<OwnCluster> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { done, value } = await lines.next();
    if (done) throw new Error('the cluster has ended');
    return value;
  };
  return {
    url: await answer(),
    restart: async () => {
      child.stdin.write('restart\n');
      await answer();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
