import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { readRunState } from './run-state';
import { addressOf } from './server';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 480, height: 900 };

let connected: Promise<Browser> | undefined;
const browser = () => (connected ??= chromium.connect(readRunState().browser));

/** Contexts that flows of this file have left, by what was asked of them. */
const left = new Map<string, BrowserContext[]>();

afterAll(async () => {
  left.clear();
  await (await connected)?.close();
  connected = undefined;
});

/** A browser that was never used: nothing stored, nothing in its cache. Addresses are relative to the worker's server. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: addressOf(readRunState()),
    viewport: desktop,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(30_000); // other workers, and other tests, take their share of the machine
  return context;
}

/**
 * A browser that may have loaded our scripts before, and knows nothing else: a flow in a cold one spends most of its time
 * fetching and compiling them.
 */
export const borrowContext = async (options: BrowserContextOptions): Promise<BrowserContext> =>
  left.get(JSON.stringify(options))?.pop() ?? openContext(options);

/** All that a page can store; the cache of scripts is none of it. */
const storage = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** Closes a borrowed context's tabs, with what each of them stored, and makes it forget everything but its cache of scripts. */
export async function giveBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
  await context.unrouteAll();
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const origin = addressOf(readRunState());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: storage });
  await blank.close();
  const key = JSON.stringify(options);
  left.set(key, [...(left.get(key) ?? []), context]);
}
