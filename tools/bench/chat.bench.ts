import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@toam/domain/random';
import { fingerprint } from '../../apps/api/src/sessions/token';
import type { ApiProcess } from './api-process';
import { type Brokerage, type EngineName, inBrokerage } from './brokerage';
import { openConsole, openWidget, type Page } from './chat-people';
import { buildWeb, publishWeb } from '../commands/web.mjs';
import { longTalk, measureLongTalk } from './long-talk';
import { type AskOne, asker, seed } from './questions';
import { check, mb, ms, quantile, times } from './report';

/*
 * Colleagues and customers who talk, with cuts and dead cables, on one API process: `npm run bench -- chat [PostgreSQL|PGlite]
 * [messages a second]`. Every message must reach every page once, in the order of the store. Issue 16. Then a talk of 2,000 messages in
 * Chromium, alone by `npm run bench -- chat page`; `--built` takes the builds of the last run.
 */
const budget = { delivery: 300, list: 2, growth: 250e6, deadCable: 32_000 };
/** The embedded database is for a small office: all its statements wait for each other. */
const offices = {
  PostgreSQL: { consoles: 200, widgets: 1000, houses: 20_000, rate: 20 },
  PGlite: { consoles: 20, widgets: 60, houses: 2000, rate: 2 },
};
/** BENCH_OFFICE=20,60,2000 takes other numbers of consoles, widgets and houses. */
const asked = process.env.BENCH_OFFICE?.split(',').map(Number);
/** Seconds of talk. */
const length = Number(process.env.BENCH_SECONDS ?? 40);
const r = random(seed);

interface People {
  /** Tokens of colleagues. */
  staff: string[];
  visitors: { token: string; id: string; since: number }[];
  list: string;
}

/** Conversations with a past, half of them with a supporter, and sessions of visitors from networks of their own. */
const conversations = (consoles: number, widgets: number) => `
  update users set chat_permission = 1 where email like 'bench%' and role = 3 and status = 1;
  insert into chat_conversations (phone, phone_shown, name, sex, supporter_id, start_support, last_message_at)
    select '08' || lpad(n::text, 8, '0'), '08' || lpad(n::text, 8, '0'), 'Khách ' || n, 'men', supporter.id, now() + interval '1 hour', now()
    from generate_series(1, ${widgets}) n left join
      (select id, row_number() over (order by id) as place from users where chat_permission = 1 and email like 'bench%') supporter
      on supporter.place = n and n <= ${consoles};
  insert into chat_messages (conversation_id, owner, text, name, created_at)
    select c.id, case when n % 2 = 0 then 'client' else 'staff' end, 'Tin nhắn cũ ' || n, 'Khách', now() - interval '1 day'
    from generate_series(1, 20) n, chat_conversations c where c.phone like '08000%';
  update chat_conversations c set last_message_id = (select max(id) from chat_messages m where m.conversation_id = c.id)`;

async function peopleOf({ ask, tokensOf }: Brokerage, consoles: number): Promise<People> {
  const { rows: found } = await ask(`select id, last_message_id as since from chat_conversations where phone like '08000%' order by phone`); // prettier-ignore
  const visitors = (found as { id: string; since: string }[]).map(({ id, since }, at) => ({ id, since: Number(since), token: `visitor-${at}` })); // prettier-ignore
  await ask(
    `insert into chat_visitors (token_hash, conversation_id, since_message_id, network)
     select h, c::uuid, s, 'network of ' || h from unnest($1::text[], $2::text[], $3::bigint[]) v(h, c, s)`,
    [visitors.map(({ token }) => fingerprint(token)), visitors.map(({ id }) => id), visitors.map(({ since }) => since)],
  );
  const { rows } = await ask(
    `select email from users where chat_permission = 1 and email like 'bench%' order by id limit ${consoles}`,
  );
  const names = (rows as { email: string }[]).map(({ email }) => email.replace('@toam.vn', ''));
  return { staff: Object.values(await tokensOf(names)), visitors, list: (await tokensOf(['admin'])).admin };
}

