import { existsSync, mkdtempSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { workersUpTo, writeRunState } from './run-state';
import { fillDemo, freePort, publishBuilds, startServer } from './server';

const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page lives for seconds: what V8's last and slowest compiler does meanwhile costs more than it saves
  '--js-flags=--no-turbofan',
];

/** `npm test` names the Chromium that it found; run alone, Debian's place is tried. */
function chromiumPath(): string {
  const found =
    process.env.CHROMIUM ??
    ['chromium-headless-shell', 'chromium', 'google-chrome']
      .map((name) => `/usr/bin/${name}`)
      .find((file) => existsSync(file));
  if (!found) throw new Error('no Chromium found: set CHROMIUM to its path');
  return found;
}

declare global {
  var browserServer: BrowserServer | undefined;
}

/**
 * Makes the demo brokerage once and gives every worker a copy.
 * @returns the workers' data directories
 */
async function demoData(home: string, workers: number[]): Promise<string[]> {
  const made = path.join(home, 'data');
  fillDemo(made);
  const copies = workers.map((worker) => `${made}-${worker}`);
  await Promise.all(copies.map((copy) => cp(made, copy, { recursive: true })));
  return copies;
}

/** Once for all flows: one Chromium, and for each worker a server over a fresh demo brokerage, so that flows never meet. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-e2e-'));
  const webDir = path.join(home, 'web');
  publishBuilds(webDir);
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), headless: true, args: browserArgs });
  globalThis.browserServer = browser;
  const workers = workersUpTo(maxWorkers);
  const serve = async (dataDir: string, at: number) => {
    const place = { port: await freePort(), dataDir, webDir };
    writeRunState({ ...place, pid: await startServer(place), home, browser: browser.wsEndpoint() }, workers[at]);
  };
  await Promise.all((await demoData(home, workers)).map(serve));
}
