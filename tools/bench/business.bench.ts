import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { useDatabase } from '../../apps/api/src/db/db';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { type Random, random } from '@toam/domain/random';
import { dayStart } from '../../libs/domain/src/day';
import { type ApiProcess, startApi } from './api-process';
import { receiptBook, transactionBook } from './deal-sheet';
import { generateDeals, people, staffCount } from './generate-deals';
import { openCluster, openFilledDatabase } from './house-database';
import { ms, quantile } from './quantile';

/** Issue 15, on PostgreSQL: 20,000 shares, 200 people, three years. Milliseconds at the 95th percentile; seconds and bytes of an import. */
const budgets = { statistic: 150, list: 60, import: 10, memory: 300_000_000 };
/** `npm run bench -- business <seed>` asks the same again. */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 200);
const sheetRows = 5000;
const year = new Date().getFullYear();

type Who = keyof typeof people;
type Tokens = Record<Who, string>;

interface Question {
  who: Who;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Whose figures somebody may ask for. */
const chosenPeople = (dice: Random, who: Who) => {
  if (who === 'agent') return {};
  const ids = Array.from({ length: 5 }, () => dice.whole(2, who === 'leader' ? 61 : staffCount - 2));
  return dice.weighted<{ team?: number; users?: number[] }>([
    [{}, 4],
    [{ team: who === 'leader' ? 2 : 1 }, 2],
    [{ users: ids }, 1],
  ]);
};

function aPeriod(dice: Random): object {
  const [month, day] = [dice.whole(1, 12), dice.whole(1, 28)];
  const of = dice.whole(year - 2, year);
  const start = dayStart(`${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  return dice.weighted<object>([
    [{ type: 3, year: of, month }, 5],
    [{ type: 2, year: of, quarter: dice.whole(1, 4) }, 3],
    [{ type: 1, year: of }, 2],
    [{ type: 4, startAt: start, endAt: start + dice.whole(1, 90) * 86_400 - 1 }, 2],
  ]);
}

const askers = (dice: Random): Who => dice.pick(['admin', 'accountant', 'leader', 'agent']);

function aStatistic(dice: Random): Question {
  const who = askers(dice);
  const body = { period: aPeriod(dice), ...chosenPeople(dice, who), by: dice.pick(['day', 'week', 'month']) };
  return { who, method: 'POST', path: '/business/statistic', body };
}

function aSummary(dice: Random): Question {
  const who = dice.pick(['admin', 'accountant', 'leader'] as const);
  return {
    who,
    method: 'POST',
    path: '/business/statistic/staff',
    body: { period: aPeriod(dice), ...chosenPeople(dice, who) },
  };
}

const words = ['nguyen', 'thi an', 'van binh', 'GD-', 'GD-2405', 'dau', 'bach dang', 'PT-12', '12/3', 'khong co ai'];

/** A period of a list, and whose rows. */
function scopeOf(dice: Random, who: Who, chance: number): Record<string, string> {
  const { team, users } = chosenPeople(dice, who);
  const start = dayStart(`${dice.whole(year - 2, year)}-0${dice.whole(1, 9)}-01`);
  return {
    ...(dice.chance(chance) && { startAt: String(start), endAt: String(start + 90 * 86_400) }),
    ...(team !== undefined && { team: String(team) }),
    ...(users && { users: users.join(',') }),
  };
}

/** A random filter of a list. @param more what only this list has */
const listOf = (path: string, pages: number, more: (dice: Random) => Record<string, string>) =>
  function aList(dice: Random): Question {
    const who = askers(dice);
    const query = new URLSearchParams({
      ...{ page: String(dice.chance(0.3) ? dice.whole(2, pages) : 1), size: dice.pick(['10', '20', '50']) },
      ...(dice.chance(0.4) && { search: dice.pick(words) }),
      ...scopeOf(dice, who, 0.3),
      ...more(dice),
    });
    return { who, method: 'GET', path: `${path}?${query}` };
  };

const shareFilters = (group: string) => (dice: Random) => ({
  group,
  ...(dice.chance(0.3) && { due: '1' }),
  ...(dice.chance(0.2) && { type: String(dice.whole(1, 4)) }),
  ...(dice.chance(0.2) && { status: String(dice.whole(1, 4)) }),
});

/** The numbers on the pills above every list. */
function aCount(dice: Random): Question {
  const who = askers(dice);
  return { who, method: 'GET', path: `/business/v2/counts?${new URLSearchParams(scopeOf(dice, who, 0.6))}` };
}

const kinds: { name: string; budget: number; make: (dice: Random) => Question }[] = [
  { name: 'Số liệu tổng quan', budget: budgets.statistic, make: aStatistic },
  { name: 'Tổng hợp theo người', budget: budgets.statistic, make: aSummary },
  { name: 'Giao dịch', budget: budgets.list, make: listOf('/business/v2/transaction', 600, shareFilters('deal')) },
  {
    name: 'Chi tiết giao dịch',
    budget: budgets.list,
    make: listOf('/business/v2/transaction', 900, shareFilters('detail')),
  },
  { name: 'Phiếu thu', budget: budgets.list, make: listOf('/business/v2/receipt', 900, () => ({})) },
  { name: 'Phiếu giảm hoa hồng', budget: budgets.list, make: listOf('/business/v2/coupons', 60, () => ({})) },
  { name: 'Phiếu huỷ cọc', budget: budgets.list, make: listOf('/business/v2/cancelBill', 30, () => ({})) },
  { name: 'Giao dịch cũ', budget: budgets.list, make: listOf('/business/transaction/get-all', 90, () => ({})) },
  { name: 'Số dòng của sáu thẻ', budget: budgets.list, make: aCount },
];

async function ask({ address }: ApiProcess, tokens: Tokens, { who, method, path, body }: Question): Promise<number> {
  const start = performance.now();
  const reply = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${text}`);
  return performance.now() - start;
}

/** Asks random questions and names the worst. @returns whether the 95th percentile is within the budget */
async function measure(
  api: ApiProcess,
  tokens: Tokens,
  { name, budget, make }: (typeof kinds)[number],
): Promise<boolean> {
  const dice = random(seed).fork(name);
  for (let at = 0; at < 30; at += 1) await ask(api, tokens, make(dice));
  const asked: { question: Question; time: number }[] = [];
  for (let at = 0; at < runs; at += 1) {
    const question = make(dice);
    asked.push({ question, time: await ask(api, tokens, question) });
  }
  const sorted = asked.toSorted((one, other) => one.time - other.time);
  const times = sorted.map(({ time }) => time);
  const p95 = quantile(times, 0.95);
  const worst = sorted.at(-1)!;
  console.log(
    `${name}: trung vị ${ms(quantile(times, 0.5)).trim()} ms, p95 ${ms(p95).trim()} ms, ngân sách ${budget} ms` +
      `${p95 > budget ? '  VƯỢT' : ''}; chậm nhất ${ms(worst.time).trim()} ms: ` +
      `${worst.question.who} ${worst.question.path} ${JSON.stringify(worst.question.body ?? '')}`,
  );
  if (process.env.BENCH_ALL)
    for (const { question, time } of sorted.slice(-12))
      console.log(`  ${ms(time)} ${question.who} ${question.path} ${JSON.stringify(question.body ?? '')}`);
  return p95 <= budget;
}

/** What happens in the process while something runs: its memory, and how long another call waits. */
async function watch(api: ApiProcess, tokens: Tokens, work: Promise<unknown>) {
  const question: Question = { who: 'leader', method: 'GET', path: '/business/v2/receipt?page=1&size=10' };
  let [isDone, memory, longest] = [false, 0, 0];
  const end = () => void (isDone = true);
  void work.then(end, end);
  const look = async () => {
    while (!isDone) {
      memory = Math.max(memory, api.memory());
      await pause(20);
    }
  };
  const call = async () => {
    while (!isDone) {
      longest = Math.max(longest, await ask(api, tokens, question));
      await pause(20);
    }
  };
  await Promise.all([look(), call()]);
  return { memory, longest };
}

async function send(api: ApiProcess, tokens: Tokens, type: string, book: Buffer, dryRun: boolean): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type, dry_run: dryRun ? '1' : '0' })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(book)]), 'nhap.xlsx');
  const headers = { authorization: `Bearer ${tokens.accountant}` };
  const reply = await fetch(`${api.address}/business/v2/import`, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(await reply.text());
  const { data } = (await reply.json()) as {
    data: Record<'inserted' | 'updated' | 'skipped', number> & { errors: object[] };
  };
  if (data.errors.length > 0) throw new Error(JSON.stringify(data.errors.slice(0, 3)));
  return `thêm ${data.inserted}, cập nhật ${data.updated}, không đổi ${data.skipped}`;
}

