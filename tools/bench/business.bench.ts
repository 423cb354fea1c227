import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { dayStart } from '@toam/domain/day';
import type { Random } from '@toam/domain/random';
import type { ApiProcess } from './api-process';
import { type Brokerage, inBrokerage } from './brokerage';
import { type Known, receiptBook, transactionBook } from './deal-sheet';
import { askAll, type AskOne, asker, draw, judge, type Question, seed } from './questions';
import { check, mb, ms, seconds } from './report';

/*
 * Figures, lists and imports of the business on PostgreSQL, with random questions of every role: `npm run bench -- business [deals]`.
 * Three years of 200 people; of 15,600 deals 20,000 shares. D127, issue 15.
 */
const budgets = { statistic: { p95: 150 }, list: { p95: 60 }, importSeconds: 10, importBytes: 300e6 };
const deals = Number(process.argv[2] ?? 15_600);
const sheetRows = Number(process.env.BENCH_SHEET_ROWS ?? 5000);
const size = { users: 200, customers: 20_000, houses: 8000, deals };
const year = new Date().getFullYear();

const askers = ['admin', 'accountant', 'manager', 'staff'] as const;
type Who = (typeof askers)[number];
/** Ids of the demo's people: `manager` leads the team of `leader`. */
const [leader, lastOfManager] = [6, size.users];

/** Whose figures somebody may ask for. */
function chosenPeople(r: Random, who: Who): { team?: number; users?: number[] } {
  if (who === 'staff') return {};
  return r.weighted<{ team?: number; users?: number[] }>([
    [{}, 4],
    [{ team: leader }, 2],
    [who === 'manager' ? {} : { users: Array.from({ length: 5 }, () => r.whole(2, lastOfManager)) }, 1],
  ]);
}

