import { commonText } from '@toam/contracts/texts/common';
import { menuText } from '@toam/contracts/menu/menu.text';
import { platformText } from '@toam/contracts/texts/platform';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './steps/sign-in';

/** Makes requests for a remote's files fail, as if its own server were down. */
const failures = {
  'is stopped': (route: Route) => route.abort('connectionrefused'),
  'never answers': () => undefined,
  'answers 500': (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  'answers a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  'throws at evaluation': (route: Route) =>
    /remoteEntry/.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("evaluation")' })
      : route.continue(),
};
type Failing = keyof typeof failures;

/** A page of each remote: its address, and its name in the menu, which is also its title. */
const remotes = {
  properties: { path: '/post/manager', part: menuText.posts },
  crm: { path: '/knowledge', part: menuText.knowledge },
  business: { path: '/employment', part: menuText.staffDiagram },
  hr: { path: '/checkin/overview', part: menuText.checkin },
  chat: { path: '/chat', part: menuText.chat },
};
type Remote = keyof typeof remotes;

const fails = (context: BrowserContext, remote: Remote, failing: Failing) =>
  context.route(`**/remotes/${remote}/**`, (route) => void failures[failing](route));

/** Navigates within the page, like a click on the menu. */
const clickMenu = (page: Page, remote: Remote) =>
  page
    .locator(`a[href="${remotes[remote].path.replace('/overview', '')}"]`)
    .first()
    .click();

const isDown = (page: Page, remote: Remote) =>
  expect(page.getByText(platformText.partDown(remotes[remote].part))).toBeVisible();
/** The page is shown. Its title alone is no proof, because the failure card has it too. */
async function isUp(page: Page, remote: Remote): Promise<void> {
  const { part } = remotes[remote];
  await expect(page.getByRole('heading', { level: 1, name: part, exact: true })).toBeVisible();
  await expect(page.getByText(platformText.partDown(part))).toBeHidden();
}

/** While the remote fails, its own page says so and another remote's page works. When it is back, a click is enough, no reload. */
async function survive(page: Page, remote: Remote, failing: Failing): Promise<void> {
  const context = page.context();
  const other: Remote = remote === 'hr' ? 'crm' : 'hr';
  await fails(context, remote, failing); // from the start, because some remotes are preloaded for this role
  await signIn(page, 'admin@toam.vn', '/account');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await clickMenu(page, remote);
  await isDown(page, remote);
  await clickMenu(page, other);
  await isUp(page, other);
  await clickMenu(page, remote);
  await isDown(page, remote);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: commonText.retry }).click();
  await isUp(page, remote);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const cases: [Remote, Exclude<Failing, 'throws at evaluation'>][] = [
  ['crm', 'is stopped'],
  ['hr', 'never answers'],
  ['business', 'answers 500'],
  ['chat', 'answers a page'],
];
for (const [remote, failing] of cases) {
  test(`a remote that ${failing} (${remote}) costs its own pages and comes back without reload`, ({ page }) =>
    survive(page, remote, failing));
}

test('a remote that throws at evaluation (properties) costs its own pages and comes back without reload', async ({
  page,
  uncaught,
}) => {
  await survive(page, 'properties', 'throws at evaluation');
  // the error itself, from every attempt to load the remote
  expect(new Set(uncaught.splice(0).map(({ message }) => message))).toEqual(new Set(['evaluation']));
});

for (const kind of ['script', 'stylesheet'] as const)
  test(`a screen whose ${kind} hangs says so long before the bundler gives up, and is there once it came`, async ({
    page,
  }) => {
    await signIn(page, 'admin@toam.vn', '/knowledge');
    await isUp(page, 'crm');
    // what else arrives tells that the line is alive, and the eight silent seconds begin anew
    await page.waitForLoadState('networkidle');
    const held: Route[] = [];
    await page.context().route('**/remotes/crm/**', (route) => {
      if (route.request().resourceType() === kind) held.push(route);
      else void route.continue();
    });
    await page.locator('a[href="/project"]').first().click();
    await expect(page.getByText(platformText.partDown('Trang này'))).toBeVisible({ timeout: 25_000 });
    await clickMenu(page, 'hr');
    await isUp(page, 'hr');
    await page.locator('a[href="/project"]').first().click();
    for (const route of held.splice(0)) await route.continue();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: commonText.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Dự án/ })).toBeVisible();
  });

test('a page of a stopped remote opened directly has its chrome, and the menu is whole', async ({ page, context }) => {
  await signIn(page, 'admin@toam.vn', '/account');
  await fails(context, 'crm', 'is stopped');
  await page.goto('/knowledge');
  await isDown(page, 'crm');
  expect(await page.locator('nav a[href="/knowledge"], nav a[href="/customer"]').count()).toBeGreaterThan(1);
});

test('without the registry the shell starts from the last one it saw', async ({ page, context }) => {
  await signIn(page, 'admin@toam.vn', '/account');
  await context.route('**/remotes.json', (route) => route.abort('connectionrefused'));
  await page.goto('/knowledge');
  await isUp(page, 'crm');
});

test('which remote failed reaches the API', async ({ page, context }) => {
  await fails(context, 'chat', 'answers 500');
  await signIn(page, 'admin@toam.vn', '/account');
  const told = page.waitForRequest('**/api/client-error');
  await clickMenu(page, 'chat');
  const request = await told;
  expect(request.postDataJSON()).toMatchObject({ remote: 'chat', stage: 'load', path: '/chat' });
  expect((await request.response())?.status()).toBe(200);
});