/** Imports a workbook. @returns whether it is in time, and the memory that it takes within the budget */
async function importBook(api: ApiProcess, tokens: Tokens, what: string, type: string, book: Buffer, dryRun = false) {
  const before = api.memory();
  const start = performance.now();
  const work = send(api, tokens, type, book, dryRun);
  const { memory, longest } = await watch(api, tokens, work);
  const said = await work;
  const seconds = (performance.now() - start) / 1000;
  const isWithin = seconds <= budgets.import && memory - before <= budgets.memory;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, thêm ${Math.round((memory - before) / 1e6)} MB (đỉnh ${Math.round(memory / 1e6)} MB), ` +
      `lời gọi khác chờ lâu nhất ${Math.round(longest)} ms; ${said}; ngân sách ${budgets.import} s${isWithin ? '' : '  VƯỢT'}`,
  );
  return isWithin;
}

async function importAll(api: ApiProcess, tokens: Tokens): Promise<boolean[]> {
  const [first, changed] = [await transactionBook(sheetRows, 'Lần một'), await transactionBook(sheetRows, 'Lần hai')];
  return [
    await importBook(api, tokens, 'Thử 5.000 giao dịch', 'transaction', first, true),
    await importBook(api, tokens, 'Nhập 5.000 giao dịch', 'transaction', first),
    await importBook(api, tokens, 'Nhập lại tệp đó', 'transaction', first),
    await importBook(api, tokens, 'Sửa 5.000 giao dịch', 'transaction', changed),
    await importBook(api, tokens, 'Nhập 5.000 phiếu thu', 'receipt', await receiptBook(sheetRows)),
  ];
}

/** A session of each asker. */
async function signIn(): Promise<Tokens> {
  const tokenOf = async (who: Who) => (await beginSession(people[who], { ip: '127.0.0.1', device: 'bench' })).token;
  return {
    ...{ admin: await tokenOf('admin'), accountant: await tokenOf('accountant') },
    ...{ leader: await tokenOf('leader'), agent: await tokenOf('agent') },
  };
}

const cluster = await openCluster();
try {
  const { engine, url } = await openFilledDatabase(cluster.url, `business_${Date.now()}`, generateDeals);
  useDatabase(engine);
  const tokens = await signIn();
  useDatabase(undefined);
  await engine.close();
  console.log(`\n20.000 phần giao dịch, ${staffCount} người, ba năm; câu hỏi ngẫu nhiên của ${seed}`);
  const api = await startApi(url);
  try {
    const results: boolean[] = [];
    for (const kind of kinds) results.push(await measure(api, tokens, kind));
    results.push(...(await importAll(api, tokens)));
    process.exitCode = results.every(Boolean) ? 0 : 1;
  } finally {
    await api.stop();
  }
} finally {
  await cluster.stop();
}
