import type { DoneMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { MatchTarget } from '@toam/domain/need-values';
import { desc, isNull, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { allRows } from '../../../testing/all-rows';
import { anAdmin } from '../../../testing/an-actor';
import { dice, isDone, type Roll } from '../../../testing/dice';
import { aHouseBody, insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { aNeedBody, insertContact, insertNeed } from '../../../testing/insert-need';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../../testing/test-app';
import { contactRequests } from '../../contacts/contact.schema';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../../matches/match.schema';
import { requests } from '../../needs/need.schema';
import { type Customer, customers } from '../customer.schema';
import { customerReferences } from '../../../references/customer-reference';
import { customersStay } from '../../references';
import { customerMerges } from './customer-merge.schema';

testApp();

const people = 12;
const wanted = 50;
const admin = anAdmin({ id: 2 });

/** Everything that the API accepted and that must still exist at the end. */
class Ledger {
  readonly phones = new Set<string>();
  /** Words in customers' notes, and in notes about showings. */
  readonly notes = new Set<string>();
  readonly remarks = new Set<string>();
  readonly needs = new Set<number>();
  readonly houses = new Set<number>();
  #last = 0;
  /** A text that occurs only once. */
  token = (): string => `#${String(++this.#last).padStart(4, '0')}#`;
  phone = (): string => `09${String(++this.#last).padStart(8, '0')}`;
}

/** Twelve customers of three agents. Each has a need, a house, a contact and two showings of five houses that all may see. */
async function fill(ledger: Ledger): Promise<void> {
  await insertDictionary();
  for (const id of [2, 5, 6, 7]) await insertUser({ id, ...(id === 2 ? admin : {}) });
  for (let at = 0; at < 5; at++) await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  for (let at = 0; at < people; at++) {
    const [phone, note, remark] = [ledger.phone(), ledger.token(), ledger.token()];
    const user_id = 5 + (at % 3);
    const { id } = await insertCustomer({ user_id, phone_number: phone, phones: [phone], description: note });
    const need = await insertNeed({ user_id, customer_id: id });
    const house = await insertHouse({ user_id, customer_id: id });
    await insertContact({ house_id: house.id, customer_id: id });
    const standing = { customer_id: id, target: 1 as const, user_id };
    await db()
      .insert(recommendations)
      .values([
        { ...standing, house_id: 1 + (at % 5), note: remark, request_id: need.id },
        { ...standing, house_id: 1 + ((at + 2) % 5) },
      ]);
    ledger.phones.add(phone);
    ledger.notes.add(note);
    ledger.remarks.add(remark);
    ledger.needs.add(need.id);
    ledger.houses.add(house.id);
  }
}

type Step = (caller: Caller, roll: Roll, ledger: Ledger) => Promise<boolean>;

/** A random customer that exists now. A moment later it may be merged. */
async function anybody(roll: Roll): Promise<Customer> {
  const living = await allRows(customers, isNull(customers.deleted_at));
  return living[roll(living.length)]!;
}

const merge: Step = async (caller, roll) => {
  const [kept, merged] = [await anybody(roll), await anybody(roll)];
  if (kept.id === merged.id) return false;
  const sides = ['kept', 'merged'] as const;
  const choices = { name: sides[roll(2)], phone_number: sides[roll(2)], user_id: sides[roll(2)] };
  const seen = ({ id, version }: Customer) => ({ id, version });
  return isDone(caller.post('/customer/merge', { kept: seen(kept), merged: seen(merged), choices }));
};

const standing = () => db().select().from(customerMerges).where(isNull(customerMerges.undone_at));

const undo: Step = async (caller, roll) => {
  const merges = await standing().orderBy(desc(customerMerges.id));
  const one = merges[roll(2)];
  return one !== undefined && isDone(caller.post(`/customer/merge/${one.id}/undo`));
};

/** Writes a note, and a number into an empty field. */
const edit: Step = async (caller, roll, ledger) => {
  const customer = await anybody(roll);
  const [note, phone] = [ledger.token(), ledger.phone()];
  const { id, version, description } = customer;
  const free = (['phone_number2', 'phone_number3', 'phone_number4'] as const).find((field) => !customer[field]);
  const body = {
    customer_id: id,
    version,
    description: `${description ?? ''}\n${note}`,
    ...(free && { [free]: phone }),
  };
  if (!(await isDone(caller.put('/customer/detail', body)))) return false;
  ledger.notes.add(note);
  if (free) ledger.phones.add(phone);
  return true;
};

const makeNeed: Step = async (caller, roll, ledger) => {
  const reply = await caller.post('/customer/request/detail', { ...aNeedBody, customer_id: 1 + roll(people) });
  if (reply.statusCode === 200) ledger.needs.add(reply.json<{ data: { need: { id: number } } }>().data.need.id);
  return isDone(Promise.resolve(reply));
};

const makeHouse: Step = async (caller, roll, ledger) => {
  const house_number = ledger.token();
  const reply = await caller.post('/house/detail', { ...aHouseBody, house_number, customer_id: 1 + roll(people) });
  if (reply.statusCode === 200) ledger.houses.add(reply.json<{ data: { house_id: number } }>().data.house_id);
  return isDone(Promise.resolve(reply));
};

/**
 * Shows a house through an existing need: one of the five common houses, or a new one with a note. Notes have no
 * version. Two people who write the same note at once would prove nothing about merging, so each note gets a new house.
 */
const show: Step = async (caller, roll, ledger) => {
  const all = await db().select().from(requests);
  const need = all[roll(all.length)]!;
  const remark = roll(2) ? ledger.token() : null;
  const house_id = remark ? (await insertHouse({ user_id: 7 })).id : 1 + roll(5);
  const body = { house_id, customer_id: need.customer_id, request_id: need.id, status: roll(4) };
  const isSaid = await isDone(caller.post('/customer/house/recommend', remark ? { ...body, note: remark } : body));
  if (isSaid && remark) ledger.remarks.add(remark);
  return isSaid;
};

const others = [edit, makeNeed, makeHouse, show];

/** Six people work at once until there were fifty merges and undos. Other work runs between them. */
async function storm(ledger: Ledger, seed: number): Promise<void> {
  let [done, left] = [0, 3000];
  const work = async (worker: number) => {
    const roll = dice(seed + worker);
    const caller = withSession(await insertSession(admin.id));
    while (done < wanted && left-- > 0) {
      const turn = roll(5);
      const step = turn < 3 ? [merge, merge, undo][turn]! : others[roll(others.length)]!;
      const isCounted = (await step(caller, roll, ledger)) && turn < 3;
      done += Number(isCounted);
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
  expect(done).toBeGreaterThanOrEqual(wanted);
}

const lost = (ledger: Iterable<string>, texts: string[]): string[] => {
  const everything = texts.join('\n');
  return [...ledger].filter((token) => !everything.includes(token));
};

/** Checks that everything in the ledger is in its place. */
async function account(ledger: Ledger): Promise<void> {
  const all = await allRows(customers);
  const living = all.filter(({ deleted_at }) => deleted_at === null);
  const merges = await standing();
  const isLiving = new Set(living.map(({ id }) => id));

  expect(
    lost(
      ledger.phones,
      living.flatMap(({ phones }) => phones),
    ),
  ).toEqual([]);
  const aside = merges.flatMap(({ kept_before, merged_before }) => [kept_before, merged_before]);
  expect(
    lost(
      ledger.notes,
      [...living, ...aside].map(({ description }) => description ?? ''),
    ),
  ).toEqual([]);
  expect(all.filter(({ deleted_at, merged_into }) => (deleted_at === null) !== (merged_into === null))).toEqual([]);
  expect(merges.map(({ merged_id }) => merged_id).toSorted()).toEqual(
    all.flatMap(({ id, merged_into }) => (merged_into === null ? [] : [id])).toSorted(),
  );

  const needs = await db().select().from(requests);
  expect(needs.map(({ id }) => id).toSorted()).toEqual([...ledger.needs].toSorted());
  expect(needs.filter(({ customer_id }) => !isLiving.has(customer_id))).toEqual([]);
  const owned = (await db().select().from(houses)).filter(({ customer_id }) => customer_id !== null);
  expect(owned.map(({ id }) => id).toSorted()).toEqual([...ledger.houses].toSorted());
  expect(owned.filter(({ customer_id }) => !isLiving.has(customer_id!))).toEqual([]);
  const contacts = await db().select().from(contactRequests);
  expect(contacts.filter(({ customer_id }) => !isLiving.has(customer_id!))).toEqual([]);
  await accountForShowings(ledger, isLiving);
}

async function accountForShowings(ledger: Ledger, isLiving: Set<number>): Promise<void> {
  const rows = await db().select().from(recommendations);
  const shown = rows.filter(({ customer_id }) => isLiving.has(customer_id));
  expect(
    lost(
      ledger.remarks,
      shown.map(({ note }) => note ?? ''),
    ),
  ).toEqual([]);
  const needs = new Map((await db().select().from(requests)).map((need) => [need.id, need.customer_id]));
  const strange = shown.filter(
    ({ request_id, customer_id }) => request_id !== null && needs.get(request_id) !== customer_id,
  );
  expect(strange).toEqual([]);
  for (const { id, recommend_quantity, seen_quantity } of await db().select().from(houses)) {
    const at = (target: MatchTarget) => shown.filter((row) => row.house_id === id && row.target === target).length;
    expect([id, recommend_quantity, seen_quantity]).toEqual([id, at(MatchTarget.recommended), at(MatchTarget.seen)]);
  }
}

/** Undoes all remaining merges, last first. */
async function undoAll(): Promise<void> {
  const caller = withSession(await insertSession(admin.id));
  for (const { id } of await standing().orderBy(desc(customerMerges.id))) {
    const reply = await caller.post(`/customer/merge/${id}/undo`);
    expect(reply.json<{ data: DoneMerge }>()).toHaveProperty('data');
  }
}

test('after fifty merges and undoings among edits every number, need, house and note is accounted for', async () => {
  const ledger = new Ledger();
  await fill(ledger);
  const before = await allRows(customers);
  await db().execute(sql`
    update houses h set recommend_quantity =
      (select count(*) from recommendations r where r.house_id = h.id and r.target = ${MatchTarget.recommended})`);
  await storm(ledger, Number(process.env.SEED ?? 20_261_120));
  await account(ledger);
  await undoAll();
  await account(ledger);
  const after = await allRows(customers);
  expect(after.map(({ id, merged_into }) => [id, merged_into])).toEqual(before.map(({ id }) => [id, null]));
  for (const [at, { name, phone_number, user_id }] of before.entries()) {
    expect(after[at]).toMatchObject({ name, user_id });
    expect(after[at]!.phones).toContain(phone_number);
    expect(staffOfCustomer(after[at]!)).toEqual([user_id]);
  }
}, 120_000);

test('every reference to customers has a holder, or a reason to stay: a new table cannot be forgotten', async () => {
  const { rows } = await db().execute<{ reference: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'customers'::regclass order by 1`);
  const held = customerReferences().flatMap(({ references }) => references);
  expect(rows.map(({ reference }) => reference)).toEqual([...held, ...Object.keys(customersStay)].toSorted());
  expect(new Set(customerReferences().map(({ name }) => name)).size).toBe(customerReferences().length);
});
