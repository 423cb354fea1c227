import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { random } from '@toam/domain/random';
import { useDatabase } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { startApi } from './api-process';
import { customers } from './drawn/customers';
import { houses } from './drawn/houses';
import type { ListKind, Question } from './drawn/list-kind';
import { needs } from './drawn/needs';
import { indexSizes, priceOfSave } from './drawn/price-of-save';
import { staff } from './drawn/staff';
import { askAll, asker, type Timed } from './drawn/timed';
import { openCluster, openFilledDatabase } from './house-database';
import { ms, quantile } from './quantile';

/*
 * Random questions of a list over HTTP, with session and compression: `npm run bench -- drawn houses 20000,200000`. Each question is
 * asked once, after a warm-up of others. BENCH_SEED repeats a draw, BENCH_DATABASE_URL keeps the databases, BENCH_ENGINE=pglite takes
 * the embedded one, BENCH_ALL prints every question.
 */

const kinds: Record<string, ListKind> = { houses, customers, needs, staff };

/** Milliseconds at one client, and requests a second of eight. Issue 33: at 200,000 rows. */
const budget = { p95: 60, p99: 150, worst: 400, perSecond: 100 };
const count = Number(process.env.BENCH_QUESTIONS ?? 600);
const warmUps = 150;
const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
const isEmbedded = process.env.BENCH_ENGINE === 'pglite';

const told = ({ asker: who, method, path: address, body }: Question) =>
  `${who}: ${method} ${address}${body ? ` ${JSON.stringify(body)}` : ''}`;

interface Prepared {
  tokens: Record<string, string>;
  /** To warm up, one client's, eight clients'. */
  questions: [Question[], Question[], Question[]];
}

async function prepare(engine: Engine, kind: ListKind): Promise<Prepared> {
  useDatabase(engine);
  const draw = await kind.prepare(engine.run);
  const tokens: Record<string, string> = {};
  for (const [name, id] of Object.entries(kind.askers))
    tokens[name] = (await beginSession(id, { ip: '127.0.0.1', device: 'bench' })).token;
  useDatabase(undefined);
  const drawn = (name: string, many: number) => {
    const r = random(seed).fork(name);
    return Array.from({ length: many }, () => draw(r));
  };
  return { tokens, questions: [drawn('warm', warmUps), drawn('one', count), drawn('eight', count)] };
}

function report(times: Timed[]): boolean {
  const sorted = times.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const at = (part: number) => quantile(sorted.map(({ milliseconds }) => milliseconds), part); // prettier-ignore
  const measured = { p95: at(0.95), p99: at(0.99), worst: at(1) };
  console.log(
    `  p50 ${ms(at(0.5))}  p95 ${ms(measured.p95)}  p99 ${ms(measured.p99)}  chậm nhất ${ms(measured.worst)}`,
  );
  for (const { question, milliseconds } of sorted.slice(process.env.BENCH_ALL ? 0 : -10).toReversed())
    console.log(`  ${ms(milliseconds)}  ${told(question)}`);
  return measured.p95 <= budget.p95 && measured.p99 <= budget.p99 && measured.worst <= budget.worst;
}

async function measure(address: string, { tokens, questions }: Prepared): Promise<boolean> {
  const { ask, close } = asker(address, tokens);
  const [warm, one, eight] = questions;
  await askAll(ask, warm, 1);
  const alone = await askAll(ask, one, 1);
  const together = await askAll(ask, eight, 8);
  close();
  const isWithin = report(alone.times);
  const perSecond = together.times.length / together.seconds;
  console.log(`  8 khách: ${perSecond.toFixed(0)} lượt/s`);
  const failed = [...alone.failed, ...together.failed];
  for (const line of failed) console.log(`  HỎNG ${line}`);
  return isWithin && perSecond >= budget.perSecond && failed.length === 0;
}

async function onPostgres(server: string, kind: ListKind, rows: number): Promise<boolean> {
  const { engine, url } = await openFilledDatabase(server, `${kind.name}_${rows}`, (client) => kind.fill(client, rows));
  const prepared = await prepare(engine, kind);
  const api = await startApi(url);
  try {
    const isWithin = await measure(api.address, prepared);
    console.log(`  ${await indexSizes(engine.run, kind)}`);
    console.log(`  một lần lưu: ${await priceOfSave(engine.run, kind, rows)}`);
    return isWithin;
  } finally {
    await api.stop();
    await engine.close();
  }
}

async function onPglite(kind: ListKind, rows: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-drawn-'));
  try {
    const engine = await openPglite({ dataDir: databaseFolder(folder) });
    await engine.migrate(migrationsFolder());
    const query = (text: string, values?: unknown[]) => engine.run(text, values ?? []);
    await kind.fill({ query } as never, rows);
    const prepared = await prepare(engine, kind);
    await engine.close();
    const api = await startApi(folder);
    try {
      return await measure(api.address, prepared);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [name = 'houses', asked] = process.argv.slice(2);
const kind = kinds[name];
if (!kind) throw new Error(`lists are ${Object.keys(kinds).join(', ')}`);
const sizes = (asked ?? (isEmbedded ? '2000,20000' : '20000,200000')).split(',').map(Number);
console.log(`BENCH_SEED=${seed}`);
const cluster = isEmbedded ? undefined : await openCluster();
try {
  let isWithin = true;
  for (const rows of sizes) {
    console.log(`\n${kind.name}, ${rows.toLocaleString('vi-VN')} dòng, ${cluster ? 'PostgreSQL' : 'PGlite'}, ${count} câu hỏi (ms)`); // prettier-ignore
    isWithin = (await (cluster ? onPostgres(cluster.url, kind, rows) : onPglite(kind, rows))) && isWithin;
  }
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await cluster?.stop();
}
