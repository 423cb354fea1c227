import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { readRunState } from './run-state';
import { addressOf, noScreen } from './server';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 480, height: 900 };

let connected: Promise<Browser> | undefined;
const browser = () => (connected ??= chromium.connect(readRunState().browser));

/** A browser of one person's, and its first tab. */
export interface Lent {
  context: BrowserContext;
  page: Page;
}

/** Browsers that earlier flows of this worker have given back, by what was asked of them. */
const left = new Map<string, Lent[]>();

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

/** A browser as it comes, with a tab that shows nothing. */
export async function newLent(options: BrowserContextOptions): Promise<Lent> {
  const context = await openContext(options);
  return { context, page: await context.newPage() };
}

/**
 * A browser that may have loaded our scripts before, and knows nothing else: a flow in a cold one spends most of its time
 * fetching and compiling them.
 */
export const borrow = async (options: BrowserContextOptions): Promise<Lent> =>
  left.get(JSON.stringify(options))?.pop() ?? newLent(options);

/** All that a page can store; the cache of scripts is none of it. */
const storage = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** What the flows listen to. Playwright has listeners of its own for others. */
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'websocket'];

/**
 * Makes a browser forget everything but its cache of scripts. One tab stays open, at an answer of the API: the tab's process keeps what it
 * has compiled, as long as it lives.
 */
async function forget({ context }: Lent, { viewport = desktop }: BrowserContextOptions): Promise<Lent> {
  await context.unrouteAll();
  await context.setOffline(false);
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  for (const type of heard) page.removeAllListeners(type);
  await page.goto(noScreen); // the document before goes, and with it all that ran in it
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: addressOf(readRunState()), storageTypes: storage });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.emulateMedia({ colorScheme: 'light' }); // Playwright's own beginning
  if (viewport) await page.setViewportSize(viewport);
  return { context, page };
}

/** Takes the browsers of a flow back for later ones. Its first is lent first again: it has seen most. */
export async function giveBack(lent: Lent[], options: BrowserContextOptions): Promise<void> {
  const forgetful = await Promise.all(lent.map((one) => forget(one, options)));
  const key = JSON.stringify(options);
  left.set(key, [...(left.get(key) ?? []), ...forgetful.reverse()]);
}
