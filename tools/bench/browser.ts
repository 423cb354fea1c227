import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../commands/programs.mjs';

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** A Chromium that does nothing beside what is measured. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: flags.split(' ') });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
