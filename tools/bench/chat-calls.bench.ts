import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visitorPaths, visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { useDatabase } from '../../apps/api/src/db/db';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import type { Engine } from '../../apps/api/src/db/engine';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { type ApiProcess, startApi } from './api-process';
import { fillOffice, type People } from './chat-office';
import { openCluster } from './house-database';

/**
 * What a call of the chat costs the API, in milliseconds of its processor: on a busy machine it swings less than a time. Nobody has a
 * page open, so a message is told to nobody.
 */
const calls = Number(process.env.BENCH_CALLS ?? 600);
/** Calls at a time. */
const lanes = 4;
const office = { consoles: 200, widgets: 200, houses: 1000 };

interface Asked {
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/** @param at the number of the call */
type Ask = (people: People, at: number) => Asked;

/** Of names that begin with this word only. */
const wanted = process.argv[2] ?? '';

const text = () => ({ text: 'Căn này còn không em?', client_key: randomUUID() });
const staffOf = ({ staff }: People, at: number) => ({ authorization: `Bearer ${staff[at % staff.length]}` });
const visitorOf = ({ visitors }: People, at: number) => visitors[at % visitors.length]!;

const asked: Record<string, Ask> = {
  'danh sách hội thoại': (people, at) => ({ path: '/chat/conversation?size=20', headers: staffOf(people, at) }),
  'số tin chưa đọc': (people, at) => ({ path: '/chat/unread', headers: staffOf(people, at) }),
  'tin mới của bàn chat': (people, at) => {
    const { id, since } = visitorOf(people, at);
    return { path: `/chat/conversation/${id}/message?after=${since - 1}&size=100`, headers: staffOf(people, at) };
  },
  'tin mới của khung chat': (people, at) => {
    const { token, since } = visitorOf(people, at);
    return { path: `${visitorPaths.message}?after=${since}`, headers: { [visitorTokenHeader]: token } };
  },
  'nhân viên gửi': (people, at) => {
    const { id } = visitorOf(people, at);
    return { path: `/chat/conversation/${id}/message`, headers: staffOf(people, at), body: text() };
  },
  'khách gửi': (people, at) => ({
    path: visitorPaths.message,
    headers: { [visitorTokenHeader]: visitorOf(people, at).token },
    body: text(),
  }),
};

async function send({ address }: ApiProcess, { path, headers, body }: Asked): Promise<void> {
  const reply = await fetch(`${address}${path}`, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`${reply.status} ${path}: ${answer}`);
}

/** @returns milliseconds of the API's processor for each call */
async function priceOf(api: ApiProcess, people: People, ask: Ask, times: number): Promise<number> {
  const before = api.processor();
  let next = 0;
  const lane = async () => {
    while (next < times) await send(api, ask(people, next++));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return ((api.processor() - before) * 1000) / times;
}

async function measure(open: () => Promise<Engine>, database: string): Promise<void> {
  const engine = await open();
  await engine.migrate(migrationsFolder());
  useDatabase(engine);
  const people = await fillOffice(engine, office);
  useDatabase(undefined);
  await engine.close();
  const api = await startApi(database);
  const chosen = Object.entries(asked).filter(([name]) => name.startsWith(wanted));
  // the first calls are compiled
  for (const [, ask] of chosen) await priceOf(api, people, ask, calls / 3);
  for (const [name, ask] of chosen)
    console.log(`  ${name}: ${(await priceOf(api, people, ask, calls)).toFixed(2)} ms bộ xử lý`);
  await api.stop();
}

/** The price of PGlite is in the API's process. */
async function onPglite(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-chat-'));
  try {
    await measure(() => openPglite({ dataDir: databaseFolder(folder) }), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  const cluster = await openCluster();
  try {
    const url = cluster.url.replace(/[^/]+$/, 'postgres');
    await measure(() => openPostgres(url, (error) => console.error(error.message)), url);
  } finally {
    await cluster.stop();
  }
}

for (const [name, run] of Object.entries({ PostgreSQL: onPostgres, PGlite: onPglite })) {
  console.log(name);
  await run();
}