/** Asks for the list of houses, one question after the other. */
async function listHouses(ask: AskOne, goesOn: () => boolean): Promise<number[]> {
  const measured: number[] = [];
  while (goesOn()) {
    const body = { mode: 'publicList', page: r.whole(1, 5) };
    measured.push((await ask({ asker: 'list', method: 'POST', path: '/house/v2/list', body })).milliseconds);
    await pause(25);
  }
  return measured;
}

interface Sent {
  from: Page;
  to: Page;
  key: string;
  at: number;
}
type Side = 'staff' | 'visitor';
type Pair = Record<Side, Page>;

/** Messages of both sides at random, and cuts. @returns what was sent by each side */
async function talk(pairs: Pair[], idle: Page[], frozen: Page[], perSecond: number): Promise<Record<Side, Sent[]>> {
  const sent: Record<Side, Sent[]> = { staff: [], visitor: [] };
  const running: Promise<void>[] = [];
  const end = performance.now() + length * 1000;
  while (performance.now() < end) {
    const pair = r.pick(pairs);
    const side = r.pick((['staff', 'visitor'] as const).filter((one) => !frozen.includes(pair[one])));
    const [from, to] = side === 'staff' ? [pair.staff, pair.visitor] : [pair.visitor, pair.staff];
    const at = performance.now();
    running.push(
      from.say(`Tin ${at}`).then(
        (key) => void sent[side].push({ from, to, key, at }),
        (error: unknown) => console.error(String(error)),
      ),
    );
    if (r.chance(0.05)) r.pick([pair.staff, pair.visitor].filter((page) => !frozen.includes(page))).cut();
    if (idle.length > 0 && r.chance(0.05)) r.pick(idle).cut();
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
  return sent;
}

/** Waits at most a minute: a page that is late is no page with a gap. */
async function until(isDone: () => boolean): Promise<boolean> {
  for (const start = performance.now(); !isDone(); await pause(100))
    if (performance.now() - start > 60_000) return false;
  return true;
}

/** What each page saw against the store: no gap, no double, the order of the store. @returns what is wrong */
function compare(pages: Page[], since: Map<string, number>, stored: Map<string, number[]>): string[] {
  return pages.flatMap(({ conversation, seen }) => {
    const isNew = (id: number) => id > since.get(conversation)!;
    const [expected, found] = [(stored.get(conversation) ?? []).filter(isNew), seen.filter(isNew)];
    return String(found) === String(expected)
      ? []
      : [`${conversation}: thấy ${found.length}, kho có ${expected.length}`];
  });
}

const delivered = (sent: Sent[]) => sent.map(({ to, key, at }) => (to.heard.get(key) ?? Infinity) - at);

/** Every message of people in the store, by conversation. */
async function storedBy({ ask }: Brokerage): Promise<Map<string, number[]>> {
  const { rows } = await ask(
    `select conversation_id, array_agg(id order by id) as ids from chat_messages where owner <> 'event' group by 1`,
  );
  return new Map((rows as { conversation_id: string; ids: (number | string)[] }[]).map(({ conversation_id, ids }) => [conversation_id, ids.map(Number)])); // prettier-ignore
}

/** @returns what was sent, and what the process and the list did meanwhile */
async function talkOn(
  api: ApiProcess,
  pages: { desks: Page[]; widgets: Page[] },
  frozen: Page[],
  ask: AskOne,
  rate: number,
) {
  const { desks, widgets } = pages;
  const all = [...desks, ...widgets];
  let [isOver, most] = [false, 0];
  const meanwhile = listHouses(ask, () => !isOver);
  const watch = setInterval(() => (most = Math.max(most, api.memory())), 500);
  const used = api.processor();
  const pairs = desks.map((desk, at) => ({ staff: desk, visitor: widgets[at]! }));
  const sent = await talk(pairs, widgets.slice(desks.length), frozen, rate);
  console.log(`bộ xử lý: ${(((api.processor() - used) / length) * 100).toFixed(0)} % của một nhân`);
  await until(() => all.every((page) => page.isConnected()));
  await until(() => [...sent.staff, ...sent.visitor].every(({ to, key }) => to.heard.has(key)));
  await pause(4000);
  isOver = true;
  clearInterval(watch);
  return { sent, most, busy: await meanwhile };
}

async function measure(brokerage: Brokerage, consoles: number, rate: number): Promise<boolean> {
  const { staff, visitors, list } = await peopleOf(brokerage, consoles);
  const api = await brokerage.start();
  const ask = asker(api, { list });
  const [warm, quietEnd] = [performance.now() + 3000, performance.now() + 8000];
  await listHouses(ask, () => performance.now() < warm);
  const quiet = quantile(await listHouses(ask, () => performance.now() < quietEnd), 0.95);
  const before = api.memory();
  const widgets = visitors.map(({ token, id, since }, at) =>
    openWidget(api.address, token, { conversation: id, from: `127.0.1.${1 + (at % 20)}`, since }),
  );
  const desks = staff.map((token, at) => openConsole(api.address, token, visitors[at]!.id));
  const pages = [...desks, ...widgets];
  if (!(await until(() => pages.every((page) => page.isConnected()))))
    throw new Error('not every page was connected within a minute');
  await pause(3000);
  // some visitors and as many colleagues lose their cable and write nothing; others go on writing to them
  const cut = Math.min(3, Math.ceil(staff.length / 10));
  const frozen = [...widgets.slice(0, cut), ...desks.slice(cut, 2 * cut)];
  for (const page of frozen) page.freeze();
  const { sent, most, busy } = await talkOn(api, { desks, widgets }, frozen, ask, rate);
  for (const page of pages) await page.close();
  // the embedded engine is one process's
  await api.stop();
  const since = new Map(visitors.map(({ id, since: last }) => [id, last]));
  const wrong = compare(pages, since, await storedBy(brokerage));
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  const isLate = ({ to }: Sent) => frozen.includes(to);
  const p95 = (list: Sent[]) => quantile(delivered(list.filter((one) => !isLate(one))), 0.95);
  console.log(`${sent.staff.length} tin của nhân viên, ${sent.visitor.length} tin của khách trong ${length} s`);
  return [
    check('nhân viên → khách, p95', p95(sent.staff), budget.delivery, ms),
    check('khách → nhân viên, p95', p95(sent.visitor), budget.delivery, ms),
    check(`danh sách BĐS, p95 so với lúc rảnh (${ms(quiet)})`, quantile(busy, 0.95) / quiet, budget.list, times),
    check('bộ nhớ tăng', most - before, budget.growth, mb),
    check('tin đến trang có cáp chết, chậm nhất', Math.max(0, ...delivered([...sent.staff, ...sent.visitor].filter(isLate))), budget.deadCable, ms), // prettier-ignore
    check('trang sai so với kho', wrong.length, 0, String),
  ].every(Boolean);
}

async function talkAsPage(): Promise<boolean> {
  if (!process.argv.includes('--built')) await buildWeb();
  const web = mkdtempSync(path.join(os.tmpdir(), 'toam-web-'));
  try {
    await publishWeb(web);
    return await inBrokerage('PGlite', { name: 'talk', size: {}, more: longTalk }, (brokerage) =>
      measureLongTalk(brokerage, web),
    );
  } finally {
    rmSync(web, { recursive: true, force: true });
  }
}

async function talkInOffice(engine: EngineName, rates?: string): Promise<boolean> {
  const usual = offices[engine];
  const [consoles = usual.consoles, widgets = usual.widgets, houses = usual.houses] = asked ?? [];
  let isWithin = true;
  for (const perSecond of rates?.split(',').map(Number) ?? [usual.rate]) {
    console.log(`\n${engine}: ${consoles} bàn chat, ${widgets} khung chat, ${perSecond} tin mỗi giây`);
    const size = { users: 80 + 2 * consoles, houses };
    const wanted = { name: `chat_${Date.now()}`, size, more: conversations(consoles, widgets) };
    isWithin = (await inBrokerage(engine, wanted, (brokerage) => measure(brokerage, consoles, perSecond))) && isWithin;
  }
  return isWithin;
}

const [chosen, rates] = process.argv.slice(2).filter((one) => one !== '--built');
console.log(`BENCH_SEED=${seed}`);
let isWithin = true;
for (const part of ['PostgreSQL', 'PGlite', 'page'] as const)
  if (!chosen || chosen === part)
    isWithin = (await (part === 'page' ? talkAsPage() : talkInOffice(part, rates))) && isWithin;
process.exitCode = isWithin ? 0 : 1;
