import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { largestJson, largestOfStrangers } from './http/body-parsers';
import { useDatabase } from './db/db';
import type { Engine } from './db/engine';
import { databaseFolder } from './db/open-database';
import { openPglite } from './db/pglite.engine';
import { openPostgres } from './db/postgres.engine';
import { insertSession, insertUser } from './testing/insert-user';
import { type LiveTab, openTabAt } from './testing/live-tab';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from './testing/real-process';
import { copyPostgresTemplate, pgliteTemplate } from './testing/template';

/** Resident memory of the built API that operators are promised (docs/operations.md), in MB. */
const promised = process.env.TEST_DATABASE_URL ? { started: 450, used: 450 } : { started: 500, used: 600 };

const people = 25;
const tabsOfEach = 20;

let api: RealApi;
let tokens: string[];
let drop: () => Promise<void> = async () => undefined;

/** The heap's size as operators start the API. Without it Node lets garbage grow to gigabytes on a large machine. */
const heap = /--max-old-space-size=\d+/.exec(
  readFileSync(path.join(__dirname, '../../../deploy/systemd/toam-api@.service'), 'utf8'),
)?.[0];

async function fill(engine: Engine): Promise<string[]> {
  useDatabase(engine);
  const found = [];
  for (let id = 1; id <= people; id++) {
    await insertUser({ id });
    found.push(await insertSession(id));
  }
  useDatabase(undefined);
  await engine.close();
  return found;
}

/** The variables of an API whose database has these people. */
async function prepare(): Promise<Record<string, string>> {
  const DATA_DIR = temporaryFolder('memory');
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    tokens = await fill(await openPglite({ dataDir: databaseFolder(DATA_DIR), loadDataDir: await pgliteTemplate() }));
    return { DATA_DIR };
  }
  const copy = await copyPostgresTemplate(server);
  drop = copy.drop;
  tokens = await fill(await openPostgres(copy.url, () => undefined));
  return { DATA_DIR, DATABASE_URL: copy.url };
}

beforeAll(async () => {
  api = await startRealApi(await buildRealApi(), { ...(await prepare()), NODE_OPTIONS: heap ?? '' });
}, 300_000);

afterAll(async () => {
  await api.end('SIGKILL');
  await drop();
});

/** Resident MB of the server, now and at most since the last look, and says so. */
function memory(when: string): { now: number; most: number } {
  const status = readFileSync(`/proc/${api.process.pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
  const found = { now: of('VmRSS'), most: of('VmHWM') };
  process.stdout.write(`memory ${when}: ${found.now.toFixed()} MB, at most ${found.most.toFixed()}\n`);
  writeFileSync(`/proc/${api.process.pid}/clear_refs`, '5'); // `most` begins anew
  return found;
}

async function send(path: string, body: string): Promise<number> {
  const reply = await fetch(`${api.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
    body,
  });
  await reply.text();
  return reply.status;
}

/** Sends all but the last byte. */
function sendSlowly(path: string, body: string, token: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    authorization: `Bearer ${token}`,
  };
  const request = http.request(`${api.address}${path}`, { method: 'POST', headers });
  request.write(body.slice(0, -1));
  const status = once(request, 'response').then(([reply]: IncomingMessage[]) => reply!.resume().statusCode!);
  return { request, status };
}

/** As many bytes as may be sent: one text, many small objects, deep nesting, more than may be. */
const hostile = (most: number) => [
  JSON.stringify({ old_password: 'x'.repeat(most - 100) }),
  JSON.stringify({ old_password: Array.from({ length: most / 8 }, () => ({})) }),
  '['.repeat(most / 2 - 1) + ']'.repeat(most / 2 - 1),
  JSON.stringify({ old_password: 'x'.repeat(most) }),
];

async function sendOften(path: string, most: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    expect(await Promise.all(hostile(most).map((body) => send(path, body)))).toEqual([422, 422, 422, 413]);
}

/** Whether each was looked at; a machine that others use up may call the database away. */
const areAnswered = async (calls: Promise<number>[]): Promise<boolean> =>
  (await Promise.all(calls)).every((status) => status === 422 || status === 503);

test('the API keeps within its memory: started, after hostile bodies, and with 500 live sockets', async () => {
  expect(memory('started').now).toBeLessThan(promised.started);

  await sendOften('/auth/signin/email', largestOfStrangers, 50);
  expect(memory('hostile bodies of strangers').most).toBeLessThan(promised.used);

  const tabs: LiveTab[] = [];
  for (let round = 0; round < tabsOfEach; round++)
    tabs.push(...(await Promise.all(tokens.map((token) => openTabAt(api.address, { token, last_event_id: null })))));
  await Promise.all(tabs.map((tab) => tab.until('live.ready', 60_000)));
  expect(tabs).toHaveLength(500);
  expect(memory('with 500 sockets').most).toBeLessThan(promised.used);
  for (const tab of tabs) tab.close();

  await sendOften('/auth/password/change', largestJson, 1);
  // what takes most of what is still parsed
  const names = JSON.stringify(Object.fromEntries(Array.from({ length: 130_000 }, (_, n) => [`name${n}`, 0])));
  const forty = Array.from({ length: 40 }, () => send('/auth/password/change', names));
  expect(await areAnswered(forty)).toBe(true);
  expect(memory('forty large bodies of a colleague at once').most).toBeLessThan(promised.used);

  const [text = ''] = hostile(largestJson);
  const ofAll = tokens.flatMap((token) =>
    Array.from({ length: 8 }, () => sendSlowly('/auth/password/change', text, token)),
  );
  await pause(3000);
  for (const { request } of ofAll) request.end(text.slice(-1));
  expect(await areAnswered(ofAll.map(({ status }) => status))).toBe(true);
  expect(memory('two hundred of all colleagues at once').most).toBeLessThan(promised.used);
}, 300_000);
