import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import type { Actor } from '@toam/domain/actor';
import type { FormTypeKind } from '@toam/domain/form-types';
import { asc } from 'drizzle-orm';
import { db } from '../../db/db';
import { liveEvents } from '../../live/event.schema';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { historyEntries } from '../../history/history.schema';
import { countUses } from './form-type-uses';
import { readFormTypeNames, readShifts } from './form-types.reads';
import { formTypes } from './form-type.schema';
import { removeFormType } from './remove-form-type';

testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });

beforeEach(seedFormTypes);

const add = (kind: FormTypeKind, body: object, actor: Actor = admin) => as(actor).post(`/typeform/${kind}`, body);
const change = (kind: FormTypeKind, body: object, actor: Actor = admin) => as(actor).put(`/typeform/${kind}`, body);
const remove = (kind: FormTypeKind, id: number, actor: Actor = admin) => as(actor).delete(`/typeform/${kind}`, { id });
const all = async (): Promise<Record<FormTypeKind, FormType[]>> => (await as(agent).get('/typeform/all')).json().data;
const names = async (kind: FormTypeKind) => (await all())[kind].map(({ name }) => name);
const aShift = { name: 'Ca trưa', start: '12:00', end: '13:30' };

describe('a first install', () => {
  test('has the working day of D90, with five minutes of grace, and is filled once', async () => {
    expect(await readShifts()).toEqual([
      { id: 1, name: 'Ca sáng', start: 480, end: 720, optional: false, grace: 5 },
      { id: 2, name: 'Ca chiều', start: 810, end: 1050, optional: false, grace: 5 },
      { id: 3, name: 'Ca tối', start: 1080, end: 1260, optional: true, grace: 5 },
    ]);
    expect(await names('reasonLeave')).toContain('Nghỉ phép năm');
    expect(await seedFormTypes()).toBe(0);
    const made = await add('typeShift', { name: 'Ca gãy' });
    expect(made.json().data.id).toBeGreaterThan((await all()).reasonLeave.length);
  });

  test('what forms read says of each whether it may be chosen', async () => {
    const [morning] = (await all()).shift;
    expect(morning).toMatchObject({
      kind: 'shift',
      start: '08:00',
      end: '12:00',
      grace_minutes: 5,
      optional: false,
      active: true,
      version: 1,
    });
    const counted = (await as(agent).get('/typeform/shift')).json().data;
    expect(counted[0]).toEqual({ ...morning, uses: 0 });
  });
});

describe('a shift', () => {
  test.each([
    ['no name', { name: ' ' }, { name: 'Vui lòng nhập ca làm' }],
    ['no times', { start: null, end: '' }, { start: 'Vui lòng nhập giờ bắt đầu', end: 'Vui lòng nhập giờ kết thúc' }],
    ['a time that no clock shows', { start: '25:00' }, { start: 'Giờ không hợp lệ, ví dụ 08:00' }],
    ['an end at its start', { end: '12:00' }, { end: 'Giờ kết thúc phải sau giờ bắt đầu' }],
    ['three hours of grace', { grace_minutes: 180 }, { grace_minutes: 'Nhập từ 0 đến 120 phút' }],
    ['the time of another', { end: '14:00' }, { start: 'Trùng giờ với Ca chiều (13:30–17:30)' }],
  ])('with %s is refused', async (_case, wrong, errors) => {
    const reply = await add('shift', { ...aShift, ...wrong });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
    expect(await names('shift')).toHaveLength(3);
  });

  test('stands beside others where it only touches them, or is optional', async () => {
    expect((await add('shift', aShift)).json().data).toMatchObject({ start: '12:00', end: '13:30', grace_minutes: 5 });
    expect(
      (await add('shift', { ...aShift, name: 'Ca đêm', start: '07:00', end: '22:00', optional: true })).statusCode,
    ).toBe(200);
    expect((await change('shift', { id: 3, optional: false, end: '20:00' })).statusCode).toBe(200);
    expect((await change('shift', { id: 2, end: '18:30' })).json().errors).toEqual({
      start: 'Trùng giờ với Ca tối (18:00–20:00)',
    });
  });

  test('that was switched off leaves room, and comes back only where there still is', async () => {
    await change('shift', { id: 1, active: false });
    expect((await readShifts()).map(({ id }) => id)).toEqual([2, 3]);
    expect((await add('shift', { name: 'Ca sáng sớm', start: '07:30', end: '11:30' })).statusCode).toBe(200);
    expect((await change('shift', { id: 1, active: true })).statusCode).toBe(422);
  });

  test('of several reasons to refuse, the stale version comes first, then the time, then the name', async () => {
    await change('shift', { id: 1, name: 'Ca sớm' });
    const wrong = { id: 1, name: 'Ca tối', end: '14:00' };
    const stale = await change('shift', { ...wrong, version: 1 });
    expect([stale.statusCode, stale.json().current.name]).toEqual([409, 'Ca sớm']);
    const invalid = await change('shift', wrong);
    expect([invalid.statusCode, Object.keys(invalid.json().errors)]).toEqual([422, ['start']]);
    const taken = await change('shift', { id: 1, name: 'Ca tối' });
    expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([409, ['name']]);
  });

  test('of two that overlap and are added at once, one is', async () => {
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => add('shift', { ...aShift, name })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });
});

