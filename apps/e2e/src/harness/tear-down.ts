import { rmSync } from 'node:fs';
import { readRunState, workersUpTo } from './run-state';
import { dropServer } from './server';

export default async function tearDown({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const states = workersUpTo(maxWorkers).map((worker) => readRunState(worker));
  await globalThis.browserServer?.close();
  await Promise.all(states.map(({ pid }) => dropServer(pid)));
  for (const { home } of states) rmSync(home, { recursive: true, force: true });
}
