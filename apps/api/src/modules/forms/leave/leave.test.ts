import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor } from '../../../testing/an-actor';
import { as, testApp } from '../../../testing/test-app';
import { holidays } from '../../holidays/holiday.schema';
import { users } from '../../users/user.schema';
import { admin, agent, create, insertSenders, leader, leave, made, sick, yearly } from '../form.fixture';
import { forms } from '../form.schema';

testApp();

beforeEach(insertSenders);

describe('whether a leave is paid', () => {
  const { labour: _said, ...silent } = leave();
  test.each([
    ['of the quota', silent, 1],
    ['of another reason', { ...silent, reason: sick }, 0],
    ['of the quota, as its sender says', { ...silent, labour: 0 }, 0],
    ['of another reason, as its sender says', { ...silent, reason: sick, labour: true }, 1],
  ])('%s', async (_what, body, labour) => {
    expect(await made(body)).toMatchObject({ labour });
  });

  test('a change that does not name it keeps it', async () => {
    const { id } = await made({ ...silent, reason: sick, labour: 1 });
    const changed = await as(agent).put('/form/leave', { ...silent, id, reason: sick, note: 'Khác' });
    expect(changed.json().data).toMatchObject({ labour: 1, note: 'Khác' });
  });
});

describe('leave', () => {
  test('overlapping days are refused, other shifts of a day are not', async () => {
    await made(leave({ shift: 1 }));
    expect((await create(leave())).json().errors.end_date).toBe(
      'Bạn đã có đơn nghỉ phép trong thời gian này. Hãy sửa đơn đó hoặc chọn ngày khác',
    );
    expect((await create(leave({ shift: 1, reason: sick }))).statusCode).toBe(422);
    expect((await create(leave({ shift: 2 }))).statusCode).toBe(200);
  });

  test('days that are not left are refused; pending ones are reserved, rejected ones are free again', async () => {
    const long = leave({ start_date: '2026/11/02', end_date: '2026/11/13' });
    const first = await made(long);
    expect(first.working_days).toBe(11);
    const next = leave({ start_date: '2026/11/23', end_date: '2026/11/23' });
    const refused = (await create(next)).json();
    expect(refused.errors.end_date).toBe(
      'Bạn còn 0,5 ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép',
    );
    expect((await create({ ...next, reason: sick })).statusCode).toBe(200);
    await as(admin).put(`/form/leave/${first.id}/reject`, { reason: 'Đông khách' });
    expect((await create(leave({ start_date: '2026/11/24', end_date: '2026/11/24' }))).statusCode).toBe(200);
  });

  test('over New Year a refusal names the year whose days are not left', async () => {
    const refused = (await create(leave({ start_date: '2026/12/30', end_date: '2027/01/07' }))).json();
    expect(refused.errors.end_date).toBe(
      'Năm 2027 bạn còn 1 ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép',
    );
  });

  test('several at once for the last day: one is stored, the others are told that none is left', async () => {
    await made(leave({ start_date: '2026/11/02', end_date: '2026/11/12' }));
    const days = Array.from({ length: 5 }, (_, at) => `2026/11/${16 + at}`);
    const replies = await Promise.all(days.map((day) => create(leave({ start_date: day, end_date: day }))));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const refused = replies.filter(({ statusCode }) => statusCode === 422).map((reply) => reply.json().errors);
    expect(new Set(refused.map(({ end_date }) => end_date))).toEqual(
      new Set(['Bạn còn 0,5 ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép']),
    );
    expect(await db().$count(forms)).toBe(2);
  });

  test('two tabs send the same days at once: one is stored', async () => {
    const replies = await Promise.all([create(leave({ reason: sick })), create(leave({ reason: sick }))]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(await db().$count(forms)).toBe(1);
  });

  test('a holiday costs nothing', async () => {
    await db().insert(holidays).values({ date: '2026-11-25', name: 'Nghỉ bù' });
    expect((await made(leave({ end_date: '2026/11/26' }))).working_days).toBe(2);
  });

  test('the ledger adds up to what is left', async () => {
    await made(leave({ start_date: '2026/11/25', end_date: '2026/11/25' }));
    const used = await made(leave({ start_date: '2026/11/02', end_date: '2026/11/03' }));
    await as(admin).put(`/form/leave/${used.id}/approve`);
    await as(admin).post('/form/leave-ledger/7/correction', { year: 2026, days: 1.5, note: 'Làm bù' });
    const { data } = (await as(agent).get('/form/leave-ledger/7?year=2026')).json();
    expect(data.quota).toMatchObject({ quota: 13, used: 2, reserved: 1, corrected: 1.5 });
    expect(data.quota.left).toBe(data.quota.accrued + 1.5 - 3);
    const past = data.entries.filter(({ is_future }: { is_future: boolean }) => !is_future);
    expect(past[0].left).toBe(data.quota.left);
    expect(past.reduce((sum: number, { change }: { change: number }) => sum + change, 0)).toBe(data.quota.left);
    expect((await as(leader).get('/form/leave-ledger/7')).statusCode).toBe(200);
    expect((await as(anActor({ id: 9 })).get('/form/leave-ledger/7')).statusCode).toBe(403);
    expect(
      (await as(leader).post('/form/leave-ledger/7/correction', { year: 2026, days: 1, note: 'x' })).statusCode,
    ).toBe(403);
  });

  test.each([
    ['a year ahead, as on its first day: 13 · 1/12 are earned', 2030, { quota: 13, accrued: 1, left: 3 }],
    ['a year that is over, as on its last day', 2025, { quota: 12, accrued: 12, left: 14 }],
  ])('a correction answers what the ledger then says, of %s', async (_what, year, expected) => {
    const correction = { year, days: 2, note: 'Thưởng' };
    const told = (await as(admin).post('/form/leave-ledger/7/correction', correction)).json().data;
    expect(told).toMatchObject({ year, corrected: 2, ...expected });
    const { quota, entries } = (await as(agent).get(`/form/leave-ledger/7?year=${year}`)).json().data;
    expect(told).toEqual(quota);
    expect(entries.find(({ is_future }: { is_future: boolean }) => !is_future).left).toBe(quota.left);
  });

  test('a leave that is being written says what it takes', async () => {
    const other = await made(leave());
    const query = `reason=${yearly}&start_date=2026/11/24&end_date=2026/11/26&shift=0`;
    const { data } = (await as(agent).get(`/form/leave-preview?${query}`)).json();
    expect(data).toMatchObject({ working_days: 3, left_after: data.left_before - 3, overlaps: { id: other.id } });
    expect(data.days.map(({ cost }: { cost: number }) => cost)).toEqual([1, 1, 1]);
    const mine = (await as(agent).get(`/form/leave-preview?${query}&id=${other.id}`)).json().data;
    expect(mine.overlaps).toBeNull();
  });

  test('in probation there is no yearly leave yet: the preview says so, and so does the refusal', async () => {
    await db().update(users).set({ employee_type: 'probation' }).where(eq(users.id, 7));
    const query = 'start_date=2026/11/24&end_date=2026/11/24&shift=0';
    const preview = async (reason: number) =>
      (await as(agent).get(`/form/leave-preview?reason=${reason}&${query}`)).json().data;
    const unknown = { left_before: null, left_after: null };
    expect(await preview(yearly)).toMatchObject({ lacks_quota: true, ...unknown });
    expect(await preview(sick)).toMatchObject({ lacks_quota: false, ...unknown });
    const refused = await create(leave());
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { reason: 'Bạn chưa có phép năm, vì chỉ nhân viên chính thức mới có. Hãy chọn lý do không trừ phép' },
    ]);
    expect((await create(leave({ reason: sick }))).statusCode).toBe(200);
  });

  const tooFar = 'Vui lòng chọn ngày từ năm 2000 đến năm 2100';
  test.each([
    ['1900/01/01', '9999/12/31', { start_date: tooFar, end_date: tooFar }],
    ['1900/01/01', '2026/02/30', { start_date: tooFar, end_date: 'Vui lòng chọn ngày' }],
    ['2000/01/01', '2100/12/31', { end_date: 'Mỗi đơn tối đa 366 ngày. Hãy tách thành nhiều đơn' }],
    ['2026/11/26', '2026/11/24', { end_date: 'Ngày kết thúc không được trước ngày bắt đầu' }],
  ])('from %s to %s is refused in words before a day is counted', async (start, end, errors) => {
    const reply = await as(agent).get(`/form/leave-preview?reason=${yearly}&start_date=${start}&end_date=${end}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual(errors);
  });
});
