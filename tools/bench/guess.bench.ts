import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../../apps/api/src/db/db';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { hashPassword } from '../../apps/api/src/sessions/password';
import { type ApiProcess, startApi } from './api-process';
import { openCluster, openFilledDatabase } from './house-database';
import { ms, quantile } from './quantile';
import { rankTest } from './rank-test';

/** Design §10, issue 5: guesses at one account from changing addresses, and what response times reveal. */
const budget = { evaluated: 10, slowdown: 3, ratio: 0.05, z: 3 };
const guesses = Number(process.argv[2] ?? 10_000);
const atOnce = 20;
const people = 200;
/** Tries of each kind whose times are compared. */
const samples = 150;
const password = 'mat-khau-dung';
const victim = 'nhanvien0@toam.vn';

async function insertPeople(client: pg.ClientBase): Promise<void> {
  const hash = await hashPassword(password);
  await client.query(
    `insert into users (name, email, password_hash, status)
     select 'Nhân viên ' || n, 'nhanvien' || n || '@toam.vn', $1, 1 from generate_series(0, $2::int - 1) n
     union all select 'Đã khoá ' || n, 'dakhoa' || n || '@toam.vn', $1, 0 from generate_series(0, $2::int - 1) n`,
    [hash, people],
  );
}

interface Tried {
  status: number;
  time: number;
  cookie: string;
}

