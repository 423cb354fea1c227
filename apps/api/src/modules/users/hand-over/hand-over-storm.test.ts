import type { HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { handedKinds } from '@toam/domain/staff/hand-over';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { allRows } from '../../../testing/all-rows';
import { dice, isDone, type Roll } from '../../../testing/dice';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../../testing/test-app';
import { customers } from '../../customers/customer.schema';
import { historyEntries } from '../../../history/history.schema';
import { houses } from '../../houses/house.schema';
import { requests } from '../../needs/need.schema';
import { users } from '../user.schema';
import { admin } from './hand-over.fixture';
import { handOvers } from './hand-over.schema';
import { staffReferences } from '../../../references/staff-reference';
import { namedElsewhere, staffStay } from '../../references';

testApp();

const people = [5, 6, 7, 8, 9];
const wanted = 40;

/** Five people, each with customers (some shared), needs and houses, and each leading two others. */
async function fill(): Promise<void> {
  await insertUser(admin);
  for (const id of people) await insertUser({ id, name: `Người ${id}`, job_position: 6 });
  for (const [at, id] of people.entries()) {
    const next = people[(at + 1) % people.length]!;
    for (let one = 0; one < 4; one++) {
      const co_staff = one === 0 ? [next] : [];
      const customer = await insertCustomer({ user_id: id, co_staff, name: `Khách ${id}.${one}` });
      await insertNeed({ user_id: id, customer_id: customer.id, staff: one === 1 ? [next] : [] });
      await insertHouse({ user_id: id, customer_id: customer.id, deleted_at: one === 3 ? new Date() : null });
    }
    for (const member of [100, 200]) await insertUser({ id: member + id, manager: id });
  }
}

const someone = (roll: Roll) => people[roll(people.length)]!;

const hand = (caller: Caller, roll: Roll): Promise<boolean> => {
  const kinds = handedKinds.filter(() => roll(4) > 0);
  return isDone(
    caller.post('/user/hand-over', {
      ...{ user_id: someone(roll), to_id: someone(roll), kinds },
      // a locked receiver is refused, so most accounts stay open
      lock: roll(4) === 0,
      resigned: roll(2) === 0,
    }),
  );
};

async function takeBack(caller: Caller, roll: Roll): Promise<boolean> {
  const all = await db().select({ id: handOvers.id }).from(handOvers);
  const one = all[roll(Math.max(1, all.length))];
  return one !== undefined && isDone(caller.post(`/user/hand-over/${one.id}/undo`));
}

/** Changes single records and accounts at the same time. */
async function meddle(caller: Caller, roll: Roll): Promise<boolean> {
  switch (roll(4)) {
    case 0:
      return isDone(caller.put('/house/detail', { house_id: 1 + roll(20), user_id: someone(roll) }));
    case 1:
      return isDone(caller.put('/customer/detail', { customer_id: 1 + roll(20), user_id: someone(roll) }));
    case 2:
      return isDone(caller.put('/user/detail', { user_id: 100 + someone(roll), manager: someone(roll) }));
    default:
      return isDone(caller.put('/user/detail', { user_id: someone(roll), status: 1 }));
  }
}

/** Four admins' tabs at the same time. */
async function storm(seed: number): Promise<void> {
  let [done, left] = [0, 1500];
  const work = async (worker: number) => {
    const roll = dice(seed + worker);
    const caller = withSession(await insertSession(admin.id));
    while (done < wanted && left-- > 0) {
      const turn = roll(5);
      if (turn < 2) done += Number(await hand(caller, roll));
      else if (turn < 4) done += Number(await takeBack(caller, roll));
      else await meddle(caller, roll);
    }
  };
  await Promise.all([1, 2, 3, 4].map(work));
  expect(done).toBeGreaterThanOrEqual(wanted);
}

/** All records with their owners. */
async function owners() {
  return {
    customers: await allRows(customers),
    needs: await allRows(requests),
    houses: await allRows(houses),
    members: await allRows(users, sql`id > 100`),
  };
}

/** Every record has an owner, nobody has one twice, nobody leads themselves, and each history ends at the record's present state. */
async function account(): Promise<void> {
  const now = await owners();
  const known = new Set([...people, admin.id]);
  expect(now.customers).toHaveLength(20);
  for (const { user_id, co_staff } of now.customers) {
    expect(known).toContain(user_id);
    expect(new Set(co_staff).size).toBe(co_staff.length);
    expect(staffOfCustomer({ user_id, co_staff })).toHaveLength(co_staff.length + 1);
  }
  for (const { user_id, staff } of now.needs) {
    expect(known).toContain(user_id);
    expect(staff).not.toContain(user_id);
  }
  for (const { user_id } of now.houses) expect(known).toContain(user_id);
  for (const { manager } of now.members) expect(known).toContain(manager);
  await accountForHistories(now);
}

async function accountForHistories(now: Awaited<ReturnType<typeof owners>>): Promise<void> {
  const names = new Map((await db().select().from(users)).map(({ id, name }) => [id, name]));
  const last = async (model: 'Customer' | 'Request' | 'House', id: number) => {
    const entries = await allRows(
      historyEntries,
      sql`${eq(historyEntries.model, model)} and model_id = ${id} and "column" = 'user_id'`,
    );
    // each hand-over begins where the previous one ended
    entries.slice(1).forEach((entry, at) => expect(entry.old_value).toBe(entries[at]?.new_value));
    return entries.at(-1)?.new_value;
  };
  const check = async (model: 'Customer' | 'Request' | 'House', rows: { id: number; user_id: number | null }[]) => {
    for (const { id, user_id } of rows) {
      const told = await last(model, id);
      if (told !== undefined) expect([model, id, told]).toEqual([model, id, names.get(user_id!)]);
    }
  };
  await check('Customer', now.customers);
  await check('Request', now.needs);
  await check('House', now.houses);
}

test('hand-overs and undoings in any order, among edits, leave everything accounted for', async () => {
  await fill();
  await storm(Number(process.env.SEED ?? 20_261_120));
  await account();
}, 120_000);

test('hand-overs that are taken back in the reverse of their order leave everything as it was', async () => {
  await fill();
  const standing = async () => {
    const { customers: all, needs, houses: every, members } = await owners();
    return {
      customers: all.map(({ id, user_id, co_staff }) => [id, user_id, co_staff.toSorted()]),
      needs: needs.map(({ id, user_id, staff }) => [id, user_id, staff.toSorted()]),
      houses: every.map(({ id, user_id }) => [id, user_id]),
      members: members.map(({ id, manager }) => [id, manager]),
      accounts: (await allRows(users)).map(({ id, status, employee_status }) => [id, status, employee_status]),
    };
  };
  const before = await standing();
  const caller = withSession(await insertSession(admin.id));
  const roll = dice(Number(process.env.SEED ?? 7));
  for (let at = 0; at < 12; at++) await hand(caller, roll);
  const done = await allRows(handOvers);
  expect(done.length).toBeGreaterThan(3);
  for (const { id } of done.toReversed()) {
    const reply = await caller.post(`/user/hand-over/${id}/undo`);
    expect(reply.json<{ data: HandOver }>().data).toMatchObject({ returned: expect.anything() });
  }
  expect(await standing()).toEqual(before);
}, 60_000);

test('every reference to users has a holder, or a reason to stay: a new table cannot be forgotten', async () => {
  const { rows } = await db().execute<{ reference: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`);
  const decided = [...staffReferences().flatMap(({ references }) => references), ...Object.keys(staffStay)];
  expect(decided.toSorted()).toEqual(rows.map(({ reference }) => reference).toSorted());
  expect(new Set(staffReferences().map(({ kind }) => kind))).toEqual(new Set(handedKinds));
});

test('columns that name staff without a foreign key are those that were decided about', async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.udt_name = '_int4' and c.column_name ~ 'staff|user' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...namedElsewhere].toSorted());
});
