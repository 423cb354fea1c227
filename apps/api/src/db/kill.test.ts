import { pgliteTemplate } from '../testing/template';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from '../testing/real-process';
import { databaseFolder } from './open-database';
import { openPglite } from './pglite.engine';

/**
 * Kills the real process with kill -9 in the middle of writing, 20 times. Everything that the API acknowledged must survive:
 * customers, each created in its own transaction, and the draft of a form, saved again and again. Issue 2 §3. On the embedded
 * database; on PostgreSQL two instances are killed (tools/faults).
 */
const kills = 20;
const writers = 4;

const ADMIN_EMAIL = 'admin@toam.vn';
const ADMIN_PASSWORD = 'mat-khau-quan-tri';

interface Acknowledged {
  /** Phone numbers of the acknowledged customers. */
  customers: string[];
  /** The newest acknowledged content of the draft. */
  draft: number;
}

let env: Record<string, string>;
let entry: string;

beforeAll(async () => {
  const DATA_DIR = temporaryFolder('kill');
  env = { DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD, SIGNING_KEY: 'a signing key for tests, 32 letters' };
  entry = await buildRealApi();
  await (await openPglite({ dataDir: databaseFolder(DATA_DIR), loadDataDir: await pgliteTemplate() })).close();
}, 60_000);

const send = (api: RealApi, method: 'POST' | 'PUT' | 'GET', path: string, token: string, body?: object) =>
  fetch(`${api.address}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });

async function signIn(api: RealApi): Promise<string> {
  const reply = await send(api, 'POST', '/auth/signin/email', '', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

const phoneOf = (n: number): string => `09${String(n).padStart(8, '0')}`;

/** Creates customers until the process is dead; records the acknowledged ones. */
async function createCustomers(
  api: RealApi,
  token: string,
  acknowledged: Acknowledged,
  next: () => number,
): Promise<void> {
  for (;;) {
    const phone_number = phoneOf(next());
    const reply = await send(api, 'POST', '/customer/detail', token, { name: 'Khách', phone_number });
    if (!reply.ok) throw new Error(`a customer was answered with ${reply.status}: ${await reply.text()}`);
    acknowledged.customers.push(phone_number);
  }
}

/** Saves the draft until the process is dead; records the newest acknowledged content. */
async function saveDrafts(api: RealApi, token: string, acknowledged: Acknowledged): Promise<void> {
  for (let count = acknowledged.draft + 1; ; count++) {
    const reply = await send(api, 'PUT', '/user/draft/house', token, { tab: 'a', version: count, data: { count } });
    if (!reply.ok) throw new Error(`a draft was answered with ${reply.status}: ${await reply.text()}`);
    acknowledged.draft = count;
  }
}

/** fetch throws this error when a connection breaks. */
const untilItBreaks = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: Error) => {
    if (error.name !== 'TypeError') throw error;
  });

/** Waits until `holds` is true, then some milliseconds more: no two kills hit the same moment of a transaction. */
async function until(holds: () => boolean, more: number): Promise<void> {
  while (!holds()) await new Promise((wake) => setTimeout(wake, 1));
  await new Promise((wake) => setTimeout(wake, more));
}

async function storedCustomers(api: RealApi, token: string): Promise<Set<string>> {
  const phones = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const reply = await send(api, 'GET', `/customer/list?size=1000&page=${page}`, token);
    const { data } = (await reply.json()) as { data: { total_page: number; list: { phone_number: string }[] } };
    for (const { phone_number } of data.list) phones.add(phone_number);
    pages = data.total_page;
  }
  return phones;
}

test(`nothing acknowledged is lost by ${kills} times kill -9`, async () => {
  const acknowledged: Acknowledged = { customers: [], draft: 0 };
  let last = 0;
  const next = () => ++last;
  let token = '';
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged.customers.length;
    const api = await startRealApi(entry, env);
    token ||= await signIn(api);
    const writing = Array.from({ length: writers }, () =>
      untilItBreaks(createCustomers(api, token, acknowledged, next)),
    );
    writing.push(untilItBreaks(saveDrafts(api, token, acknowledged)));
    await until(() => acknowledged.customers.length > before + kill, kill);
    expect(await api.end('SIGKILL')).toBeNull();
    await Promise.all(writing);
  }
  const api = await startRealApi(entry, env);
  const stored = await storedCustomers(api, token);
  expect(acknowledged.customers.length).toBeGreaterThan(kills);
  expect(acknowledged.customers.filter((phone) => !stored.has(phone))).toEqual([]);
  const draft = (await (await send(api, 'GET', '/user/draft/house', token)).json()) as {
    data: { drafts: [{ data: { count: number } }] };
  };
  expect(draft.data.drafts[0].data.count).toBeGreaterThanOrEqual(acknowledged.draft);
  expect(await api.end('SIGTERM')).toBe(0);
}, 400_000);