function somePeriod(r: Random): object {
  const [of, month, day] = [r.whole(year - 2, year), r.whole(1, 12), r.whole(1, 28)];
  const start = dayStart(`${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  return r.weighted<object>([
    [{ type: 3, year: of, month }, 5],
    [{ type: 2, year: of, quarter: r.whole(1, 4) }, 3],
    [{ type: 1, year: of }, 2],
    [{ type: 4, startAt: start, endAt: start + r.whole(1, 90) * 86_400 - 1 }, 2],
  ]);
}

const statistic =
  (path: string, people: readonly Who[], more: (r: Random) => object = () => ({})) =>
  (r: Random): Question => {
    const who = r.pick(people);
    const body = { period: somePeriod(r), ...chosenPeople(r, who), ...more(r) };
    return { asker: who, method: 'POST', path, body };
  };

const words = ['nguyen', 'thi an', 'van binh', 'GD-', 'GD-2405', 'dau', 'bach dang', 'PT-12', '12/3', 'khong co ai'];

/** A period of a list, and whose rows. */
function scopeOf(r: Random, who: Who, chance: number): Record<string, string> {
  const { team, users } = chosenPeople(r, who);
  const start = dayStart(`${r.whole(year - 2, year)}-0${r.whole(1, 9)}-01`);
  return {
    ...(r.chance(chance) && { startAt: String(start), endAt: String(start + 90 * 86_400) }),
    ...(team !== undefined && { team: String(team) }),
    ...(users && { users: users.join(',') }),
  };
}

/** A random filter of a list. @param more what only this list has */
const listOf =
  (path: string, pages: number, more: (r: Random) => Record<string, string> = () => ({})) =>
  (r: Random): Question => {
    const who = r.pick(askers);
    const query = new URLSearchParams({
      ...{ page: String(r.chance(0.3) ? r.whole(2, pages) : 1), size: r.pick(['10', '20', '50']) },
      ...(r.chance(0.4) && { search: r.pick(words) }),
      ...scopeOf(r, who, 0.3),
      ...more(r),
    });
    return { asker: who, method: 'GET', path: `${path}?${query.toString()}` };
  };

const shareFilters = (group: string) => (r: Random) => ({
  group,
  ...(r.chance(0.3) && { due: '1' }),
  ...(r.chance(0.2) && { type: String(r.whole(1, 4)) }),
  ...(r.chance(0.2) && { status: String(r.whole(1, 4)) }),
});

/** The numbers on the pills above every list. */
const counts = (r: Random): Question => {
  const who = r.pick(askers);
  return {
    asker: who,
    method: 'GET',
    path: `/business/v2/counts?${new URLSearchParams(scopeOf(r, who, 0.6)).toString()}`,
  };
};

const figures = {
  'Số liệu tổng quan': statistic('/business/statistic', askers, (r) => ({ by: r.pick(['day', 'week', 'month']) })),
  'Tổng hợp theo người': statistic('/business/statistic/staff', ['admin', 'accountant', 'manager']),
};
const lists = {
  'Giao dịch': listOf('/business/v2/transaction', 600, shareFilters('deal')),
  'Chi tiết giao dịch': listOf('/business/v2/transaction', 900, shareFilters('detail')),
  'Phiếu thu': listOf('/business/v2/receipt', 900),
  'Phiếu giảm hoa hồng': listOf('/business/v2/coupons', 60),
  'Phiếu huỷ cọc': listOf('/business/v2/cancelBill', 30),
  'Giao dịch cũ': listOf('/business/transaction/get-all', 90),
  'Số dòng của sáu thẻ': counts,
};

async function measure(ask: AskOne, name: string, make: (r: Random) => Question, budget: { p95: number }) {
  await askAll(ask, draw(`${name} warm`, make, 30));
  const { asked, failed } = await askAll(ask, draw(name, make));
  return judge(name, asked, budget) && failed.length === 0;
}

/** The process while something runs: the most memory, and how long another call waits. */
async function watch(api: ApiProcess, ask: AskOne, work: Promise<unknown>) {
  const question: Question = { asker: 'manager', method: 'GET', path: '/business/v2/receipt?page=1&size=10' };
  let [isDone, memory, longest] = [false, 0, 0];
  const end = () => void (isDone = true);
  void work.then(end, end);
  while (!isDone) {
    memory = Math.max(memory, api.memory());
    longest = Math.max(longest, (await ask(question)).milliseconds);
    await pause(20);
  }
  return { memory, longest };
}

async function send(api: ApiProcess, token: string, type: string, book: Buffer, dryRun: boolean): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type, dry_run: dryRun ? '1' : '0' })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(book)]), 'nhap.xlsx');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${api.address}/business/v2/import`, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(await reply.text());
  const { data } = (await reply.json()) as {
    data: Record<'inserted' | 'updated' | 'skipped', number> & { errors: object[] };
  };
  if (data.errors.length > 0) throw new Error(JSON.stringify(data.errors.slice(0, 3)));
  return `thêm ${data.inserted}, cập nhật ${data.updated}, không đổi ${data.skipped}`;
}

async function importAll(api: ApiProcess, ask: AskOne, token: string, { ask: sql }: Brokerage): Promise<boolean> {
  const { rows } = await sql(
    `select array_agg(email) as emails, (select array_agg(phone_number) from customers) as phones, (select max(id) from houses) as houses
     from users where role = 3 and job_position = 7 and status = 1`,
  );
  const [known] = rows as [Known];
  const first = await transactionBook(sheetRows, known, 'Lần một');
  const changed = await transactionBook(sheetRows, known, 'Lần hai');
  const books: [string, string, Buffer, boolean?][] = [
    ['thử giao dịch', 'transaction', first, true],
    ['nhập giao dịch', 'transaction', first],
    ['nhập lại tệp đó', 'transaction', first],
    ['sửa giao dịch', 'transaction', changed],
    ['nhập phiếu thu', 'receipt', await receiptBook(sheetRows)],
  ];
  let isWithin = true;
  for (const [what, type, book, dryRun = false] of books) {
    const before = api.memory();
    const start = performance.now();
    const work = send(api, token, type, book, dryRun);
    const { memory, longest } = await watch(api, ask, work);
    console.log(`${sheetRows} dòng, ${what}: ${await work}; lời gọi khác chờ lâu nhất ${ms(longest)}`);
    isWithin = check('  thời gian', (performance.now() - start) / 1000, budgets.importSeconds, seconds) && isWithin;
    isWithin = check('  bộ nhớ tăng', memory - before, budgets.importBytes, mb) && isWithin;
  }
  return isWithin;
}

console.log(`BENCH_SEED=${seed}`);
const daily = ['accumulations', 'targets', 'house_statistics'] as const;
const isWithin = await inBrokerage(
  'PostgreSQL',
  { name: `business_${Date.now()}`, size, daily: [...daily] },
  async (brokerage) => {
    const tokens = await brokerage.tokensOf(askers);
    const api = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
    const ask = asker(api, tokens);
    const results: boolean[] = [];
    for (const [name, make] of Object.entries(figures)) results.push(await measure(ask, name, make, budgets.statistic));
    for (const [name, make] of Object.entries(lists)) results.push(await measure(ask, name, make, budgets.list));
    results.push(await importAll(api, ask, tokens.accountant, brokerage));
    return results.every(Boolean);
  },
);
process.exitCode = isWithin ? 0 : 1;
