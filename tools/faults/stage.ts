import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Random } from '@toam/domain/random';
import { startCluster } from '../commands/cluster.mjs';
import { ensureFakeTime, ensurePostgres } from '../commands/programs.mjs';
import { Caller } from './caller';
import { type Instance, keepInstance } from './instance';
import { type Ask, askOf, openOffice, type Tokens } from './office';
import { makeSmallDisk, type SmallDisk } from './small-disk';
import { openTab, type Tab } from './tabs';
import { startProxy, type TcpProxy } from './tcp-proxy';

/** One of the two, with the lines that lead to it and from it. */
export interface Served extends Instance {
  /** Between people and the instance. */
  front: TcpProxy;
  /** Between the instance and the database. */
  line: TcpProxy;
  /** Its clock goes by so many seconds wrong. */
  setClock(seconds: number): void;
  tab: Tab;
}

/** Two built instances, a database and files on a disk of their own, and what stands between them. */
export interface Stage {
  instances: [Served, Served];
  cluster: Awaited<ReturnType<typeof startCluster>>;
  /** Undefined where this machine lets nobody mount one. */
  disk: SmallDisk | undefined;
  hasClocks: boolean;
  tokens: Tokens;
  caller: Caller;
  ask: Ask;
  log(): string;
  /** @returns the exit codes of both instances, which are asked to end */
  stop(): Promise<(number | null)[]>;
}

/** As in production: a commit is answered when it is written. So little log that a full disk soon refuses more of it. */
const settings = { synchronous_commit: 'on', max_wal_size: '64MB', min_wal_size: '32MB' };
const SIGNING_KEY = 'a signing key for tests, 32 letters';

/** libfaketime reads the difference from a file at every look at the clock. Timers go by the other clock, which stays right. */
const clockOf = (library: string | undefined, file: string): Record<string, string> =>
  library
    ? {
        ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
        ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_DISABLE_SHM: '1' },
      }
    : {};

async function serve(home: string, name: string, url: string, DATA_DIR: string): Promise<Omit<Served, 'tab'>> {
  const line = await startProxy(Number(new URL(url).port));
  const clock = path.join(home, `${name}.clock`);
  const setClock = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  setClock(0);
  const DATABASE_URL = url.replace(/:\d+\//, `:${line.port}/`);
  const env = {
    DATABASE_URL,
    DATA_DIR,
    SIGNING_KEY,
    READS_PER_MINUTE: '0',
    CHANGES_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  const library = await ensureFakeTime();
  const instance = await keepInstance({ ...env, ...clockOf(library, clock) }, path.join(home, 'log.txt'));
  return { ...instance, line, front: await startProxy(instance.port), setClock };
}

export async function openStage(r: Random): Promise<Stage> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-faults-'));
  const disk = makeSmallDisk();
  const place = disk?.folder ?? home;
  const cluster = await startCluster(await ensurePostgres(), settings, disk?.folder);
  const tokens = await openOffice(cluster.url);
  const begun = [
    await serve(home, 'one', cluster.url, path.join(place, 'data')),
    await serve(home, 'two', cluster.url, path.join(place, 'data')),
  ] as const;
  await Promise.all(begun.map((instance) => instance.untilReady()));
  const withTab = (one: Omit<Served, 'tab'>): Served => ({
    ...one,
    tab: openTab(`ws://127.0.0.1:${one.front.port}/api/live`, tokens.agent),
  });
  const instances: Stage['instances'] = [withTab(begun[0]), withTab(begun[1])];
  const addresses = instances.map(({ front }) => `http://127.0.0.1:${front.port}/api`);
  return {
    ...{ instances, cluster, disk, tokens, ask: askOf(cluster.url), caller: new Caller(addresses, tokens, r) },
    hasClocks: (await ensureFakeTime()) !== undefined,
    log: () => readFileSync(path.join(home, 'log.txt'), 'utf8'),
    stop: async () => {
      for (const { tab } of instances) tab.close();
      const codes = await Promise.all(instances.map((instance) => instance.stop()));
      for (const { front, line } of instances) await Promise.all([front.stop(), line.stop()]);
      await cluster.stop();
      disk?.remove();
      rmSync(home, { recursive: true, force: true });
      return codes;
    },
  };
}
