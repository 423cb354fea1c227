/**
 * A talk of 2,000 messages in Chromium: the console and the customer's page open it, go to its first message and back, type, send and
 * receive. The longest task of the main thread in each step, the median of several runs, against the budget; and how long it worked in all.
 * `npm run bench -- long-talk`; `--built` measures the builds of the last run.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chatConsoleText } from '../../apps/chat/src/chat/chat-console.text.ts';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { visitorPaths, visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../../apps/api/src/db/db';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { demoPassword } from '../../apps/api/src/env';
import { fingerprint } from '../../apps/api/src/sessions/token';
import { fillDemo } from '../commands/demo.mjs';
import { runNx } from '../commands/nx.mjs';
import { ensureChromium } from '../commands/programs.mjs';
import { runCommand, step, Stop } from '../commands/terminal.mjs';
import { publishWeb } from '../commands/web.mjs';
import { type ApiProcess, startApi } from './api-process';

const messages = Number(process.env.BENCH_MESSAGES ?? 2000);
const runs = Number(process.env.BENCH_RUNS ?? 3);
/** Milliseconds of the longest task. */
const budget = 100;
/** Messages that are sent, and as many that arrive. */
const lively = 8;

const token = 'visitor-of-the-long-talk';
const number = '0903618999';

/** A conversation of one number with a past of both sides, short and long texts, links and days. @returns its id */
async function seed(folder: string): Promise<string> {
  const engine = await openPglite({ dataDir: databaseFolder(folder) });
  useDatabase(engine);
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into chat_conversations (phone, phone_shown, name, sex, last_message_at)
    values (${number}, ${number}, 'Trần Chuyện Dài', 'women', now()) returning id`);
  const { id } = rows[0]!;
  await db().execute(sql`
    insert into chat_messages (conversation_id, owner, text, name, created_at, client_key, status)
    select ${id}, case when n % 3 = 0 then 'staff' else 'client' end,
      'Tin ' || n || '. ' || repeat('Căn này còn không em, chị muốn xem chiều nay. ', n % 7)
        || case when n % 11 = 0 then 'https://nhadep.vn/nha-' || n else '' end,
      'Trần Chuyện Dài', now() - make_interval(mins => (${messages} - n) * 7), gen_random_uuid(), 'Đã xem'
    from generate_series(1, ${messages}::int) n`);
  await db().execute(sql`
    update chat_conversations set last_message_id = (select max(id) from chat_messages where conversation_id = ${id}) where id = ${id}`);
  await db().execute(sql`
    insert into chat_visitors (token_hash, conversation_id, since_message_id, network) values (${fingerprint(token)}, ${id}, 0, 'bench')`);
  useDatabase(undefined);
  await engine.close();
  return id;
}

/** A script that puts entries into the page's storage. */
const storing = (entries: Record<string, string>) => `Object.assign(localStorage, ${JSON.stringify(entries)});`;

interface Cost {
  /** The longest task of the page's main thread, milliseconds of processor time: a frame waits for it. */
  task: number;
  /** All its tasks, milliseconds of processor time. */
  work: number;
}

/** What tracing tells of a task. Times are microseconds, `tdur` of the processor. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

const isMainThread = ({ name, args }: Traced) => name === 'thread_name' && args.name === 'CrRendererMain';

/** Measures what a step costs the page. Other work on the machine lengthens frames, but not the processor time of a task. */
async function costs(page: Page, run: () => Promise<void>): Promise<Cost> {
  const cdp = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] }, transferMode: 'ReportEvents' });
  await run();
  await page.waitForTimeout(300);
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await isComplete;
  await cdp.detach();
  const thread = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const mains = new Set(traced.filter(isMainThread).map(thread));
  const tasks = traced
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { task: Math.max(0, ...tasks), work: tasks.reduce((sum, task) => sum + task, 0) };
}

/** The first message is drawn. Looking for its words through all of them would be most of what the page does. */
const hasOldest = (log: Locator) =>
  log.evaluate((list) => /^Tin 1\. /.test(list.querySelector('p, [data-side] > div')?.textContent ?? ''));

/** Goes up until the first message is there. */
async function toOldest(page: Page, log: Locator): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await hasOldest(log))) {
    if (Date.now() > end) throw new Stop('Không tới được tin đầu tiên.');
    await scrollTo(log, 'top');
    await page.waitForTimeout(30);
  }
  await scrollTo(log, 'top');
}

/** The element that scrolls: the list itself, or what it stands in. */
const scrollTo = (log: Locator, where: 'top' | 'end') =>
  log.evaluate((list, to) => {
    const box = list.scrollHeight > list.clientHeight + 1 ? list : list.parentElement!;
    box.scrollTop = to === 'top' ? 0 : box.scrollHeight;
  }, where);

async function down(page: Page, log: Locator): Promise<void> {
  await log.hover({ position: { x: 40, y: 40 }, force: true });
  for (let at = 0; at < 25; at += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
  }
  await scrollTo(log, 'end');
}

async function type(page: Page, box: Locator): Promise<void> {
  await box.click();
  await page.keyboard.type('Chị xem thêm giúp em căn ở đường Nguyễn Văn Đậu nhé, giá tốt. '.repeat(2), { delay: 15 });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

/** By the end of the list, for the same reason. */
async function isThere(page: Page, log: Locator, text: string): Promise<void> {
  const end = Date.now() + 30_000;
  const isLast = () =>
    log.evaluate(
      (list, words) =>
        [...list.querySelectorAll('p, [data-side] > div')].slice(-40).some((one) => one.textContent === words),
      text,
    );
  while (!(await isLast())) {
    if (Date.now() > end) throw new Stop(`Không thấy tin “${text}”.`);
    await page.waitForTimeout(30);
  }
}

async function send(page: Page, log: Locator, box: Locator, name: string): Promise<void> {
  await box.click();
  for (let at = 0; at < lively; at += 1) {
    await page.keyboard.type(`${name} ${at}`, { delay: 5 });
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await isThere(page, log, `${name} ${lively - 1}`);
}

type Say = (text: string) => Promise<void>;

async function receive(page: Page, log: Locator, say: Say, name: string): Promise<void> {
  for (let at = 0; at < lively; at += 1) {
    await say(`${name} ${at}`);
    await page.waitForTimeout(150);
  }
  await isThere(page, log, `${name} ${lively - 1}`);
}

async function post(address: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Stop(`${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: unknown }).data;
}

