import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillDemo } from '../../../tools/commands/demo.mjs';
import { publishWeb } from '../../../tools/commands/web.mjs';
import type { Place } from './server';

type Folders = Pick<Place, 'dataDir' | 'webDir'>;

/** The environment variables that tell the workers where the set-up's files are. */
const homeVariable = 'E2E_HOME';

const placeIn = (home: string, data: string): Folders => ({
  dataDir: path.join(home, data),
  webDir: path.join(home, 'web'),
});

/**
 * Runs once for all flows: publishes the builds, and makes the demo brokerage.
 * @returns a function that deletes all of it, with the workers' copies
 */
export default async function setUp(): Promise<() => void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-e2e-'));
  process.env[homeVariable] = home;
  const { dataDir, webDir } = placeIn(home, 'data');
  await publishWeb(webDir);
  await fillDemo({ NODE_ENV: 'development', DEMO: 'small', DATA_DIR: dataDir });
  return () => rmSync(home, { recursive: true, force: true });
}

/** A server's own folders, with a copy of the demo brokerage. */
export async function copyBrokerage(name: string): Promise<Folders> {
  const home = process.env[homeVariable] ?? '';
  const copy = placeIn(home, name);
  await cp(placeIn(home, 'data').dataDir, copy.dataDir, { recursive: true });
  return copy;
}
