import { test as base } from '@playwright/test';
import { startServer, type Server } from './server';
import { copyBrokerage } from './set-up';
import { type Site, startSite } from './site';

interface Worker {
  site: Site;
  /** The worker's own server with its own copy of the demo brokerage: parallel flows do not affect each other. */
  server: Server;
}

/** What flows in any browser need. */
export const withServer = base.extend<object, Worker>({
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
});
