import { performance } from 'node:perf_hooks';
import { useDatabase } from '../../apps/api/src/db/db';
import { houseExportColumns } from '../../apps/api/src/modules/houses/list/house-export.columns';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { type ApiProcess, startApi } from './api-process';
import { openCluster, openHouseDatabase } from './house-database';
import { filtered } from './list-cases';
import { ms, quantile } from './quantile';

/** Design §12: an export of 50,000 rows of 20 columns. */
const budget = { firstByte: 300, growth: 150e6, slowdown: 2 };
const rows = Number(process.argv[2] ?? 50_000);
const admin = 2;
const columns = Object.keys(houseExportColumns)
  .slice(0, 20)
  .map((key) => ({ key, width: 120 }));

interface Exported {
  /** Milliseconds from the call to the first byte of the sheet. */
  firstByte: number;
  seconds: number;
  bytes: number;
  total: number;
}

const post = (api: ApiProcess, token: string, path: string, body: object) =>
  fetch(`${api.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function exportAll(api: ApiProcess, token: string): Promise<Exported> {
  const start = performance.now();
  const reply = await post(api, token, '/export/house', { all: true, columns });
  if (!reply.ok || !reply.body) throw new Error(await reply.text());
  let firstByte = 0;
  let bytes = 0;
  for await (const part of reply.body) {
    firstByte ||= performance.now() - start;
    bytes += (part as Uint8Array).length;
  }
  const total = Number(reply.headers.get('x-total-rows'));
  return { firstByte, seconds: (performance.now() - start) / 1000, bytes, total };
}

/** Requests lists one after the other until stopped. @returns milliseconds of each */
async function list(api: ApiProcess, token: string, goesOn: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const one = filtered[times.length % filtered.length]!;
    const start = performance.now();
    const reply = await post(api, token, '/house/v2/list', one.body);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`a list was answered with ${reply.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

/** Peak memory of the process while the work runs. */
async function peak<T>(api: ApiProcess, work: Promise<T>): Promise<{ result: T; memory: number }> {
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, api.memory())), 50);
  try {
    return { result: await work, memory: Math.max(memory, api.memory()) };
  } finally {
    clearInterval(timer);
  }
}

const line = (what: string, value: string, limit: string, isWithin: boolean) => {
  console.log(`  ${what}: ${value}, ngân sách ${limit}${isWithin ? '' : '  VƯỢT'}`);
  return isWithin;
};

async function measure(api: ApiProcess, token: string): Promise<boolean> {
  await list(api, token, (asked) => asked < 300);
  const idle = quantile(await list(api, token, (asked) => asked < 300), 0.95);
  const before = api.memory();
  let isRunning = true;
  const exporting = exportAll(api, token).finally(() => (isRunning = false));
  const listing = list(api, token, () => isRunning);
  const { result, memory } = await peak(api, exporting);
  const times = await listing;
  const busy = quantile(times, 0.95);
  const { total, bytes, seconds, firstByte } = result;
  console.log(
    `\n${total.toLocaleString('vi-VN')} dòng × ${columns.length} cột: ${(bytes / 1e6).toFixed(1)} MB trong ${seconds.toFixed(1)} s`,
  );
  const limits = [
    line('byte đầu tiên', `${ms(firstByte).trim()} ms`, `${budget.firstByte} ms`, firstByte <= budget.firstByte),
    line('bộ nhớ tăng', `${((memory - before) / 1e6).toFixed(0)} MB`, '150 MB', memory - before <= budget.growth),
    line(
      `danh sách p95 trong lúc xuất (${times.length} lần)`,
      `${ms(busy).trim()} ms so với ${ms(idle).trim()} ms lúc rảnh = ${(busy / idle).toFixed(2)} ×`,
      '2 ×',
      busy <= idle * budget.slowdown,
    ),
  ];
  return limits.every(Boolean);
}

const cluster = await openCluster();
try {
  const { engine, url } = await openHouseDatabase(cluster.url, rows);
  useDatabase(engine);
  const { token } = await beginSession(admin, { ip: '127.0.0.1', device: 'bench' });
  const api = await startApi(url);
  try {
    process.exitCode = (await measure(api, token)) ? 0 : 1;
  } finally {
    await api.stop();
    await engine.close();
  }
} finally {
  await cluster.stop();
}
