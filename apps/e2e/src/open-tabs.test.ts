import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonText } from '@toam/contracts/texts/common';
import { menuText } from '@toam/contracts/menu/menu.text';
import { platformText } from '@toam/contracts/texts/platform';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openOffice } from './office';
import { sessionOf } from './steps/sign-in';

/** What the registry points at, by remote. */
type Pointer = { name: string; build: string; entry: string; preload: string[] };

/** Pages of every remote and of the shell. */
const addresses = [
  ...['/post/manager', '/house', '/customer', '/knowledge', '/bussiness', '/employment', '/checkin/overview', '/chat'],
  '/account',
];

/** Navigates within the document, as a link of the page does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** The page of the address, and nothing in its place. Pages have titles that no other one has. */
async function shows(page: Page, titles: Map<string, string>, address: string): Promise<void> {
  const title = page.locator('h1').first();
  const others = [...titles].flatMap(([other, text]) => (other === address ? [] : [text]));
  const isOwn = (text: string | null) => Boolean(text) && !/Not Found/.test(text!) && !others.includes(text!);
  await expect.poll(async () => isOwn(await title.textContent()), { message: address, timeout: 30_000 }).toBe(true);
  await expect(page.getByRole('button', { name: commonText.retry })).toBeHidden();
  await expect(page.getByText(platformText.newBuild)).toBeHidden();
  titles.set(address, (await title.textContent()) ?? '');
}

/** Releases every remote anew: other content under other names, the old files stay. @returns the names of the old builds */
async function releaseAll(webDir: string, mark: string): Promise<Pointer[]> {
  const file = path.join(webDir, 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as { remotes: Pointer[] };
  const old = structuredClone(registry.remotes);
  for (const remote of registry.remotes) {
    const build = mark.repeat(12);
    const folder = path.join(webDir, 'remotes', remote.name);
    await cp(path.join(folder, remote.build), path.join(folder, build), { recursive: true });
    for (const script of await readdir(path.join(folder, build)))
      if (/^remoteEntry.*\.js$/.test(script)) await appendFile(path.join(folder, build, script), `\n// ${mark}`);
    const moved = (address: string) => address.replace(remote.build, build);
    Object.assign(remote, { build, entry: moved(remote.entry), preload: remote.preload.map(moved) });
  }
  for (const copy of ['.br', '.gz']) await rm(file + copy, { force: true });
  await writeFile(file, JSON.stringify(registry));
  return old;
}

const tabs = Number(process.env.TABS ?? 2);

test('tabs live on while everything is released anew, and keep what is typed', async ({ browser, request }) => {
  test.setTimeout(600_000 + tabs * 60_000);
  const { server, webDir, close } = await openOffice('tabs');
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: await sessionOf(request, 'admin@toam.vn', server.address),
  });
  const titles = new Map<string, string>();
  const opened = [];
  for (let at = 0; at < tabs; at++) {
    const page = await context.newPage();
    const first = addresses[at % addresses.length]!;
    await page.goto(first);
    await shows(page, titles, first);
    opened.push(page);
  }
  const typing = await context.newPage();
  await typing.goto('/customer/new');
  await typing.getByRole('textbox').first().fill('Chị Lan đang gõ dở');

  const old = await releaseAll(webDir, 'a');
  for (const page of opened)
    for (const address of addresses) {
      await goWithin(page, address);
      await shows(page, titles, address);
    }
  // longer ago than files are kept
  for (const { name, build } of old) await rm(path.join(webDir, 'remotes', name, build), { recursive: true });
  await releaseAll(webDir, 'b');
  for (const page of opened)
    for (const address of addresses.toReversed()) {
      await goWithin(page, address);
      await shows(page, titles, address);
    }
  await expect(typing.getByRole('textbox').first()).toHaveValue('Chị Lan đang gõ dở');
  await context.close();
  await close();
});

test('a chunk that is truly missing ends in a card, and in no loop', async ({ browser, request }) => {
  const { server, webDir, close } = await openOffice('missing');
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: await sessionOf(request, 'admin@toam.vn', server.address),
  });
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (asked) => (documents += Number(asked.isNavigationRequest())));
  await page.goto('/account');
  await releaseAll(webDir, 'a');
  await context.route('**/remotes/crm/**/static/js/**', (route) => route.fulfill({ status: 404, body: '' }));
  await goWithin(page, '/customer');
  await expect(page.getByText(platformText.partDown(menuText.customers))).toBeVisible();
  await page.waitForTimeout(3000);
  expect(documents).toBeLessThanOrEqual(2);
  await context.unroute('**/remotes/crm/**/static/js/**');
  await page.getByRole('button', { name: commonText.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: menuText.customers, exact: true })).toBeVisible();
  await expect(page.getByText(platformText.partDown(menuText.customers))).toBeHidden();
  await context.close();
  await close();
});
