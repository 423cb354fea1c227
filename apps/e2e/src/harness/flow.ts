import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, type Page, type WebError } from 'playwright-core';
import { borrow, giveBack, type Lent, newLent } from './contexts';
import { outDir } from './run-state';
import { noScreen } from './server';
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

export interface Visit {
  /** The tab of a first person; who does not ask for it, or for its browser, leaves them to the first visitor. */
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
  /** Milliseconds; a walk over many screens takes longer than most flows. */
  patience?: number;
}

/** What a walk is given. Unless it asks for its own browser, the first visitor has that one: none is opened in vain. */
function visitOf(own: Lent, open: () => Promise<Lent>): Visit {
  let isTaken = false;
  const take = () => {
    isTaken = true;
    return own;
  };
  return {
    get page() {
      return take().page;
    },
    get context() {
      return take().context;
    },
    visitor: async (email, address) => {
      const { page } = isTaken ? await open() : take();
      await holdSession(page, email);
      if (address !== noScreen) await page.goto(address); // it stands there already
      return page;
    },
  };
}

/**
 * One test in browsers of its own. It fails on an uncaught error in any page, whatever the screen shows,
 * and leaves a screenshot of every tab in `.out`.
 */
export function flow(
  title: string,
  walk: (visit: Visit) => Promise<void>,
  { cold = false, patience, ...options }: FlowOptions = {},
): void {
  const perform = async () => {
    const lent: Lent[] = [];
    const uncaught: Error[] = [];
    const note = (error: WebError) => uncaught.push(error.error());
    const open = async () => {
      const one = await (cold ? newLent(options) : borrow(options));
      lent.push(one);
      one.context.on('weberror', note);
      return one;
    };
    let passed = false;
    try {
      await walk(visitOf(await open(), open));
      expect(uncaught).toEqual([]);
      passed = true;
    } catch (error) {
      await keepScreenshots(
        title,
        lent.map(({ context }) => context),
      );
      throw error;
    } finally {
      for (const { context } of lent) context.off('weberror', note);
      if (passed && !cold) await giveBack(lent, options);
      else await Promise.all(lent.map(({ context }) => context.close()));
    }
  };
  test(title, perform, patience);
}
