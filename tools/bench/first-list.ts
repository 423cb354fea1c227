import type { Browser } from '@playwright/test';
import { openedPage, type Visit } from './page-load.ts';

/** What the first list costs beyond its code, and how much of its code it uses. */
export interface FirstList {
  /** Share of the JavaScript's characters that have not run when the list is there, and kilobytes of all, uncompressed. */
  unused: number;
  kilobytes: number;
  /** Requests to the API: calls, and those for pictures. */
  calls: number;
  pictures: number;
}

const picture = /\/api\/(media|house)\/image\/|\/api\/media\/small-images/;

/** How many characters of a script ran. Ranges of a function come from the outer to the inner one. */
function ranOf(length: number, functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[]) {
  const ran = new Uint8Array(length);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0);
}

export async function measureFirstList(browser: Browser, visit: Visit): Promise<FirstList> {
  const { page, close } = await openedPage(browser, visit);
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(visit.address);
    await page.waitForSelector(visit.usable);
    const scripts = await page.coverage.stopJSCoverage();
    await page.waitForLoadState('networkidle');
    let all = 0;
    let ran = 0;
    for (const { source = '', functions } of scripts) {
      all += source.length;
      ran += ranOf(source.length, functions);
    }
    const pictures = asked.filter((path) => picture.test(path)).length;
    const calls = asked.filter((path) => path.startsWith('/api/')).length - pictures;
    return { unused: 1 - ran / all, kilobytes: all / 1024, calls, pictures };
  } finally {
    await close();
  }
}
