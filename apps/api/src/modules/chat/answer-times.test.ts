import { answerFigures } from '@toam/contracts/chat/answer-time.endpoints';
import type { AnsweredTurn, AnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { bao, lan } from './chat.fixture';

testApp();

const admin = anAdmin({ id: 2 });

type Said = [owner: 'client' | 'staff' | 'event', at: string, by?: number];

/** A conversation with these messages; times are of Hồ Chí Minh City. @returns its id */
async function talk(phone: string, input: Said[]): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into chat_conversations (phone, phone_shown, name, sex) values (${phone}, ${phone}, ${`Khách ${phone}`}, 'men') returning id`);
  const { id } = rows[0]!;
  for (const [owner, at, by] of input)
    await db().execute(sql`
      insert into chat_messages (conversation_id, owner, user_id, text, name, created_at)
      values (${id}, ${owner}, ${by ?? null}, 'a', 'a', ${`${at}+07`}::timestamptz)`);
  return id;
}

async function fixture() {
  for (const who of [lan, bao, admin]) await insertUser({ ...who });
  // two turns of one day, then one over midnight by a colleague
  const first = await talk('0903618271', [
    ['client', '2026-11-10 08:00:00'],
    ['client', '2026-11-10 08:00:30'],
    ['event', '2026-11-10 08:00:40', 7],
    ['staff', '2026-11-10 08:01:00', 7],
    ['staff', '2026-11-10 08:02:00', 7],
    ['client', '2026-11-10 09:00:00'],
    ['staff', '2026-11-10 09:03:00', 7],
    ['client', '2026-11-10 23:59:00'],
    ['staff', '2026-11-11 00:09:00', 8],
  ]);
  // a turn that began the day before the period, and one that nobody answered
  const second = await talk('0903618272', [
    ['client', '2026-11-09 23:00:00'],
    ['client', '2026-11-10 06:00:00'],
    ['staff', '2026-11-10 07:00:00', 8],
    ['client', '2026-11-11 10:00:00'],
  ]);
  return { first, second };
}

interface Times {
  total: AnswerTimes;
  days: (AnswerTimes & { day: string })[];
  people: (AnswerTimes & { user: { id: number } })[];
}
const base = '/chat/answer-times';
const times = async (query: string) => (await as(admin).get(`${base}?${query}`)).json<{ data: Times }>().data;
const rows = async (query: string) =>
  (await as(admin).get(`${base}/conversations?${query}`)).json<{ data: { total: number; list: AnsweredTurn[] } }>()
    .data;

test('turns count on the day on which they began, for who answered', async () => {
  await fixture();
  const { days, total, people } = await times('from=2026-11-10&to=2026-11-11');
  expect(days).toEqual([
    { day: '2026-11-10', answered: 1, first: { count: 1, median: 60, p90: 60 }, waits: { count: 3, median: 180, p90: 516 }, unanswered: 0 },
    { day: '2026-11-11', answered: 0, first: { count: 0, median: null, p90: null }, waits: { count: 0, median: null, p90: null }, unanswered: 1 },
  ]); // prettier-ignore
  const ofLan = (await times('from=2026-11-10&to=2026-11-11&user_id=7')).days;
  expect(ofLan).toEqual([
    { day: '2026-11-10', answered: 1, first: { count: 1, median: 60, p90: 60 }, waits: { count: 2, median: 120, p90: 168 }, unanswered: 0 },
  ]); // prettier-ignore
  expect(total).toMatchObject({ answered: 1, waits: { count: 3, median: 180 }, unanswered: 1 });
  expect(people.map(({ user, waits }) => [user.id, waits.count])).toEqual([
    [7, 2],
    [8, 1],
  ]);
  // the whole turn is looked at, wherever the period begins
  expect((await times('from=2026-11-09&to=2026-11-09')).total.waits).toEqual({ count: 1, median: 28_800, p90: 28_800 });
});

test('every figure opens exactly the rows that it counts', async () => {
  await fixture();
  const periods = ['from=2026-11-09&to=2026-11-11', 'from=2026-11-10&to=2026-11-10', 'from=2026-11-11&to=2026-11-12'];
  for (const period of periods)
    for (const who of ['', '&user_id=7', '&user_id=8', '&user_id=2']) {
      const { total } = await times(period + who);
      const counted = { ...total, first: total.first.count, waits: total.waits.count };
      for (const figure of answerFigures) {
        const found = await rows(`${period}${who}&figure=${figure}`);
        expect([period, who, figure, found.total, found.list.length]).toEqual([period, who, figure, counted[figure], counted[figure]]); // prettier-ignore
      }
    }
});

test('rows are the slowest first, with whom, when and by whom', async () => {
  const { first } = await fixture();
  const { list } = await rows('from=2026-11-10&to=2026-11-10&figure=waits');
  expect(list.map(({ seconds }) => seconds)).toEqual([600, 180, 60]);
  expect(list[0]).toMatchObject({ uuid: first, user: { id: 8 }, name: 'Khách 0903618271' });
  expect(list[0]!.answered! - list[0]!.asked).toBe(600_000);
  expect(await rows('from=2026-11-10&to=2026-11-10&figure=waits&size=1&page=3')).toMatchObject({ total: 3, list: [{ seconds: 60 }] }); // prettier-ignore
});

test('are for admins, and for a period of at most a year', async () => {
  const ask = (query: string) => as(admin).get(`${base}?${query}`);
  expect((await as(lan).get(`${base}?from=2026-11-01&to=2026-11-02`)).statusCode).toBe(403);
  expect((await ask('from=2026-11-02&to=2026-11-01')).statusCode).toBe(422);
  expect((await ask('from=2025-11-01&to=2026-11-01')).statusCode).toBe(200);
  expect((await ask('from=2025-10-31&to=2026-11-01')).statusCode).toBe(422);
  expect((await ask('from=2026-02-30&to=2026-11-01')).statusCode).toBe(422);
});
