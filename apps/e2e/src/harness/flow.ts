import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, type Page, type WebError } from 'playwright-core';
import { borrowContext, giveBack, openContext } from './contexts';
import { outDir } from './run-state';
import { holdSession } from './sign-in';

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

/** An address of the API, for who needs no screen yet: it loads nothing. */
export const noScreen = '/api/health';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * One of several people, in a browser of their own, signed in without the login page (which has flows of its own).
   * @param address path and query string below the origin
   */
  visitor: (email: string, address: string) => Promise<Page>;
}

export interface FlowOptions extends BrowserContextOptions {
  /** Browsers that have loaded nothing before: the flow is about what is loaded. */
  cold?: boolean;
}

/**
 * One test in browsers of its own. It fails on an uncaught error in any page, whatever the screen shows,
 * and leaves a screenshot of every tab in `.out`.
 */
export function flow(
  title: string,
  walk: (visit: Visit) => Promise<void>,
  { cold = false, ...options }: FlowOptions = {},
): void {
  test(title, async () => {
    const contexts: BrowserContext[] = [];
    const uncaught: Error[] = [];
    const note = (error: WebError) => uncaught.push(error.error());
    const open = async () => {
      const context = await (cold ? openContext(options) : borrowContext(options));
      contexts.push(context);
      context.on('weberror', note);
      return context;
    };
    const visitor = async (email: string, address: string) => {
      const page = await (await open()).newPage();
      await holdSession(page, email);
      await page.goto(address);
      return page;
    };
    let passed = false;
    try {
      const context = await open();
      await walk({ context, page: await context.newPage(), visitor });
      expect(uncaught).toEqual([]);
      passed = true;
    } catch (error) {
      await keepScreenshots(title, contexts);
      throw error;
    } finally {
      const end = (context: BrowserContext) =>
        passed && !cold ? giveBack(context.off('weberror', note), options) : context.close();
      await Promise.all(contexts.map(end));
    }
  });
}
