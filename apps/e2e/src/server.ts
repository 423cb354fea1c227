import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../../../tools/commands/ports.mjs';
import { workspace } from '../../../tools/commands/terminal.mjs';

/** The folders of a server. */
export interface Place {
  /** Database and uploads. */
  dataDir: string;
  /** The published shell, remotes and registry. */
  webDir: string;
  /** The brokerage's own site: it shows houses, and may show the chat of customers. */
  site: string;
  /** Further environment variables. */
  variables?: Record<string, string>;
}

export interface Server {
  /** The server's origin. */
  address: string;
  /**
   * Stops and restarts it with the same data, like a new release.
   * @param meanwhile may change the data
   * @param signal SIGKILL: like a crash
   */
  restart(meanwhile?: (dataDir: string) => Promise<void>, signal?: NodeJS.Signals): Promise<void>;
  /** Kills it, so that it writes no dump of data that nobody needs. */
  drop(): Promise<void>;
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    (reply) => reply.ok,
    () => false, // not listening yet
  );

/**
 * Starts the built API, which also serves the published shell and remotes, and waits until it answers.
 * @returns a function that ends it by a signal and waits until it has ended
 */
async function startApi({ dataDir, webDir, site, variables }: Place, port: number, address: string) {
  const place = {
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_DIR: webDir,
    CHAT_WIDGET_ORIGINS: site,
    COMMERCIAL_URL: site,
    ...variables,
  };
  const api = spawn(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'warn', ...place },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(api, 'exit');
  await expect.poll(async () => api.exitCode !== null || (await answers(address)), { timeout: 120_000 }).toBe(true);
  if (api.exitCode !== null) throw new Error('the API ended instead of starting; its message is above');
  return async (signal: NodeJS.Signals) => {
    api.kill(signal);
    await ended;
  };
}

export async function startServer(place: Place): Promise<Server> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let end = await startApi(place, port, address);
  return {
    address,
    restart: async (meanwhile, signal = 'SIGTERM') => {
      await end(signal);
      await meanwhile?.(place.dataDir);
      end = await startApi(place, port, address);
    },
    drop: () => end('SIGKILL'),
  };
}
