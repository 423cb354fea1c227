import type { Page, Request } from 'playwright-core';
import { eventually } from './eventually';

/** Milliseconds without a request, after which a page has what it asked for; Playwright's networkidle waits as long. */
const silence = 500;

interface Traffic {
  pending: Set<Request>;
  /** When a request began or ended last, in milliseconds since 1970. */
  last: number;
}
const watched = new WeakMap<Page, Traffic>();

/** Keeps account of a page's requests, for `networkIdle`. Call it before the page loads anything. */
export function watchNetwork(page: Page): void {
  const traffic: Traffic = { pending: new Set(), last: Date.now() };
  watched.set(page, traffic);
  const ended = (request: Request) => {
    traffic.pending.delete(request);
    traffic.last = Date.now();
  };
  page.on('request', (request) => {
    // a document takes its unanswered requests along
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.pending.clear();
    traffic.pending.add(request);
    traffic.last = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** Playwright's networkidle comes once per document; this also waits after a step within the page. */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('watchNetwork(page) comes first');
  await eventually(async () => {
    expect([...traffic.pending].map((request) => request.url())).toEqual([]);
    expect(Date.now() - traffic.last).toBeGreaterThanOrEqual(silence);
  });
}
