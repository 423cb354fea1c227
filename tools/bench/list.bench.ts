import { setTimeout as pause } from 'node:timers/promises';
import { type Brokerage, inBrokerage } from './brokerage';
import { around, lists, type List } from './lists';
import { askAll, asker, draw, judge, seed } from './questions';
import { check, mb } from './report';

/*
 * Questions of a list drawn at random, over HTTP with session and compression: `npm run bench -- list [houses,map,customers,needs,staff,
 * match] [rows]`. Each is asked once, after a warm-up of others. BENCH_SEED repeats a draw, BENCH_DATABASE_URL keeps the databases,
 * BENCH_ENGINE=PGlite takes the embedded one. Design §12, D127.
 */
const budget = { p95: 60, p99: 150, worst: 400 };
/** Answers a second of eight clients, and memory of the API after its start on PostgreSQL. */
const [perSecond, memory] = [100, 250e6];
const warmUps = 150;

const [named = Object.keys(lists).join(), rows = '200000'] = process.argv.slice(2);
const engine = process.env.BENCH_ENGINE === 'PGlite' ? 'PGlite' : 'PostgreSQL';

async function measure(brokerage: Brokerage, name: string, list: List): Promise<boolean> {
  const make = await list.prepare(brokerage.ask);
  const tokens = await brokerage.tokensOf(list.askers);
  const api = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
  await pause(5000);
  const isSmall = engine === 'PGlite' || check('bộ nhớ sau khi khởi động', api.memory(), memory, mb);
  const ask = asker(api, tokens);
  await askAll(ask, draw(`${name} warm`, make, warmUps));
  const alone = await askAll(ask, draw(name, make));
  const together = await askAll(ask, draw(`${name} eight`, make), 8);
  const isWithin = judge(name, alone.asked, budget, 10);
  const speed = together.asked.length / together.seconds;
  console.log(`${speed >= perSecond ? '✓' : '✗'} 8 khách: ${speed.toFixed(0)} lượt/s, ngân sách ${perSecond}`);
  return isSmall && isWithin && speed >= perSecond && alone.failed.length + together.failed.length === 0;
}

console.log(`BENCH_SEED=${seed}`);
let isWithin = true;
for (const name of named.split(',')) {
  const list = lists[name];
  if (!list) throw new Error(`lists are ${Object.keys(lists).join(', ')}`);
  for (const many of rows.split(',').map(Number)) {
    console.log(`\n${name}, ${many.toLocaleString('vi-VN')} dòng, ${engine}`);
    const wanted = { name: `${list.table}_${many}`, size: around(list, many) };
    isWithin = (await inBrokerage(engine, wanted, (brokerage) => measure(brokerage, name, list))) && isWithin;
  }
}
process.exitCode = isWithin ? 0 : 1;
