import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../commands/ports.mjs';
import { workspace } from '../commands/terminal.mjs';

/** An instance of the built API that is started again whenever it ends, as systemd does. */
export interface Instance {
  port: number;
  /** kill -9, without a word before. */
  kill(): void;
  /** SIGTERM, as systemd stops it for a new version; it is started again at once. */
  restart(): Promise<void>;
  /** What it did by itself: it ended although it answered, or did not end cleanly when it was asked to. */
  deaths: string[];
  untilReady(): Promise<void>;
  /** Ends it for good. @returns its exit code */
  stop(): Promise<number | null>;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(5000) }).then(
    (reply) => reply.ok,
    () => false, // not listening yet, or just killed
  );

/** @param log the file that its output is added to */
export async function keepInstance(env: Record<string, string>, log: string): Promise<Instance> {
  const port = await freePort();
  const output = createWriteStream(log, { flags: 'a' });
  const deaths: string[] = [];
  let [running, ended, said] = [
    undefined as ReturnType<typeof begin> | undefined,
    Promise.resolve<number | null>(0),
    '',
  ];
  let [isAsked, isUp, isOver] = [false, false, false];

  function begin() {
    const child = spawn(process.execPath, [path.join(workspace, 'apps/api/dist/main.js')], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    [isAsked, isUp, said] = [false, false, ''];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => void (output.write(part), (said = (said + part.toString()).slice(-2000))));
    ended = new Promise((resolve) => child.on('close', resolve));
    return child;
  }
  const work = (async () => {
    while (!isOver) {
      running = begin();
      const code = await ended;
      if ((isUp && !isAsked) || (isAsked && code !== 0 && code !== null)) deaths.push(`exit ${code}: ${said}`);
      await pause(100);
    }
  })();
  const killAtOnce = () => running?.kill('SIGKILL');
  process.once('exit', killAtOnce); // also when the run is interrupted
  const untilReady = async () => {
    while (!(await isReady(port))) await pause(50);
    isUp = true;
  };
  const ask = (signal: NodeJS.Signals) => {
    isAsked = true;
    running?.kill(signal);
    return ended;
  };
  return {
    port,
    deaths,
    untilReady,
    kill: () => void ask('SIGKILL'),
    restart: async () => void (await ask('SIGTERM')),
    stop: async () => {
      isOver = true;
      const code = await ask('SIGTERM');
      await work;
      process.off('exit', killAtOnce);
      output.end();
      return code;
    },
  };
}
