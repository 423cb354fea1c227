import { rmSync } from 'node:fs';
import { readRunState } from './run-state';
import { stopServer } from './server';

export default async function tearDown(): Promise<void> {
  const { pid, home } = readRunState();
  await globalThis.browserServer?.close();
  await stopServer(pid);
  rmSync(home, { recursive: true, force: true });
}
