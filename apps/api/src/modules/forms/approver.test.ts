import { JobPosition } from '@toam/domain/actor';
import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { anActor } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { users } from '../users/user.schema';
import { admin, agent, create, insertSenders, leader, leave, made, other, sick } from './form.fixture';

testApp();

/** Above the team's leader, and an accountant. */
const manager = anActor({ id: 5, job_position: JobPosition.manager });
const accountant = anActor({ id: 8, job_position: JobPosition.accountant });

beforeEach(async () => {
  await insertSenders();
  await insertUser(manager);
  await insertUser(accountant);
  await db().update(users).set({ manager: 5 }).where(eq(users.id, 6));
});

const settingOf = async (actor: Actor) => (await as(actor).get('/form/setting')).json().data;
const byManager = () => as(admin).put('/form/setting', { by: 'manager' });
const lock = (id: number) => db().update(users).set({ status: 0 }).where(eq(users.id, id));
const seenBy = async (actor: Actor) => {
  const listed = await as(actor).get('/form/all/waiting');
  const { is_asked, waiting } = (await as(actor).get('/form/waiting/count')).json().data;
  return [listed.statusCode, is_asked, waiting];
};

test('a fixed admin decides, whom admins name', async () => {
  expect(await settingOf(agent)).toMatchObject({ by: 'admin', approver: { id: 2 }, fixed: { id: 2 } });
  expect((await as(admin).put('/form/setting', { approver_id: 3 })).json().data).toMatchObject({ approver: { id: 3 } });
  expect((await as(admin).put('/form/setting', { approver_id: 7 })).statusCode).toBe(422);
  for (const actor of [agent, leader, accountant])
    expect((await as(actor).put('/form/setting', { by: 'manager' })).statusCode).toBe(403);
  expect((await create(leave({ user_approve: 6 }))).json().errors).toHaveProperty('user_approve');
});

test('as long as a fixed admin decides, only admins have the tab', async () => {
  await made();
  for (const actor of [agent, leader, manager, accountant]) expect(await seenBy(actor)).toEqual([403, false, 0]);
  for (const actor of [admin, other]) expect(await seenBy(actor)).toEqual([200, true, 1]);
});

describe('where the direct manager decides', () => {
  beforeEach(byManager);

  test('each sender is told who, and may name an admin instead', async () => {
    expect(await settingOf(agent)).toMatchObject({
      ...{ by: 'manager', approver: { id: 6 }, fixed: { id: 2 } },
      choices: [{ id: 6 }, { id: 2 }, { id: 3 }],
    });
    expect(await settingOf(leader)).toMatchObject({ approver: { id: 5 } });
    expect(await settingOf(manager)).toMatchObject({ approver: { id: 2 }, choices: [{ id: 2 }, { id: 3 }] });
    expect((await create(leave({ user_approve: 5 }))).statusCode).toBe(422);
    expect((await create(leave({ user_approve: 3 }))).statusCode).toBe(200);
  });

  test('a locked leader is passed over; without a superior it is the fixed admin', async () => {
    await lock(6);
    expect(await settingOf(agent)).toMatchObject({ approver: { id: 5 } });
    await lock(5);
    expect(await settingOf(agent)).toMatchObject({ approver: { id: 2 } });
  });

  test('the tab is theirs who can be asked, and nobody else’s', async () => {
    await made(leave({ user_approve: 6 }));
    expect(await seenBy(leader)).toEqual([200, true, 1]);
    expect(await seenBy(manager)).toEqual([200, true, 0]);
    expect(await seenBy(admin)).toEqual([200, true, 1]);
    for (const actor of [agent, accountant]) expect(await seenBy(actor)).toEqual([403, false, 0]);
    await lock(7);
    expect((await seenBy(leader))[0]).toBe(403);
    expect((await as(admin).put('/form/setting', { by: 'admin' })).json().data.by).toBe('admin');
    expect((await seenBy(manager))[0]).toBe(403);
  });

  test.each([
    ['the leader whom it is addressed to', leader, 200],
    ['the leader’s manager, whom it is not', manager, 403],
    ['an admin', other, 200],
    ['its sender', agent, 403],
    ['payroll', accountant, 403],
  ])('%s decides', async (_who, actor, status) => {
    const { id } = await made(leave({ user_approve: 6 }));
    expect((await as(actor).put(`/form/leave/${id}/approve`)).statusCode).toBe(status);
  });

  test('a leader never decides their own', async () => {
    const mine = await made(leave({ reason: sick, user_approve: 5 }), 'leave', leader);
    expect((await as(leader).put(`/form/leave/${mine.id}/approve`)).statusCode).toBe(403);
    expect((await as(manager).put(`/form/leave/${mine.id}/approve`)).statusCode).toBe(200);
  });

  test('the audit says what changed, in words', async () => {
    const [entry] = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(JSON.stringify(entry)).toContain('Quản lý trực tiếp');
  });
});

describe('who leads somebody is told that they will be away', () => {
  const told = () =>
    db()
      .select({ user: notifications.user_id, by: notifications.actor_id, detail: notifications.detail })
      .from(notifications)
      .where(eq(notifications.type, 26))
      .orderBy(notifications.user_id);
  const away = leave({ reason: sick, start_date: '2030/03/05', end_date: '2030/03/05', shift: 1 });

  test('by an admin’s decision as by a leader’s, who knows it already', async () => {
    const first = await made(away);
    await as(admin).put(`/form/leave/${first.id}/approve`);
    const detail = 'sẽ nghỉ phép 05/03, ca sáng';
    expect(await told()).toEqual([
      { user: 5, by: 7, detail },
      { user: 6, by: 7, detail },
    ]);
    await db().delete(notifications);
    await byManager();
    const second = await made({ ...away, shift: 2, user_approve: 6 });
    await as(leader).put(`/form/leave/${second.id}/approve`);
    expect(await told()).toEqual([{ user: 5, by: 7, detail: 'sẽ nghỉ phép 05/03, ca chiều' }]);
  });

  test('of nothing that is rejected, is over, or takes nobody away', async () => {
    const refused = await made(away);
    await as(admin).put(`/form/leave/${refused.id}/reject`, { reason: 'Đông khách' });
    const past = await made(leave({ reason: sick, start_date: '2026/11/03', end_date: '2026/11/03' }));
    await as(admin).put(`/form/leave/${past.id}/approve`);
    const regime = { start: '2030/03/01', end: '2030/03/31', late_time: '00:30', soon_time: '00:00' };
    const late = await made({ ...regime, reason: sick, user_approve: 2 }, 'regime');
    await as(admin).put(`/form/regime/${late.id}/approve`);
    expect(await told()).toEqual([]);
  });
});