/** Signs in from this address: the API trusts one proxy. */
async function signIn(api: ApiProcess, email: string, given: string, from: number, cookie = ''): Promise<Tried> {
  const start = performance.now();
  const reply = await fetch(`${api.address}/auth/signin/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password: given }),
  });
  await reply.arrayBuffer();
  const time = performance.now() - start;
  return { status: reply.status, time, cookie: reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

/** Sends this number of calls, always the same number at a time. @returns the result of each */
async function storm<T>(calls: number, ask: (n: number) => Promise<T>): Promise<T[]> {
  const brought: T[] = [];
  let next = 0;
  const goOn = async () => {
    for (let n = next++; n < calls; n = next++) brought.push(await ask(n));
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return brought;
}

/** Repeats a call until stopped. @returns sorted milliseconds */
async function repeat(ask: () => Promise<unknown>, goesOn: () => boolean, pause = 0): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
    await new Promise((wake) => setTimeout(wake, pause));
  }
  return times.toSorted((a, b) => a - b);
}

const line = (what: string, value: string, limit: string, holds: boolean): boolean => {
  console.log(`${holds ? 'đạt  ' : 'KHÔNG'}  ${what}: ${value} (ngưỡng ${limit})`);
  return holds;
};

const sorted = (tried: Tried[]) => tried.map(({ time }) => time).toSorted((a, b) => a - b);

/** The cheapest call, for comparison. */
async function health(api: ApiProcess): Promise<Tried> {
  const start = performance.now();
  const reply = await fetch(`${api.address}/health`);
  await reply.arrayBuffer();
  return { status: reply.status, time: performance.now() - start, cookie: '' };
}

/** Many guesses, and the times of others meanwhile: a colleague's calls, and the victim at a known browser. */
async function withOthers(api: ApiProcess, token: string, cookie: string, storming: Promise<Tried[]>) {
  let isRunning = true;
  void storming.finally(() => (isRunning = false));
  const call = async () => {
    const reply = await fetch(`${api.address}/user/detail`, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`a call was answered with ${reply.status}`);
  };
  const entered: number[] = [];
  const enter = async () => void entered.push((await signIn(api, victim, password, 0xff_00_02, cookie)).status);
  const [tried, entering, calls] = await Promise.all([
    storming,
    repeat(enter, () => isRunning, 200),
    repeat(call, () => isRunning, 20),
  ]);
  return { tried, entered, entering: quantile(entering, 0.95), calls: quantile(calls, 0.95) };
}

/** How much guesses slow others down, compared with as many of the cheapest calls in the same run. */
async function underStorm(api: ApiProcess, token: string): Promise<boolean[]> {
  const { cookie } = await signIn(api, victim, password, 0xff_00_01);
  const plain = await withOthers(
    api,
    token,
    cookie,
    storm(Math.ceil(guesses / 3), () => health(api)),
  );
  const guess = (n: number) => signIn(api, victim, `doan-${n}`, n + 1);
  const { tried, entered, entering, calls } = await withOthers(api, token, cookie, storm(guesses, guess));
  const refused = tried.filter(({ status }) => status === 429);
  const evaluated = tried.length - refused.length;
  const failed = entered.filter((status) => status !== 200).length;
  const against = (what: string, value: number, base: number, max: number) =>
    line(
      `${what} p95`,
      `${ms(value).trim()} ms, khi bị gọi dồn dập ${ms(base).trim()} ms = ${(value / base).toFixed(2)} ×`,
      `${max} ×`,
      value <= base * max,
    );
  return [
    line(
      `mật khẩu được xét trong ${tried.length} lần đoán`,
      String(evaluated),
      `≤ ${budget.evaluated}`,
      evaluated <= budget.evaluated,
    ),
    line(
      `đăng nhập từ thiết bị quen, ${entered.length} lần`,
      `${failed} hỏng`,
      '0',
      failed === 0 && entered.length > 0,
    ),
    against(
      `từ chối, ${atOnce} cùng lúc`,
      quantile(sorted(refused), 0.95),
      quantile(sorted(plain.tried), 0.95),
      budget.slowdown,
    ),
    against('đăng nhập từ thiết bị quen', entering, plain.entering, budget.slowdown),
    against('cuộc gọi của người khác', calls, plain.calls, budget.slowdown),
  ];
}

/** Compares kinds of tries. They run in turn, so that other load affects all of them. */
async function compare(what: string, kinds: Record<string, (n: number) => Promise<Tried>>): Promise<boolean[]> {
  const names = Object.keys(kinds);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let n = 0; n < samples; n += 1) {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + n) % names.length]!;
      times[name]!.push((await kinds[name]!(n)).time);
    }
  }
  const median = (name: string) =>
    quantile(
      times[name]!.toSorted((a, b) => a - b),
      0.5,
    );
  const [base = '', ...others] = names;
  return others.map((name) => {
    const ratio = median(name) / median(base);
    const z = rankTest(times[name]!, times[base]!);
    const holds = Math.abs(z) <= budget.z || Math.abs(ratio - 1) <= budget.ratio;
    return line(
      `${what}: ${name} so với ${base}`,
      `${ms(median(name)).trim()} / ${ms(median(base)).trim()} ms = ${ratio.toFixed(3)} ×, z = ${z.toFixed(2)}`,
      `±${budget.ratio * 100} % hoặc |z| ≤ ${budget.z}`,
      holds,
    );
  });
}

const forget = () => db().execute(sql`delete from sign_in_attempts`);

/** Whether the response time reveals which accounts exist. */
async function timing(api: ApiProcess): Promise<boolean[]> {
  await forget();
  let address = 0x20_00_00;
  const wrong = (prefix: string) => (n: number) => signIn(api, `${prefix}${n}@toam.vn`, 'sai-mat-khau', address++);
  await wrong('lam-nong')(0);
  const standing = await compare('thời gian xét mật khẩu', {
    'email không có': wrong('khongco'),
    'email có': wrong('nhanvien'),
    'email bị khoá': wrong('dakhoa'),
  });
  for (const email of ['nhanvien0', 'dakhoa0', 'khongco0'])
    for (let n = 0; n < 12; n += 1) await signIn(api, `${email}@toam.vn`, 'sai', address++);
  const refused = (email: string) => () => signIn(api, `${email}@toam.vn`, 'sai', address++);
  const over = await compare('thời gian từ chối khi quá hạn mức', {
    'email không có': refused('khongco0'),
    'email có': refused('nhanvien0'),
    'email bị khoá': refused('dakhoa0'),
  });
  return [...standing, ...over];
}

const cluster = await openCluster();
try {
  const { engine, url } = await openFilledDatabase(cluster.url, 'guesses', insertPeople);
  useDatabase(engine);
  await forget();
  const { token } = await beginSession(2, { ip: '127.0.0.1', device: 'bench' });
  const api = await startApi(url, { TRUST_PROXY: '1' });
  try {
    const limits = [...(await underStorm(api, token)), ...(await timing(api))];
    process.exitCode = limits.every(Boolean) ? 0 : 1;
  } finally {
    await api.stop();
    await engine.close();
  }
} finally {
  await cluster.stop();
}
