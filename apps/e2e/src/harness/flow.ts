import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { outDir, readRunState } from './run-state';
import { addressOf } from './server';
import { holdSession } from './sign-in';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 480, height: 900 };

let connected: Promise<Browser> | undefined;
const browser = () => (connected ??= chromium.connect(readRunState().browser));

afterAll(async () => {
  await (await connected)?.close();
  connected = undefined;
});

/** A fresh visitor: no cookies, no storage. Addresses are relative to the running server. */
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
  context.setDefaultTimeout(15_000);
  return context;
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);

async function keepScreenshots(title: string, contexts: BrowserContext[]): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  for (const [tab, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: path.join(outDir, `${slug(title)}-${tab}.png`) });
  }
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * One of several people, in a browser of their own, signed in without the login page (which has flows of its own).
   * @param address path and query string below the origin
   */
  visitor: (email: string, address: string) => Promise<Page>;
}

/**
 * One test in a browser of its own. It fails on an uncaught error in any page, whatever the screen shows,
 * and leaves a screenshot of every tab in `.out`.
 */
export function flow(title: string, walk: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}): void {
  test(title, async () => {
    const contexts: BrowserContext[] = [];
    const uncaught: Error[] = [];
    const open = async () => {
      const context = await openContext(options);
      contexts.push(context);
      context.on('weberror', (error) => uncaught.push(error.error()));
      return context;
    };
    const visitor = async (email: string, address: string) => {
      const context = await open();
      await holdSession(context, email);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    try {
      const context = await open();
      await walk({ context, page: await context.newPage(), visitor });
      expect(uncaught).toEqual([]);
    } catch (error) {
      await keepScreenshots(title, contexts);
      throw error;
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
}
