import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sessionOf } from './steps/sign-in';
import { withServer } from './with-server';

interface Flow {
  /** Errors that no page caught. A flow fails if any is left in the list at its end. */
  uncaught: Error[];
  /**
   * One of several people, in their own browser context, signed in without the login page (other flows test it).
   * @param address path and query string below the origin; without it the tab stays blank, for a person who needs no screen yet
   */
  visitor: (email: string, address?: string) => Promise<Page>;
}

export const test = withServer.extend<Flow>({
  baseURL: ({ server }, use) => use(server.address),

  uncaught: [
    async ({ browser }, use) => {
      const errors: Error[] = [];
      const listen = (context: BrowserContext) => context.on('weberror', (error) => errors.push(error.error()));
      browser.on('context', listen);
      await use(errors);
      browser.off('context', listen);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ browser, request, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (email, address) => {
      const context = await browser.newContext({ storageState: await sessionOf(request, email, server.address) });
      contexts.push(context);
      const page = await context.newPage();
      if (address) await page.goto(address);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
