import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import { checkinFlowText as checkin } from '../../hr/src/work/checkin-flow.text';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { formText } from '@toam/contracts/texts/field';
import { ensureChromium } from '../../../tools/commands/programs.mjs';
import { expect, test } from './fixtures';
import { sessionOf } from './steps/sign-in';

/** A new browser has loaded nothing before, and has no other tests' cache. */
const opening = { timeout: 120_000 };

const benThanh = { latitude: 10.7725, longitude: 106.698, accuracy: 20 };

/** Kills the browsers that are open. */
const living = new Set<() => Promise<void>>();

/** A browser of its own process with a profile on the disk, signed in. The API takes neither drafts nor check-ins. */
async function openBrowser(profile: string, request: APIRequestContext, address: string) {
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true });
  const args = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-sandbox',
    '--disable-gpu',
  ];
  const program = spawn(await ensureChromium(), [...args, '--no-first-run', '--disable-sync', 'about:blank'], {
    detached: true, // a group of its own, which is killed as a whole
    stdio: 'ignore',
  });
  const port = async () =>
    (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n')[0];
  await expect.poll(port, { timeout: 60_000 }).not.toBe('');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await port()}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const { origins } = await sessionOf(request, 'leader@toam.vn', address);
  await context.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origins[0]!.localStorage);
  await context.grantPermissions(['geolocation'], { origin: address });
  await context.setGeolocation(benThanh);
  const holdBack = async (path: string) =>
    context.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await holdBack('**/api/user/draft/**');
  await holdBack('**/api/checkin/user');
  const kill = async () => {
    living.delete(kill);
    const ended = once(program, 'exit');
    process.kill(-program.pid!, 'SIGKILL');
    await ended;
    await browser.close().catch(() => undefined); // it is gone
  };
  living.add(kill);
  return {
    context,
    open: async (where: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(address + where, { waitUntil: 'commit' });
      return page;
    },
    kill,
  };
}

/** A flow that fails leaves no browser behind. */
test.afterEach(async () => {
  for (const kill of living) await kill();
});

const box = (page: Page) => page.getByRole('textbox', { name: customerLabel.address, exact: true });

test('a browser that is killed two seconds after ‘trên máy này’ has lost nothing', async ({ request, server }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'toam-killed-'));
  const first = await openBrowser(profile, request, server.address);
  const form = await first.open('/customer/new');
  await expect(box(form)).toBeVisible(opening);
  await box(form).fill('Gõ trước khi máy tắt');
  await expect(form.getByText(/Đã lưu nháp trên máy này lúc/)).toBeVisible();
  const page = await first.open('/checkin/overview?now=1');
  const flow = page.getByRole('dialog');
  const button = flow.getByRole('button', { name: /^(Chắc|Check)/ });
  await expect(button).toBeVisible(opening);
  await button.click();
  await expect(flow.getByText(checkin.waiting(1))).toBeVisible();
  await page.waitForTimeout(2000);
  await first.kill();

  const second = await openBrowser(profile, request, server.address);
  const again = await second.open('/customer/new');
  const restore = again.getByRole('button', { name: formText.draftRestore }).first();
  await expect(restore).toBeVisible(opening);
  await restore.click();
  await expect(box(again)).toHaveValue('Gõ trước khi máy tắt');
  const later = await second.open('/checkin/overview');
  await expect(later.getByText(checkin.waiting(1)).first()).toBeVisible(opening);
  await second.context.unroute('**/api/checkin/user');
  await later.getByRole('button', { name: checkin.sendNow }).first().click();
  await expect(later.getByText(/^Đã ghi nhận Check(in|out) lúc/)).toBeVisible();
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});
