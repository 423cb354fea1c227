import { changeBodyOf, newBodyOf } from '@toam/contracts/record/record.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { choice, date, day, flag, line, moment, money, name, ref, text } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { asc, sql } from 'drizzle-orm';
import {
  bigint,
  date as dateColumn,
  integer,
  pgTable,
  smallint,
  text as textColumn,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, updatedAt } from '../db/columns';
import { db } from '../db/db';
import { historyEntries } from '../history/history.schema';
import { liveEvents } from '../live/event.schema';
import { anActor, anAdmin } from '../testing/an-actor';
import { insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { type Check, recordStore } from './record-store';

testApp();

const today = dayOf(Date.now() / 1000);
const agent = anActor({ id: 7 });
const other = anActor({ id: 8 });
const admin = anAdmin({ id: 2 });

/** A noun with a field of every kind. Its name and history are borrowed: only real nouns have them. */
const paper = record('coupon', {
  versioned: true,
  softDelete: true,
  fields: {
    title: name({ label: 'Tên', required: true }),
    fee: money({ label: 'Phí', wire: 'reducedFee', required: true, max: 1_000_000_000 }),
    due: day({ label: 'Hạn', wire: 'dueDate' }),
    on: date({ label: 'Ngày' }),
    seen: moment({ label: 'Đã xem' }),
    open: flag({ label: 'Mở', column: 'is_open' }),
    state: choice({ 1: 'Mới', 2: 'Xong' }, { label: 'Trạng thái', required: true }),
    owner: ref('staff', { label: 'Người giữ', default: 'actor', active: true }),
    remark: text({ label: 'Ghi chú', max: 500 }),
    secret: line({ label: 'Kín', hidden: true }),
  },
  unique: ['title', 'on'],
  list: { sorts: ['fee', 'title'], filters: ['fee', 'state', 'owner'], first: '-fee' },
  may: { write: (actor, { owner_id }) => (actor.role !== 3 || actor.id === owner_id ? null : 'notYours') },
  audience: ({ owner_id }) => ({ users: [owner_id] }),
  history: 'Coupon',
});
const papers = pgTable('record_papers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  title: textColumn('title').notNull(),
  fee: bigint('fee', { mode: 'number' }).notNull(),
  due: dateColumn('due'),
  on: dateColumn('on'),
  seen: timestamp('seen', { withTimezone: true }),
  is_open: smallint('is_open').$type<0 | 1>(),
  state: smallint('state').notNull().$type<1 | 2>(),
  owner_id: integer('owner_id').notNull(),
  remark: textColumn('remark'),
  secret: textColumn('secret'),
  /** The record does not know it. */
  internal: textColumn('internal').default('nobody reads this'),
  created_at: createdAt(),
  updated_at: updatedAt(),
  deleted_at: deletedAt(),
});

const store = recordStore(paper, papers, {
  words: {
    ...{ notFound: 'không có', mayNotRead: 'không được xem', refused: { notYours: 'không phải của bạn' } },
    ...{ taken: () => ({ message: 'đã có' }), created: 'Tạo' },
  },
  scope: (actor) => (actor.role === 3 ? { owner: [actor.id] } : {}),
});
const noFriday: Check<typeof paper, typeof papers> = ({ after, changes }) =>
  changes('remark') && after.remark === 'thứ sáu' ? { remark: 'không được thứ sáu' } : {};

const newPaper = newBodyOf(paper);
const changedPaper = changeBodyOf(paper);
const body = newPaper.parse({
  ...{
    title: ' Phiếu   một ',
    reducedFee: 5_000_000,
    dueDate: dayStart(today),
    on: '2026-11-20',
    open: true,
    state: 1,
  },
  ...{ owner_id: 7, secret: 'x', remark: '' },
});

beforeEach(async () => {
  for (const person of [agent, other, admin]) await insertUser({ ...person, name: `Người ${person.id}` });
  await insertUser({ id: 9, status: 0 });
  await db().execute(sql`create table record_papers (id int primary key generated always as identity,
    version int not null default 1, title text not null, fee bigint not null, due date, "on" date, seen timestamptz,
    is_open smallint, state smallint not null, owner_id int not null, remark text, secret text, internal text default 'nobody reads this',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz)`);
});
afterEach(() => db().execute(sql`drop table record_papers`));

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string; message: string; errors?: object; current?: { id: number } }) => error,
  );
const events = () => db().$count(liveEvents);

describe('the order of a write', () => {
  test('found, may, version, nothing changed, valid, unique', async () => {
    const { id } = await store.create(admin, body);
    const second = await store.create(admin, { ...body, title: 'Phiếu hai' });
    const wrong = { id: second.id, version: 9, title: 'phiếu MỘT', remark: 'thứ sáu' };
    const change = (input: object, actor = agent) =>
      refusal(store.change(actor, { ...wrong, ...input }, { before: [noFriday] }));
    expect(await change({ id: 999 }, other)).toMatchObject({ code: 'not_found', message: 'không có' });
    expect(await change({}, other)).toMatchObject({ code: 'forbidden', message: 'không phải của bạn' });
    expect(await change({})).toMatchObject({ code: 'conflict', current: { id: second.id, version: 1 } });
    expect(await change({ version: 1 })).toMatchObject({ code: 'invalid', errors: { remark: 'không được thứ sáu' } });
    expect(await change({ version: 1, remark: null })).toMatchObject({ code: 'conflict', current: { id } });
    expect(await change({ version: 1, remark: null, title: 'Phiếu 2' })).toBe('done');
  });

  test('all that is wrong is told at once; who left is named no more, but stays where they were', async () => {
    const wrong = { ...body, owner_id: 9, remark: 'thứ sáu' };
    const refused = await refusal(store.create(admin, wrong, { before: [noFriday] }));
    expect(refused).toMatchObject({ errors: { owner_id: /nghỉ hoặc bị khoá/, remark: 'không được thứ sáu' } });
    const { id } = await store.create(admin, body);
    await db().execute(sql`update record_papers set owner_id = 9`);
    expect((await store.change(admin, { id, remark: 'a' })).owner_id).toBe(9);
  });

  test('a change of nothing writes nothing', async () => {
    const made = await store.create(agent, body);
    const before = await events();
    expect(await store.change(agent, { id: made.id, version: 1, title: 'Phiếu một' })).toEqual(made);
    expect(await events()).toBe(before);
  });

  test('what a call writes beside it is written with it, or neither', async () => {
    const failing = store.create(admin, body, { after: () => Promise.reject(new Error('no room')) });
    await expect(failing).rejects.toThrow('no room');
    expect([await db().$count(papers), await events(), await db().$count(historyEntries)]).toEqual([0, 0, 0]);
  });
});

