import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archivedCluster, type ArchivedCluster } from './archived-cluster';
import { type Brokerage, inBrokerage } from './brokerage';
import { asker } from './questions';
import { check, mb, seconds } from './report';

/*
 * What is lost with the machine of the database, and how long it takes until people work again (docs/operations.md): `npm run bench --
 * restore [houses] [seconds of writing]`. A day of changes lies between the base backup and the loss; while people write, the cluster is
 * killed and its data thrown away. The disk is this machine's: a slower one takes longer.
 */
const [houses = '200000', writing = '150'] = process.argv.slice(2);
/** Seconds. Five minutes are promised; the archive takes one, and writing is too short here to lose five. */
const budget = { lost: 90, back: 600 };

/** A day on which every tenth house and customer is changed. */
const dayOfWork = [
  `update houses set into_money = into_money + 1000000, updated_at = now() where id % 10 = 0`,
  `update customers set updated_at = now() where id % 10 = 0`,
];

const list = {
  asker: 'admin',
  method: 'POST',
  path: '/house/v2/list?page=1&size=20',
  body: { mode: 'publicList' },
} as const;

const elapsed = (since: number) => (performance.now() - since) / 1000;

interface Acknowledged {
  phone: string;
  at: number;
}

/** Customers, ten a second, until the database is gone. */
async function write(address: string, token: string, acknowledged: Acknowledged[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const phone = `08${String(n).padStart(8, '0')}`;
    const reply = await fetch(`${address}/customer/detail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Khách', phone_number: phone }),
    });
    if (!reply.ok) return;
    acknowledged.push({ phone, at: performance.now() });
    await pause(100);
  }
}

async function measure(brokerage: Brokerage, cluster: ArchivedCluster): Promise<boolean> {
  const tokens = await brokerage.tokensOf(['admin']);
  let start = performance.now();
  cluster.baseBackup();
  console.log(`bản sao nền: ${seconds(elapsed(start))}, ${mb(cluster.sizeOf('base'))}`);
  for (const sql of dayOfWork) await brokerage.ask(sql);

  const before = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
  const acknowledged: Acknowledged[] = [];
  const writer = write(before.address, tokens.admin, acknowledged);
  await pause(Number(writing) * 1000);
  start = performance.now();
  cluster.lose();
  await writer;
  await before.stop();
  console.log(`${acknowledged.length} khách đã ghi trong ${writing} s; nhật ký lưu trữ ${mb(cluster.sizeOf('wal'))}`);

  const restoring = performance.now();
  await cluster.restore();
  console.log(`PostgreSQL ghi được sau ${seconds(elapsed(restoring))}`);
  const after = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
  await asker(after, tokens)(list);
  const back = elapsed(restoring);

  const { rows } = await brokerage.ask(`select phone_number as phone from customers where phone_number like '08%'`);
  const kept = new Set((rows as { phone: string }[]).map(({ phone }) => phone));
  const lost = acknowledged.filter(({ phone }) => !kept.has(phone));
  const first = lost[0] ? acknowledged.indexOf(lost[0]) : acknowledged.length;
  // nothing is missing between two that are there
  const isPrefix = acknowledged.slice(first).every(({ phone }) => !kept.has(phone));
  console.log(`${isPrefix ? '✓' : '✗'} mất ${lost.length} khách cuối cùng, không thiếu ở giữa`);
  const within = [
    check('đã ghi mà mất', lost[0] ? (start - lost[0].at) / 1000 : 0, budget.lost, seconds),
    check('đến danh sách đầu tiên', back, budget.back, seconds),
  ];
  return isPrefix && within.every(Boolean);
}

const home = mkdtempSync(path.join(os.tmpdir(), 'toam-restore-'));
const cluster = await archivedCluster(home);
try {
  process.env.BENCH_DATABASE_URL = cluster.url;
  const size = { users: 400, customers: 20_000, requests: 20_000, houses: Number(houses) };
  const isWithin = await inBrokerage('PostgreSQL', { name: 'restore', size }, (brokerage) =>
    measure(brokerage, cluster),
  );
  process.exitCode = isWithin ? 0 : 1;
} finally {
  cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
