import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { commonText } from '../../libs/contracts/src/texts/common.ts';
import { loginText } from '../../libs/contracts/src/shell/login.text.ts';
import { platformText } from '../../libs/contracts/src/texts/platform.ts';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { ensureChromium } from '../commands/programs.mjs';

/** Milliseconds. A page is there after two seconds; a machine that does other things takes longer. */
const patience = { page: 30_000, quiet: 10_000 };

/** A lost packet must not take a release back. */
const attempts = 2;

const loginPath = '/auth/login';

const registry = z.object({
  remotes: z.array(z.looseObject({ name: z.string(), build: z.string().optional(), entry: z.string() })),
});

interface Product {
  /** Origin of the live product. */
  url: string;
  email: string;
  password: string;
  /** Where pictures of what failed go. */
  pictures: string;
}

export interface Smoke {
  /** Opens addresses of a build. @returns what is wrong, a sentence each */
  look: (of: string, build: string, addresses: string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

const contextOptions = { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', serviceWorkers: 'block' } as const;

async function signIn(browser: Browser, { url, email, password }: Product): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, baseURL: url });
  const page = await context.newPage();
  page.setDefaultTimeout(patience.page);
  await page.goto(loginPath);
  await page.getByLabel(loginText.email, { exact: true }).fill(email);
  await page.getByLabel(loginText.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginText.submit, exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: /./ }).first();
  const isIn = page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
  await Promise.race([isIn, refusal.waitFor().then(async () => Promise.reject(new Error(await refusal.innerText())))]);
  await page.close();
  return context;
}

/** A card in the place of something that could not load, or broke. */
const failureOf = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: commonText.retry }) })
    .or(page.getByText(platformText.newBuild, { exact: true }))
    .first();

/** Whether the document, or the registry and the files that the page asked for, are of this build. */
async function isOf(page: Page, asked: string[], of: string, build: string): Promise<string | null> {
  if (of === 'shell' || of === 'widget') {
    const named = await page.locator('meta[name="build"]').first().getAttribute('content');
    return named === build ? null : `the document is of build ${named}`;
  }
  const { remotes } = registry.parse(await (await page.request.get('/remotes.json')).json());
  const remote = remotes.find(({ name }) => name === of);
  if (remote?.build !== build) return `the registry names build ${remote?.build ?? 'none'}`;
  const files = new URL('.', new URL(remote.entry, page.url())).href;
  return asked.some((file) => file.startsWith(files)) ? null : `the page asked for no file of ${files}`;
}

/** @returns why the address is not what it should be; null: it is */
async function wrongAt(page: Page, address: string, of: string, build: string): Promise<string | null> {
  const uncaught: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const failure = failureOf(page);
  await heading.or(failure).first().waitFor({ timeout: patience.page });
  // code of the screen itself may still be on its way; a page that never rests is looked at as it is
  await page.waitForLoadState('networkidle', { timeout: patience.quiet }).catch(() => undefined);
  if (await failure.isVisible()) return (await failure.innerText()).split('\n')[0] ?? 'a failure card';
  if (uncaught.length > 0) return `uncaught: ${uncaught.join(' · ')}`;
  const { pathname } = new URL(page.url());
  if (pathname !== address && !pathname.startsWith(`${address}/`)) return `it led to ${pathname}`;
  const title = await heading.innerText();
  if (title === commonText.pageNotFound) return title;
  return isOf(page, asked, of, build);
}

async function lookAt(context: BrowserContext, address: string, of: string, build: string, picture: string) {
  const page = await context.newPage();
  try {
    const wrong = await wrongAt(page, address, of, build).catch((error: Error) => error.message.split('\n')[0]!);
    if (wrong === null) return null;
    const isShown = await page.screenshot({ path: picture }).then(
      () => true,
      () => false, // the page died; that is what is wrong
    );
    return `${of} ${address}: ${wrong} (${isShown ? picture : 'no picture'})`;
  } finally {
    await page.close();
  }
}

/**
 * A browser with an account, signed in through the login page.
 * @throws ReleaseRefused if it can't sign in: nothing could be looked at
 */
export async function openSmoke(product: Product): Promise<Smoke> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--disable-gpu'] });
  const signedIn = await signIn(browser, product).catch(async (error: Error) => {
    await browser.close();
    throw new ReleaseRefused(
      `${product.email} can't sign in at ${product.url} to look at pages: ${error.message.split('\n')[0]}`,
    );
  });
  const stranger = await browser.newContext({ ...contextOptions, baseURL: product.url });
  return {
    async look(of, build, addresses) {
      const found: string[] = [];
      for (const address of addresses) {
        const context = address === loginPath || of === 'widget' ? stranger : signedIn;
        const picture = path.join(product.pictures, `${of}-${build}${address.replaceAll('/', '-')}.png`);
        let wrong: string | null = null;
        for (let attempt = 0; attempt < attempts; attempt++) {
          wrong = await lookAt(context, address, of, build, picture);
          if (wrong === null) break;
        }
        if (wrong !== null) found.push(wrong);
      }
      return found;
    },
    close: () => browser.close(),
  };
}