interface World {
  api: ApiProcess;
  origin: string;
  id: string;
  session: { token: string; id: number };
}

async function signIn(address: string): Promise<World['session']> {
  const account = { email: 'chatstaff@toam.vn', password: demoPassword };
  return (await post(`${address}/auth/signin/email`, {}, account)) as World['session'];
}

const asVisitor =
  ({ api }: World): Say =>
  async (text) =>
    void (await post(
      api.address + visitorPaths.message,
      { [visitorTokenHeader]: token },
      { text, client_key: randomUUID() },
    ));

const asColleague =
  ({ api, id, session }: World): Say =>
  async (text) => {
    const headers = { authorization: `Bearer ${session.token}` };
    await post(`${api.address}/chat/conversation/${id}/claim`, headers, { force: true });
    await post(`${api.address}/chat/conversation/${id}/message`, headers, { text, client_key: randomUUID() });
  };

type Costs = Record<string, Cost>;

async function walkConsole(page: Page, world: World, run: number): Promise<Costs> {
  await page.goto(`${world.origin}/chat`);
  const log = page.getByRole('log', { name: chatConsoleText.messages });
  const box = page.getByRole('combobox', { name: chatConsoleText.placeholder });
  const row = page.getByRole('button', { name: /Chuyện Dài/ }).first();
  const other = page.locator('[data-id]').filter({ hasNotText: 'Chuyện Dài' }).first();
  const opens = async () => {
    await row.click();
    await log.locator('time').last().waitFor();
  };
  await row.waitFor();
  const found: Costs = {};
  found['mở hội thoại'] = await costs(page, opens);
  await page.getByRole('button', { name: chatConsoleText.claim, exact: true }).first().click();
  await page.waitForTimeout(500);
  found['lên tới tin đầu'] = await costs(page, () => toOldest(page, log));
  found['cuộn xuống'] = await costs(page, () => down(page, log));
  found['gõ'] = await costs(page, () => type(page, box));
  found['gửi'] = await costs(page, () => send(page, log, box, `Em trả lời lượt ${run}`));
  found['nhận'] = await costs(page, () => receive(page, log, asVisitor(world), `Khách viết lượt ${run}`));
  found['sang hội thoại khác rồi về'] = await costs(page, async () => {
    await other.click();
    await page.waitForTimeout(500);
    await opens();
  });
  return found;
}

