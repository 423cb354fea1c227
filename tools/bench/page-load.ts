import type { Browser, CDPSession, Page } from '@playwright/test';

/**
 * What a page load costs. Bytes as transferred, with headers. Fonts, pictures and the API's answers are left out, because they are the
 * same for every build.
 */
export interface Load {
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** From the start of the navigation to the frame after the expected element appears. */
  milliseconds: number;
  /** To the first frame that shows something. */
  firstPaint: number;
}

export interface Visit {
  address: string;
  /** CSS selector of the element that makes the page usable. */
  usable: string;
  session?: { token: string; id: number };
  /** Default: an ordinary phone connection. */
  network?: Network;
}

interface Network {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** 9 Mbit/s down, 60 ms: an ordinary phone connection in the city. */
const network: Network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };

/** 400 kbit/s, 400 ms: at the edge of the network. */
export const slowNetwork: Network = { offline: false, latency: 400, downloadThroughput: 5e4, uploadThroughput: 5e4 };

const isCounted = (url: string) => !/^(data|blob):|\/api\/|\.(woff2?|otf|png|webp|jpe?g|svg)(\?|$)/.test(url);

/** Counts the bytes transferred from now on. */
async function meter(cdp: CDPSession) {
  const urls = new Map<string, string>();
  const total = { bytes: 0, scriptBytes: 0, requests: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? 'data:';
    if (!isCounted(url)) return;
    total.bytes += encodedDataLength;
    total.requests += 1;
    if (/\.js(\?|$)/.test(url)) total.scriptBytes += encodedDataLength;
  });
  return total;
}

/** Page script that records when the element is painted. A string, because tsx adds helpers to functions that the page does not have. */
const watchFor = (selector: string) => `(function look() {
  if (!document.querySelector(${JSON.stringify(selector)})) return requestAnimationFrame(look);
  requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now(); }));
})()`;

/** A page of a fresh browser profile with the visit's session. */
async function openedPage(browser: Browser, visit: Visit): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (visit.session) {
    await context.addInitScript(({ token, id }) => {
      localStorage.setItem('USER_TOKEN', token);
      localStorage.setItem('USER_ID', String(id));
    }, visit.session);
  }
  return { page: await context.newPage(), close: () => context.close() };
}

const paintOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

/**
 * Loads a page in a fresh browser profile over a phone connection.
 * @param afterwards continues on the loaded page; its bytes are counted separately
 */
export async function measureLoad(
  browser: Browser,
  visit: Visit,
  afterwards?: (page: Page) => Promise<void>,
): Promise<{ load: Load; further: Load }> {
  const { page, close } = await openedPage(browser, visit);
  try {
    await page.addInitScript(watchFor(visit.usable));
    const cdp = await page.context().newCDPSession(page);
    const total = await meter(cdp);
    await cdp.send('Network.emulateNetworkConditions', visit.network ?? network);
    await page.goto(visit.address, { waitUntil: 'commit' });
    const usableAt = await page.waitForFunction(() => (window as { usableAt?: number }).usableAt, null, {
      timeout: 120_000,
    });
    const milliseconds = (await usableAt.jsonValue()) ?? Number.NaN;
    const load = { ...total, milliseconds, firstPaint: await paintOf(page) };
    const started = Date.now();
    await afterwards?.(page);
    return { load, further: { ...load, ...total, milliseconds: Date.now() - started } };
  } finally {
    await close();
  }
}