test('a row has wire names, epochs and names, and no column that nobody decided on', async () => {
  const made = await store.create(agent, body);
  expect(made).toEqual({
    ...{
      id: made.id,
      version: 1,
      title: 'Phiếu một',
      reducedFee: 5_000_000,
      dueDate: dayStart(today),
      on: '2026-11-20',
    },
    ...{ seen: null, open: 1, state: 1, owner_id: 7, owner: { id: 7, name: 'Người 7', avatar: null }, remark: null },
    ...{ created_at: expect.any(Number), updated_at: expect.any(Number) },
  });
});

test('the history has words by kind, and nothing of hidden fields', async () => {
  const { id } = await store.create(admin, body);
  const input = { id, version: 1, dueDate: null, state: 2, owner_id: 8, open: 0, reducedFee: 6_000_000, secret: 'y' };
  await store.change(admin, changedPaper.parse(input));
  await store.remove(admin, { id, version: 2 });
  await store.restore(admin, id);
  const lines = await db().select().from(historyEntries).orderBy(asc(historyEntries.id));
  expect(lines.map(({ column, old_value, new_value }) => [column, old_value, new_value])).toEqual([
    ['created_at', null, 'Tạo'],
    ['fee', '5000000', '6000000'],
    ['due', today.split('-').reverse().join('/'), null],
    ['open', '1', '0'],
    ['state', 'Mới', 'Xong'],
    ['owner', 'Người 7', 'Người 8'],
    ['deleted_at', null, 'Đã xoá'],
    ['deleted_at', 'Đã xoá', null],
  ]);
});

describe('unique values', () => {
  test('a name stands once whatever its case; an empty part is a value, too; a restored record minds it', async () => {
    const nowhere = { ...body, on: null };
    const { id } = await store.create(admin, nowhere);
    expect(await refusal(store.create(admin, { ...nowhere, title: 'PHIẾU MỘT' }))).toMatchObject({ current: { id } });
    expect(await refusal(store.create(admin, body))).toBe('done');
    await store.remove(admin, { id });
    await store.create(admin, { ...nowhere, title: 'phiếu một' });
    expect(await refusal(store.restore(admin, id))).toMatchObject({ code: 'conflict' });
  });

  test('whoever may not read the other record is not shown it', async () => {
    await store.create(admin, { ...body, owner_id: 8 });
    const refused = await refusal(store.create(agent, body));
    expect(refused).toMatchObject({ code: 'conflict', message: 'đã có' });
    expect(refused).not.toHaveProperty('current.id');
  });

  test('of ten at once one is stored', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => refusal(store.create(admin, body))));
    expect(all.filter((one) => one === 'done')).toHaveLength(1);
    expect(await db().$count(papers)).toBe(1);
  });
});

test('of ten changes of one version one is stored, and the others are told of it', async () => {
  const { id } = await store.create(admin, body);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, fee) => refusal(store.change(admin, { id, version: 1, reducedFee: fee }))),
  );
  expect(all.filter((one) => one === 'done')).toHaveLength(1);
  expect(all.filter((one) => (one as { code?: string }).code === 'conflict')).toHaveLength(9);
});

test('events are for the record’s audience, and only ids', async () => {
  const { id } = await store.create(agent, body);
  const [event] = await db().select().from(liveEvents);
  expect(event).toMatchObject({ users: [7], rule: null });
  expect(event!.body).toEqual({ noun: 'coupon', record_id: id, version: 1, changed_by: 7 });
});

test('a list is what the actor reads, narrowed by ranges, values and references, and sorted', async () => {
  for (const fee of [1, 2, 3])
    await store.create(admin, { ...body, title: `P${fee}`, reducedFee: fee, state: fee === 3 ? 2 : 1, owner_id: fee === 1 ? 8 : 7 }); // prettier-ignore
  const fees = async (where: Parameters<typeof store.page>[2], sort?: 'fee' | '-fee', actor = admin) =>
    (await store.page(actor, { page: 1, size: 2, ...(sort && { sort }) }, where)).list.map((row) => row.reducedFee);
  expect(await fees({})).toEqual([3, 2]);
  expect(await fees({ fee: { to: 2 } }, 'fee')).toEqual([1, 2]);
  expect(await fees({ state: [2], owner: [7] })).toEqual([3]);
  expect(await fees({}, 'fee', other)).toEqual([1]);
  expect(await fees({ owner: [7] }, 'fee', other)).toEqual([]);
  expect((await store.page(admin, { page: 2, size: 2 })).list.map(({ title }) => title)).toEqual(['P1']);
  const hers = (await store.all(other))[0]!;
  expect(await refusal(store.find(agent, hers.id))).toMatchObject({ code: 'forbidden', message: 'không được xem' });
  expect((await store.find(other, hers.id)).title).toBe('P1');
});
