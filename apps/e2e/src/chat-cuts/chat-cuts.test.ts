import { colleague } from './office-people';
import { takeWalks } from './run';
import { openApiOffice, openFirestoreOffice } from './stores';
import { expect, test } from '../fixtures';

/** By hand hundreds of walks are taken (README). */
const runs = Number(process.env.RUNS ?? 1);
const first = Number(process.env.FIRST ?? 1);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

// a trace of hundreds of walks fills the disk, and their log tells more; people have hosts of their own
test.use({ trace: 'off', screenshot: 'off', baseURL: '' });

/**
 * Customers and colleagues write in several conversations and pages, while calls fail, streams break, pages close and the server dies. At
 * the end every message that a page took from its field is there once, in the order of its writer, in the store and on every page.
 */
for (const [store, openOffice] of Object.entries({ api: openApiOffice, firestore: openFirestoreOffice }))
  test(`whatever is cut, each message arrives once and in order: ${store}`, async ({
    browser,
    playwright,
  }, { workerIndex }) => {
    test.setTimeout(120_000 + runs * 90_000);
    const office = await openOffice(playwright.request, `cuts-${store}-${workerIndex}`);
    try {
      const staff = [
        await colleague(browser, office, 'chatstaff@toam.vn', 'lan'),
        await colleague(browser, office, 'admin@toam.vn', 'bao'),
      ];
      expect(await takeWalks({ runs, first, seed, store, browser, office, staff })).toEqual([]);
      for (const { context } of staff) await context.close();
    } finally {
      await office.close();
    }
  });