describe('a name', () => {
  test('is asked for in the words of its kind', async () => {
    expect((await add('typeShift', { name: '' })).json().errors).toEqual({ name: 'Vui lòng nhập loại ca' });
    expect((await add('reasonLeave', { name: '' })).json().errors).toEqual({ name: 'Vui lòng nhập lý do nghỉ' });
    expect((await as(admin).post('/typeform/other', { name: 'A' })).statusCode).toBe(422);
  });

  test('stands once within its kind, whatever its case; accents make another', async () => {
    const again = await add('reasonLeave', { name: ' nghỉ  ỐM ' });
    expect([again.statusCode, again.json().errors.name]).toEqual([
      409,
      'Đã có lý do nghỉ tên này. Vui lòng đặt tên khác',
    ]);
    expect((await add('typeShift', { name: 'Nghỉ ốm' })).statusCode).toBe(200);
    expect((await add('reasonLeave', { name: 'Nghi om' })).statusCode).toBe(200);
    const replies = await Promise.all([1, 2, 3].map(() => add('reasonLeave', { name: 'Cùng lúc' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const twice = db().insert(formTypes).values({ kind: 'reasonLeave', name: 'CÙNG LÚC' });
    await expect(twice).rejects.toThrow();
  });
});

describe('taking away and bringing back', () => {
  test('an unused one is gone, and the undo brings it back as it was', async () => {
    const [reason] = (await all()).reasonLeave;
    expect((await remove('reasonLeave', reason!.id)).json().data.outcome).toBe('deleted');
    expect(await names('reasonLeave')).not.toContain('Nghỉ phép năm');
    expect((await remove('reasonLeave', reason!.id)).statusCode).toBe(404);
    expect((await remove('shift', reason!.id)).statusCode).toBe(404);
    expect((await change('reasonLeave', { id: reason!.id, restore: true })).json().data).toMatchObject({
      name: 'Nghỉ phép năm',
      active: true,
    });
    expect((await names('reasonLeave'))[0]).toBe('Nghỉ phép năm');
  });

  test('one that records use is switched off, and they keep its name', async () => {
    await insertUser(admin);
    const [noon, night] = (
      await Promise.all([add('shift', aShift), add('shift', { name: 'Ca đêm', start: '21:00', end: '23:00' })])
    ).map((reply) => reply.json<{ data: FormType }>().data.id) as [number, number];
    const count = async (ids: readonly number[]) => new Map(ids.map((id) => [id, id === noon ? 4 : 0]));
    const users = [{ name: 'a test’s records', kinds: ['shift'] as const, count }];
    expect(await countUses('shift', [noon, night], users)).toEqual(
      new Map([
        [noon, 4],
        [night, 0],
      ]),
    );
    expect(await countUses('reasonLeave', [noon], users)).toEqual(new Map([[noon, 0]]));
    expect(await removeFormType(admin, 'shift', noon, users)).toMatchObject({
      outcome: 'deactivated',
      entry: { active: false },
    });
    expect((await readFormTypeNames('shift')).get(noon)).toEqual({ name: 'Ca trưa', active: false });
    expect(await removeFormType(admin, 'shift', night, users)).toMatchObject({ outcome: 'deleted' });
  });

  test.each([1, 2, 3])('shift %s of the timesheet is never deleted: it is switched off, and on again', async (id) => {
    const refused = await remove('shift', id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Bảng công tính theo ca này nên không xoá được. Bạn có thể ngưng dùng ca này',
    ]);
    expect((await change('shift', { id, active: false })).json().data).toMatchObject({ id, active: false });
    expect((await remove('shift', id)).statusCode).toBe(422);
    expect((await change('shift', { id, active: true })).json().data).toMatchObject({ id, active: true });
  });

  test('a stale save is answered with the entry as it stands (D12); history and live tell each change once', async () => {
    const said = await change('shift', { id: 1, start: '07:30', grace_minutes: 10, version: 1 });
    expect(said.json().data).toMatchObject({ start: '07:30', end: '12:00', grace_minutes: 10, version: 2 });
    const stale = await change('shift', { id: 1, name: 'Sáng', version: 1 });
    expect([stale.statusCode, stale.json().current]).toEqual([
      409,
      expect.objectContaining({ start: '07:30', version: 2 }),
    ]);
    await change('shift', { id: 1, start: '07:30' });
    expect(await db().select().from(historyEntries).orderBy(asc(historyEntries.id))).toMatchObject([
      { model: 'FormType', model_id: 1, user_id: 2, column: 'start', old_value: '08:00', new_value: '07:30' },
      { model: 'FormType', model_id: 1, user_id: 2, column: 'grace_minutes', old_value: '5', new_value: '10' },
      // the day from which it is so: today
      { model: 'FormType', model_id: 1, user_id: 2, column: 'applies_from', old_value: null },
    ]);
    const heard = await db().select().from(liveEvents).orderBy(liveEvents.id);
    expect(heard.map(({ body }) => body)).toMatchObject([
      { noun: 'form-type', record_id: 1, version: 2, changed_by: 2 },
    ]);
  });

  test('one place up or down is the order in which forms offer them', async () => {
    await change('shift', { id: 3, move: 'up' });
    expect(await names('shift')).toEqual(['Ca sáng', 'Ca tối', 'Ca chiều']);
    await change('shift', { id: 1, move: 'up' });
    await change('shift', { id: 1, move: 'down' });
    expect(await names('shift')).toEqual(['Ca tối', 'Ca sáng', 'Ca chiều']);
  });
});

test('admins write, everybody who is signed in reads', async () => {
  const chatStaff = anActor({ id: 11, chat_permission: 1 });
  for (const who of [agent, chatStaff]) {
    expect((await add('reasonLeave', { name: 'A' }, who)).statusCode).toBe(403);
    expect((await change('shift', { id: 1, name: 'A' }, who)).statusCode).toBe(403);
    expect((await remove('shift', 1, who)).statusCode).toBe(403);
  }
});
