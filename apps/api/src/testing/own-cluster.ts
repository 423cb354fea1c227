import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const commands = path.resolve(__dirname, '../../../../tools/commands');

/** A process beside the tests, which cannot import ES modules. It starts the cluster and reads one command per line. */
const keeper = (start: string) => `
import { createInterface } from 'node:readline';
import { startCluster, startReplica } from ${JSON.stringify(path.join(commands, 'cluster.mjs'))};
import { ensurePostgres } from ${JSON.stringify(path.join(commands, 'programs.mjs'))};
const cluster = await ${start};
console.log(cluster.url);
for await (const command of createInterface({ input: process.stdin })) {
  await cluster[command]();
  console.log(command);
}
await cluster.stop();`;

export interface OwnCluster {
  url: string;
  /** Stops it: every connection breaks. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate PostgreSQL, for tests that stop it. @param settings that differ from those of tests */
export const startOwnCluster = (settings: Record<string, string> = {}): Promise<OwnCluster> =>
  keep(`startCluster(await ensurePostgres(), ${JSON.stringify(settings)})`);

/** A streaming replica of it. */
export const startOwnReplica = (url: string, settings: Record<string, string> = {}): Promise<OwnCluster> =>
  keep(`startReplica(await ensurePostgres(), ${JSON.stringify(url)}, ${JSON.stringify(settings)})`);

async function keep(start: string): Promise<OwnCluster> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper(start)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { done, value } = await lines.next();
    if (done) throw new Error('the cluster has ended');
    return value;
  };
  const told = async (command: string) => {
    child.stdin.write(`${command}\n`);
    await answer();
  };
  return {
    url: await answer(),
    halt: () => told('halt'),
    resume: () => told('resume'),
    restart: () => told('restart'),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
