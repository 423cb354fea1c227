import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/commands/programs.mjs';
import type { Engine } from './src/engines/engine';

const [firefox, webkit] = [findFirefox(), findWebKit()];

/** The main flows in the other engines that the machine has. */
const engines: Engine[] = [
  ...(firefox ? [{ name: 'firefox' as const, program: firefox }] : []),
  ...(webkit ? [{ name: 'webkit' as const, program: webkit }] : []),
];

export default defineConfig<{ engine: Engine }>({
  testDir: 'src/engines',
  globalSetup: './src/set-up.ts',
  outputDir: '.out/engines',
  reporter: 'list',
  // one engine after the other: a browser and its server already use two processors
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 600_000,
  projects: engines.map((engine) => ({ name: engine.name, use: { engine } })),
});
