import { dayOf } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertArticle } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { articles } from './knowledge.schema';
import { remindKeepers } from './review-articles';

testApp();

const today = dayOf(Date.now() / 1000);
const admin = anAdmin({ id: 2 });
const author = anActor({ id: 7 });
const keeper = anActor({ id: 8 });
beforeEach(async () => {
  for (const person of [admin, author, keeper]) await insertUser(person);
});

const stored = (review_on: string | null, status: 0 | 1 = 1) =>
  insertArticle({ user_id: 7, keeper_id: 8, review_on, status });
const told = () => db().select().from(notifications);

test('its keeper is reminded on the day, once; not before, and not of what is not posted', async () => {
  const due = await stored(today);
  await stored(addDays(today, 1));
  await stored(null);
  await stored(today, 0);
  await remindKeepers();
  await remindKeepers();
  expect(await told()).toMatchObject([
    { user_id: 8, actor_id: null, type: 29, subject: 'article', subject_id: due.id },
  ]);
});

test('still true, it is looked at again in three months, and then reminds again', async () => {
  const { id } = await stored(addDays(today, -2));
  await remindKeepers();
  expect((await as(author).put('/knowledge/review', { id })).statusCode).toBe(403);
  const { data } = (await as(keeper).put('/knowledge/review', { id })).json();
  expect([data.is_overdue, data.review_on > addDays(today, 80), data.review_on < addDays(today, 95)]).toEqual([
    false,
    true,
    true,
  ]);
  await remindKeepers();
  expect(await told()).toHaveLength(1);
  await db()
    .update(notifications)
    .set({ created_at: new Date(Date.now() - 9 * 86_400_000) });
  await db().update(articles).set({ review_on: today }).where(eq(articles.id, id));
  await remindKeepers();
  expect(await told()).toHaveLength(2);
});

test('an author names another keeper and day without asking; somebody who left is none', async () => {
  const { id } = await stored(null);
  await insertUser({ id: 9, status: 0 });
  const named = await as(author).put('/knowledge', { id, keeper_id: 2, review_on: '2030-01-31' });
  expect(named.json().data).toMatchObject({ keeper: { id: 2 }, review_on: '2030-01-31', status: 1, edit: null });
  expect((await as(author).put('/knowledge', { id, keeper_id: 9 })).json().errors.keeper_id).toMatch(/đã nghỉ/);
});
