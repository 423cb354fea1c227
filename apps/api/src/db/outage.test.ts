import pg from 'pg';
import { openTabAt } from '../testing/live-tab';
import { type OwnCluster, startOwnCluster } from '../testing/own-cluster';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from '../testing/real-process';

/**
 * Restarts PostgreSQL or cuts its connections 30 times while the real process works. The process must survive. It runs calls on the
 * pool and in transactions, the listening connection, and jobs, which pg-boss completes without waiting for the database's answer.
 */
const outages = 30;
/** Every third outage is a restart, which takes a second. The others cut connections. */
const isRestart = (outage: number): boolean => outage % 3 === 0;

const ADMIN_EMAIL = 'admin@toam.vn';
const ADMIN_PASSWORD = 'mat-khau-quan-tri';

let cluster: OwnCluster;
let api: RealApi;
let token = '';

beforeAll(async () => {
  const [entry, own] = await Promise.all([buildRealApi(), startOwnCluster()]);
  cluster = own;
  api = await startRealApi(entry, {
    DATABASE_URL: cluster.url,
    DATA_DIR: temporaryFolder('outage'),
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    SIGNING_KEY: 'a signing key for tests, 32 letters',
    LOG_LEVEL: 'fatal', // 30 outages write pages of warnings
  });
  const reply = await send('POST', '/auth/signin/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  token = ((await reply.json()) as { data: { token: string } }).data.token;
}, 120_000);
afterAll(async () => {
  api.process.kill('SIGKILL');
  await cluster.stop();
});

const send = (method: 'POST' | 'PUT' | 'GET', path: string, body?: object) =>
  fetch(`${api.address}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url, application_name: 'the test' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const cutConnections = () =>
  onServer((client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'toam-%'`),
  );

/** Jobs with no work: the test is about the message that a job is done. */
const askForJobs = (count: number) =>
  onServer((client) =>
    client.query(
      `insert into jobs.job (name, data) select 'rewrite-house-places', '{"kind": "city", "id": 0}' from generate_series(1, $1)`,
      [count],
    ),
  );

/** The answers during the work: the count of each status, the bodies of all but 200, and the acknowledged customers. */
interface Answers {
  statuses: Record<number, number>;
  refusals: Set<string>;
  customers: string[];
}

/** Calls until `isOver`. A call without any answer means that the process is dead: it throws. */
async function work(answers: Answers, isOver: () => boolean, ask: () => Promise<{ reply: Response; phone?: string }>) {
  while (!isOver()) {
    const { reply, phone } = await ask();
    answers.statuses[reply.status] = (answers.statuses[reply.status] ?? 0) + 1;
    const text = await reply.text();
    if (reply.ok && phone) answers.customers.push(phone);
    if (!reply.ok) answers.refusals.add(`${reply.headers.get('retry-after')} ${text}`);
  }
}

let last = 0;
async function createCustomer() {
  const phone = `09${String(++last).padStart(8, '0')}`;
  return { reply: await send('POST', '/customer/detail', { name: 'Khách', phone_number: phone }), phone };
}

let draftVersion = 0;
const callers = [
  createCustomer,
  createCustomer,
  async () => ({ reply: await send('GET', '/customer/list?size=20') }),
  async () => ({ reply: await send('POST', '/house/v2/list', {}) }),
  async () => {
    const draft = { tab: 'outage', version: ++draftVersion, data: { count: last } };
    return { reply: await send('PUT', '/user/draft/house', draft) };
  },
];

/** Waits until `more` further customers are acknowledged: the API works again. */
async function untilItWorks(answers: Answers, more: number): Promise<void> {
  const before = answers.customers.length;
  const timeout = Date.now() + 15_000;
  while (answers.customers.length < before + more) {
    if (api.process.exitCode !== null) throw new Error(`the API has ended: ${api.complaints().slice(-2000)}`);
    if (Date.now() > timeout) throw new Error(`it does not work again: ${JSON.stringify(answers.statuses)}`);
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

const stored = async (): Promise<string[]> =>
  onServer(async (client) =>
    (await client.query<{ phone_number: string }>('select phone_number from customers')).rows.map(
      ({ phone_number }) => phone_number,
    ),
  );

test(`it lives through ${outages} outages of PostgreSQL: 503 meanwhile and never 500, and everything works afterwards`, async () => {
  const answers: Answers = { statuses: {}, refusals: new Set(), customers: [] };
  let isOver = false;
  const working = Promise.all(callers.map((ask) => work(answers, () => isOver, ask)));
  await untilItWorks(answers, 5);
  for (let outage = 0; outage < outages; outage++) {
    await askForJobs(20);
    await (isRestart(outage) ? cluster.restart() : cutConnections());
    await untilItWorks(answers, 3);
  }
  const tab = await openTabAt(api.address, { token, last_event_id: null });
  await tab.until('live.ready');
  await tab.until('record.changed'); // this is faster than the hub's regular check of the stream, so the listening connection is back
  isOver = true;
  await working;
  tab.close();

  expect(Object.keys(answers.statuses).sort()).toEqual(['200', '503']);
  expect([...answers.refusals]).toEqual([
    `5 ${JSON.stringify({ message: 'Hệ thống đang tạm gián đoạn. Vui lòng thử lại sau giây lát', code: 'unavailable' })}`,
  ]);
  const kept = new Set(await stored());
  expect(answers.customers.filter((phone) => !kept.has(phone))).toEqual([]);
  expect(await api.end('SIGTERM')).toBe(0);
}, 120_000);
