import { openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, runApi } from '../../../testing/real-process';

/** An instance of the API that is started again whenever it ends, as a supervisor does. */
export interface KeptInstance {
  /** http://127.0.0.1:port/api */
  address: string;
  /** kill -9, without a word before. @returns whether it was running */
  kill(): boolean;
  /** Stops it in the middle of whatever it does, as a moved virtual machine does, and lets it go on later. */
  sleep(milliseconds: number): Promise<void>;
  untilHealthy(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/health`).then(
    (reply) => reply.ok,
    () => false, // not listening yet, or just killed
  );

/** @param log the file that all it says is written to */
export async function keepInstance(entry: string, env: Record<string, string>, log: string): Promise<KeptInstance> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/api`;
  const output = openSync(log, 'a');
  let running: ReturnType<typeof runApi> | undefined;
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      running = runApi(entry, { ...env, PORT: String(port) }, output);
      await running.ended;
      writeSync(output, running.complaints());
      running = undefined;
      await pause(100);
    }
  })();
  return {
    address,
    kill: () => running?.child.kill('SIGKILL') ?? false,
    sleep: async (milliseconds) => {
      const asleep = running?.child;
      asleep?.kill('SIGSTOP');
      await pause(milliseconds);
      asleep?.kill('SIGCONT');
    },
    untilHealthy: async () => {
      while (!(await isHealthy(address))) await pause(100);
    },
    stop: async () => {
      isOver = true;
      running?.child.kill('SIGKILL');
      await work;
    },
  };
}

/** Two instances on one database, one store of files and one log. */
export const keepTwo = (entry: string, env: Record<string, string>): Promise<KeptInstance[]> => {
  const log = logOf(env.DATA_DIR!);
  return Promise.all([keepInstance(entry, env, log), keepInstance(entry, env, log)]);
};

export const logOf = (dataDir: string): string => path.join(dataDir, 'log.txt');
