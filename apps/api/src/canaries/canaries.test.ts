import { useSlowReport } from '../db/slow-statements';
import { metricsText } from '../metrics/metrics';
import { insertSession } from '../testing/insert-user';
import { temporaryFolder } from '../testing/real-process';
import { anonymous, testApp } from '../testing/test-app';
import { type Answered, answersTo, failEverywhere } from './answers';
import { type Calls, pryingCalls } from './calls.fixture';
import { canariesIn, countOfCanaries, type Kind, phone, plainWord, secret, word } from './canary';
import { decided, isAt, isDecided, neverAnswered } from './decided';
import { plantEverything } from './everything.fixture';
import { ownCalls } from './own-calls.fixture';
import { everybody, people, type Person } from './people.fixture';

/** The log, without what differs from request to request. */
const lines = new Set<string>();
const { app } = testApp({
  ...{ keepsRows: true, env: { DATA_DIR: temporaryFolder('canaries'), LOG_LEVEL: 'trace' } },
  log: { write: (line) => void lines.add(line.replace(/"(?:time|ms)":\d+|"reqId":"[^"]*"/g, '')) },
});

/** Milliseconds. Everybody calls every endpoint, about several records. */
const timeout = 600_000;

let planted: Awaited<ReturnType<typeof plantEverything>>;
let calls: Calls;

beforeAll(async () => {
  planted = await plantEverything();
  calls = [...(await pryingCalls(planted.phones)), ...(await ownCalls())];
}, timeout);

/** What somebody was told, and where: an endpoint or a notice. */
interface Told {
  kind: Kind;
  person: string;
  where: string;
  what: string;
}
const told = new Map<string, Told>();
/** Who got a good answer of each endpoint. */
const reached = new Map<string, Set<Person>>();

function note(person: string, where: string, text: string, about: string): void {
  for (const [kind, value] of canariesIn(text)) {
    const key = [kind, person, where].join('|');
    if (!told.has(key)) told.set(key, { kind, person, where, what: `${value} of ${about}` });
  }
}

function noteAll(person: Person, { name, about, status, said, events, notices }: Answered): void {
  if (!reached.has(name)) reached.set(name, new Set());
  if (status < 300) reached.get(name)!.add(person);
  for (const text of said) note(person, name, text, about);
  note('everybody', 'an event', events, about);
  for (const { user_id, text } of notices)
    note(everybody.find((one) => people[one]?.id === user_id) ?? String(user_id), 'a notice', text, about);
}

const undecided = (whose: (person: string) => boolean): Told[] =>
  [...told.values()].filter((one) => whose(one.person) && !isDecided(one));

test.each(everybody)(
  'what was planted reaches the %s as decided, and in no other way',
  async (person) => {
    for await (const answered of answersTo(app(), planted.askerOf(person), calls)) noteAll(person, answered);
    expect(undecided((one) => one === person)).toEqual([]);
  },
  timeout,
);

test('live events tell nothing of it, and notices what their reader may know', () => {
  expect(undecided(() => true)).toEqual([]);
});

test('every decision is confirmed by an answer, so the search would notice', () => {
  const all = [...told.values()];
  const silent = Object.entries(decided).flatMap(([kind, decisions]) =>
    decisions.flatMap(({ who, where }) =>
      who.flatMap((person) =>
        where
          .filter((one) => !all.some((is) => is.kind === kind && is.person === person && isAt(is.where, one)))
          .map((one) => `${kind}: ${person} at ${one || 'any place'}`),
      ),
    ),
  );
  expect(silent).toEqual([]);
});

test('every endpoint was answered to somebody, but for those that say why not', () => {
  const counts = everybody.map((one) => {
    const answered = [...reached.values()].filter((by) => by.has(one)).length;
    const telling = new Set([...told.values()].flatMap(({ person, where }) => (person === one ? [where] : []))).size;
    return `${one} ${answered} (${telling} with planted values)`;
  });
  process.stdout.write(`${countOfCanaries()} planted; of ${reached.size} endpoints answered: ${counts.join(', ')}\n`);
  const endpoints = [...reached].filter(([, by]) => by.size === 0).map(([name]) => name);
  expect(endpoints.sort()).toEqual(Object.keys(neverAnswered).sort());
});

/** What a browser reports of a failure, with all that an error's message and place may quote. */
const report = () => ({
  ...{ remote: 'crm', version: '1', build: '', stage: 'render' },
  message: `no "${word('typed')}" at ${phone('typed', 0)}, ${plainWord('typed')}@mail.vn, /customer?search=${word('typed')}`,
  path: `/customer/list?search=${encodeURIComponent(phone('typed', 0))}#${plainWord('typed')}`,
  stack: `    at Price (https://to-am.vn/remotes/crm/static/js/async/481.0f1e2d3c.js?token=${plainWord('typed')}:1:2345)`,
});

test(
  'log lines, slow statements, metrics and reports of browsers hold none of it, whatever fails',
  async () => {
    useSlowReport((slow) => void lines.add(JSON.stringify(slow)));
    // every statement seems to take longer than is told of
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 600));
    // a new session: noting that one is in use is due after five minutes, and would fail first
    const token = secret('token of who fails', await insertSession(people['super admin'].id));
    const failed = await failEverywhere(app(), { token });
    clock.mockRestore();
    useSlowReport(undefined);
    expect((await anonymous.post('/client-error', report())).statusCode).toBe(200);
    const failures = await app().inject({
      url: '/api/client-error/list',
      headers: { authorization: `Bearer ${planted.askerOf('admin').token}` },
    });
    const texts = [...lines, await metricsText(), failures.body];
    expect(texts.flatMap((text) => (canariesIn(text).size > 0 ? [text.slice(0, 1000)] : []))).toEqual([]);
    // it did fail, and was told of
    expect(failed).toBeGreaterThan(80);
    expect(texts.filter((text) => text.includes('failed query')).length).toBeGreaterThan(50);
    expect(texts.filter((text) => text.includes('"statement"')).length).toBeGreaterThan(200);
  },
  timeout,
);