async function walkWidget(page: Page, world: World, run: number): Promise<Costs> {
  await page.addInitScript(storing({ 'toam.chat': JSON.stringify({ token }) }));
  const log = page.getByRole('log', { name: visitorText.messages });
  const box = page.getByLabel(visitorText.placeholder);
  const found: Costs = {};
  found['mở trang'] = await costs(page, async () => {
    await page.goto(`${world.origin}/widget/chat`);
    await log.locator('[data-side]').last().waitFor();
  });
  found['lên tới tin đầu'] = await costs(page, () => toOldest(page, log));
  found['cuộn xuống'] = await costs(page, () => down(page, log));
  found['gõ'] = await costs(page, () => type(page, box));
  found['gửi'] = await costs(page, () => send(page, log, box, `Chị hỏi lượt ${run}`));
  found['nhận'] = await costs(page, () => receive(page, log, asColleague(world), `Em đáp lượt ${run}`));
  return found;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** @returns whether every step is within the budget */
function report(name: string, walks: Costs[]): boolean {
  console.log(
    `\n${name}, ${messages} tin, trung vị của ${walks.length} lượt: việc dài nhất của luồng chính và cả lượt, tính bằng giờ của bộ xử lý`,
  );
  const steps = Object.keys(walks[0] ?? {}).map((what) => {
    const task = median(walks.map((walk) => walk[what]!.task));
    const work = median(walks.map((walk) => walk[what]!.work));
    const isOver = task > budget;
    console.log(
      `${isOver ? '✗' : '✓'} ${what.padEnd(28)} ${task.toFixed(0).padStart(6)} ms ${work.toFixed(0).padStart(8)} ms`,
    );
    return !isOver;
  });
  return steps.every(Boolean);
}

async function walked(browser: Browser, world: World, walk: typeof walkConsole, run: number): Promise<Costs> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(storing({ USER_TOKEN: world.session.token, USER_ID: String(world.session.id) }));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try {
    return await walk(page, world, run);
  } finally {
    await context.close();
  }
}

async function build(): Promise<void> {
  const { code, output } = await runNx(['run-many', '-t', 'build', '--output-style=static']);
  if (code !== 0) throw new Stop(output);
}

const options = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

async function bench(): Promise<number> {
  if (!process.argv.includes('--built')) await step('Dựng từng phần', build);
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-long-talk-'));
  const [data, web] = [path.join(home, 'data'), path.join(home, 'web')];
  await publishWeb(web);
  await fillDemo({ NODE_ENV: 'development', DEMO: 'small', DATA_DIR: data, DATABASE_URL: '' });
  const id = await seed(data);
  const api = await startApi(data, { WEB_DIR: web, NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...options, ...quiet] });
  try {
    const world = { api, origin: api.address.replace('/api', ''), id, session: await signIn(api.address) };
    const found: Record<'console' | 'widget', Costs[]> = { console: [], widget: [] };
    for (let run = 1; run <= runs; run += 1) {
      found.console.push(await walked(browser, world, walkConsole, run));
      found.widget.push(await walked(browser, world, walkWidget, run));
    }
    const isWithin = [report('Bàn chat', found.console), report('Khung chat của khách', found.widget)];
    return isWithin.every(Boolean) ? 0 : 1;
  } finally {
    await browser.close();
    await api.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

await runCommand(bench);
