import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillDemo } from '../../../tools/commands/demo.mjs';
import { publishWeb } from '../../../tools/commands/web.mjs';
import type { Place } from './server';

/** The environment that tells the workers where the set-up left what it made. */
const homeVariable = 'E2E_HOME';

const placeIn = (home: string, data: string): Place => ({
  dataDir: path.join(home, data),
  webDir: path.join(home, 'web'),
});

/**
 * Once for all flows: publishes the builds, and makes the demo brokerage.
 * @returns what deletes all of it, and the workers' copies with it
 */
export default async function setUp(): Promise<() => void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-e2e-'));
  process.env[homeVariable] = home;
  const { dataDir, webDir } = placeIn(home, 'data');
  await publishWeb(webDir);
  await fillDemo({ NODE_ENV: 'development', DEMO: 'small', DATA_DIR: dataDir });
  return () => rmSync(home, { recursive: true, force: true });
}

/** A server's place of its own, over a copy of the demo brokerage. */
export async function copyBrokerage(name: string): Promise<Place> {
  const home = process.env[homeVariable] ?? '';
  const copy = placeIn(home, name);
  await cp(placeIn(home, 'data').dataDir, copy.dataDir, { recursive: true });
  return copy;
}
