import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../tools/commands/programs.mjs';
import { desktop } from './src/viewports';

export default defineConfig({
  testDir: 'src',
  // engines.config.ts
  testIgnore: 'engines/**',
  globalSetup: './src/set-up.ts',
  outputDir: '.out/results',
  reporter: [['list'], ['html', { outputFolder: '.out/report', open: 'never' }]],
  // each has its own server; a flow waits for half of its time
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` names a flow that passes only then
  retries: process.env.CI ? 1 : 0,
  // Other tests use the machine too. Each wait has its own timeout, and a walk over many screens takes minutes.
  timeout: 600_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: desktop,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    // it would answer instead of a flow's routes; the flow without a network has one
    serviceWorkers: 'block',
    launchOptions: { executablePath: await ensureChromium(), args: ['--disable-gpu'] },
  },
});
