import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { startServer, type Server } from './server';
import { copyBrokerage } from './set-up';
import { type Site, startSite } from './site';
import { sessionOf } from './steps/sign-in';

interface Worker {
  site: Site;
  /** The worker's own server with its own copy of the demo brokerage: parallel flows do not affect each other. */
  server: Server;
}

interface Flow {
  /** Errors that no page caught. A flow fails if any is left in the list at its end. */
  uncaught: Error[];
  /**
   * One of several people, in their own browser context, signed in without the login page (other flows test it).
   * @param address path and query string below the origin; without it the tab stays blank, for a person who needs no screen yet
   */
  visitor: (email: string, address?: string) => Promise<Page>;
}

export const test = base.extend<Flow, Worker>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ site }, use, { workerIndex }) => {
      const folders = await copyBrokerage(`data-${workerIndex}`);
      const server = await startServer({ ...folders, site: site.address });
      await use(server);
      await server.drop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

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
