import { commonText } from '@toam/contracts/texts/common';
import { anActor } from '../testing/an-actor';
import { insertSession, insertUser } from '../testing/insert-user';
import { as, testApp, withSession } from '../testing/test-app';
import type { HttpError } from '../http-error';
import { callLimit } from './call-limit';
import { lookUpLimit } from './look-up-limit';

testApp({ env: { READS_PER_MINUTE: '6', CHANGES_PER_MINUTE: '8' } });

const codesOf = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);

test('a person who reads faster than people do is told when to come back; others read on, and changes are made', async () => {
  for (const id of [7, 8]) await insertUser(anActor({ id }));
  const [one, same] = [withSession(await insertSession(7)), withSession(await insertSession(7))];
  const other = withSession(await insertSession(8));
  const read = (caller: typeof one) => caller.get('/user/draft/house');
  const replies = [];
  for (let at = 0; at < 10; at++) replies.push(await read(at % 2 ? one : same));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(codesOf(replies.slice(0, 3))).toEqual([200, 200, 200]);
  expect(refused[0]!.json()).toEqual({ code: 'too_many', message: commonText.tooFast });
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read(other)).statusCode).toBe(200);
  const question = await one.post('/house/v2/list', {});
  const change = await one.put('/user/draft/house', { tab: 'a', version: 1, data: {} });
  expect([question.statusCode, change.statusCode]).toEqual([429, 200]);
  expect((await as(anActor({ id: 9 })).get('/user/draft/house')).statusCode).toBe(200);
});

test('a person who changes faster than people do is told when to come back, and may read', async () => {
  await insertUser(anActor({ id: 17 }));
  const one = withSession(await insertSession(17));
  const change = () => one.put('/user/draft/house', { tab: 'a', version: 1, data: {} });
  const replies = [];
  for (let at = 0; at < 6; at++) replies.push(await change());
  expect(codesOf(replies)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(replies[4]!.json()).toEqual({ code: 'too_many', message: commonText.tooFast });
  expect((await one.get('/user/draft/house')).statusCode).toBe(200);
});

describe('with a clock of its own', () => {
  let now = 0;
  const refusalOf = (allow: (id: number) => void, id = 7): number | null => {
    try {
      allow(id);
      return null;
    } catch (error) {
      return (error as HttpError).retryAfter ?? 0;
    }
  };
  const most = (allow: (id: number) => void): number => {
    for (let count = 0; ; count++) if (refusalOf(allow) !== null) return count;
  };

  beforeEach(() => (now = 0));

  test('the usual limit lets bursts of honest work pass, and a steady pace for ever', () => {
    const allow = callLimit(1200, () => now);
    // ten tabs of fifteen calls, fifty pictures, and a hundred rows of a list with three calls each
    for (let calls = 0; calls < 10 * 15 + 50 + 100 * 3; calls++) expect(refusalOf(allow)).toBeNull();
    for (let second = 0; second < 600; second++) {
      now += 1000;
      for (let calls = 0; calls < 20; calls++) expect(refusalOf(allow)).toBeNull();
    }
  });

  test('after the pause that was told there is room again', () => {
    const allow = callLimit(1200, () => now);
    expect(most(allow)).toBe(600);
    const pause = refusalOf(allow)!;
    expect(pause).toBe(1);
    now += pause * 1000;
    expect(most(allow)).toBe(20);
    now += 30_000;
    expect(most(allow)).toBe(600);
  });

  test('0 is no limit', () => {
    const allow = callLimit(0, () => now);
    for (let calls = 0; calls < 10_000; calls++) expect(refusalOf(allow)).toBeNull();
  });
});

test('a clock that is set back refuses nobody', () => {
  const [call, lookUp] = [callLimit(60), lookUpLimit()];
  const actor = anActor({ id: 7 });
  call(7);
  for (let times = 0; times < 60; times++) lookUp(actor);
  const [clock, steady] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(clock - 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(steady + 61_000);
  call(7);
  lookUp(actor);
  jest.restoreAllMocks();
});
