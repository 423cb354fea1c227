import type { Browser, Locator, Page } from '@playwright/test';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { chatConsoleText } from '../../apps/chat/src/chat/chat-console.text.ts';
import { fingerprint } from '../../apps/api/src/sessions/token';
import { Stop } from '../commands/terminal.mjs';
import type { Brokerage } from './brokerage';
import { withBrowser } from './browser.ts';
import { check, ms } from './report';

/** The longest task of the main thread, in processor time: a frame waits for it. Decision 135. */
const budget = 100;
const messages = Number(process.env.BENCH_MESSAGES ?? 2000);
const token = 'visitor-of-the-long-talk';
const name = 'Trần Chuyện Dài';

/** A conversation with a past of both sides, short and long texts, links and days. */
export const longTalk = `
  with talk as (
    insert into chat_conversations (phone, phone_shown, name, sex, last_message_at) values ('0903618999', '0903618999', '${name}', 'women', now()) returning id
  ), said as (
    insert into chat_messages (conversation_id, owner, text, name, created_at, client_key, status)
    select id, case when n % 3 = 0 then 'staff' else 'client' end,
      'Tin ' || n || '. ' || repeat('Căn này còn không em, chị muốn xem chiều nay. ', n % 7) || case when n % 11 = 0 then 'https://nhadep.vn/nha-' || n else '' end,
      '${name}', now() - make_interval(mins => (${messages} - n) * 7), gen_random_uuid(), 'Đã xem'
    from talk, generate_series(1, ${messages}) n order by n
  ) insert into chat_visitors (token_hash, conversation_id, since_message_id, network) select '${fingerprint(token)}', id, 0, 'bench' from talk;
  update chat_conversations c set last_message_id = (select max(id) from chat_messages where conversation_id = c.id) where name = '${name}'`;

/** What tracing tells of a task; `tdur` is processor time in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread meanwhile. Other work on the machine lengthens frames, but not this. */
async function longestTask(page: Page, run: () => Promise<void>): Promise<number> {
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
  const mains = new Set(
    traced.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traced.filter((one) => one.ph === 'X' && one.name.endsWith('RunTask') && mains.has(thread(one)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Looking for its words through all messages would be most of what the page does. */
const hasOldest = (log: Locator) =>
  log.evaluate((list) => /^Tin 1\. /.test(list.querySelector('p, [data-side] > div')?.textContent ?? ''));

async function toOldest(page: Page, log: Locator): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await hasOldest(log))) {
    if (Date.now() > end) throw new Stop('Không tới được tin đầu tiên.');
    await log.evaluate((list) => {
      (list.scrollHeight > list.clientHeight + 1 ? list : list.parentElement!).scrollTop = 0;
    });
    await page.waitForTimeout(30);
  }
}

async function send(page: Page, box: Locator): Promise<void> {
  await box.click();
  await page.keyboard.type('Chị xem thêm giúp em căn ở đường Nguyễn Văn Đậu nhé, giá tốt.', { delay: 15 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
}

interface Place {
  what: string;
  open: (page: Page) => Promise<{ log: Locator; box: Locator; opening: () => Promise<void> }>;
}

const places = (origin: string): Place[] => [
  {
    what: 'bàn chat',
    open: async (page) => {
      await page.goto(`${origin}/chat`);
      const row = page.getByRole('button', { name: /Chuyện Dài/ }).first();
      await row.waitFor();
      const log = page.getByRole('log', { name: chatConsoleText.messages });
      const claim = page.getByRole('button', { name: chatConsoleText.claim, exact: true }).first();
      const opening = async () => {
        await row.click();
        await log.locator('time').last().waitFor();
        await claim.click();
      };
      return { log, box: page.getByRole('combobox', { name: chatConsoleText.placeholder }), opening };
    },
  },
  {
    what: 'trang của khách',
    open: async (page) => {
      const log = page.getByRole('log', { name: visitorText.messages });
      const opening = async () => {
        await page.goto(`${origin}/widget/chat`);
        await log.locator('[data-side]').last().waitFor();
      };
      return { log, box: page.getByLabel(visitorText.placeholder), opening };
    },
  },
];

async function walk(browser: Browser, place: Place, session: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const storage = { USER_TOKEN: session, USER_ID: '11', 'toam.chat': JSON.stringify({ token }) };
    await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const { log, box, opening } = await place.open(page);
    const steps = { mở: opening, 'lên tới tin đầu': () => toOldest(page, log), 'gõ và gửi': () => send(page, box) };
    let isWithin = true;
    for (const [what, run] of Object.entries(steps))
      isWithin = check(`${place.what}, ${messages} tin, ${what}`, await longestTask(page, run), budget, ms) && isWithin;
    return isWithin;
  } finally {
    await context.close();
  }
}

/** @param web the built shell, remotes and widget, as the API serves them */
export async function measureLongTalk(brokerage: Brokerage, web: string): Promise<boolean> {
  const { chatstaff } = await brokerage.tokensOf(['chatstaff']);
  const { address } = await brokerage.start({ WEB_DIR: web, NODE_ENV: 'development' });
  return withBrowser(async (browser) => {
    let isWithin = true;
    for (const place of places(address.replace('/api', '')))
      isWithin = (await walk(browser, place, chatstaff)) && isWithin;
    return isWithin;
  });
}
