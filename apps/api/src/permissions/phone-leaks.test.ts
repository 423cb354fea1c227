import { houseCustomerGroups } from '@toam/contracts/need/match.schema';
import { needHouseGroups } from '@toam/contracts/need/need-houses.schema';
import { needListModes } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { JobPosition, Role } from '@toam/domain/actor';
import { mergedFieldsOf } from '@toam/domain/customer/customer-merge';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { normalisePhone } from '@toam/domain/phone';
import { plainToRichText } from '@toam/domain/rich-text';
import { eq, sql } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import type { LightMyRequestResponse } from 'fastify';
import { db } from '../db/db';
import { findRow, insertRow } from '../db/rows';
import { recordChanges } from '../history/record-changes';
import { houseComments } from '../modules/comments/comment.schema';
import { customers } from '../modules/customers/customer.schema';
import { customerMerges } from '../modules/customers/merge/customer-merge.schema';
import { houseDrafts } from '../modules/houses/saving/house-draft.schema';
import { notifications } from '../live/notification.schema';
import { recommendations } from '../modules/matches/match.schema';
import { anActor } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertCustomer, insertDictionary, insertHouse } from '../testing/insert-house';
import { insertContact, insertNeed } from '../testing/insert-need';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { chatCalls, plantChat } from './planted-chat.fixture';

const { app } = testApp();

/** Milliseconds. Every endpoint is called for every record. */
const timeout = 240_000;

const owner = anActor({ id: 7 });
const people: [string, Actor][] = [
  ['a colleague who may switch houses', anActor({ id: 8, update_product_permission: 1 })],
  ['a manager who answers chats', anActor({ id: 5, job_position: JobPosition.manager, chat_permission: 1 })],
  ['a marketer with every flag', anActor({ id: 6, role: Role.marketer, customer_permission: 1, chat_permission: 1 })],
];

/** Fifty customers: two hundred numbers. */
const records = Array.from({ length: 50 }, (_, at) => at + 1);
/**
 * The records that every endpoint is called for: one of each kind of planted record. Lists, searches and sheets show all
 * records anyway.
 */
const askedAbout = records.slice(0, 6);
/** Four numbers of each customer, as people write them. */
const phonesOf = (id: number) => {
  const end = String(1000 + id).slice(1);
  return [`0903 618 ${end}`, `+84 913.618.${end}`, `0168 361 8${end}`, `028-3618-1${end}`] as const;
};
/** The first two as people write them into names, addresses and emails. No digit is where a program expects it. */
const disguisedOf = (id: number) => {
  const end = String(1000 + id).slice(1);
  const wide = end.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return [
    `０９０３-６１８-${wide}`,
    `0913\u200B618\u200B${end}`,
    `O9O3 618 ${end}`,
    `(091) 3618 ${end}`,
    `913618${end}`,
  ] as const;
};
const planted = records.flatMap((id) => [
  ...phonesOf(id).flatMap((phone) => [phone, normalisePhone(phone)]),
  ...disguisedOf(id),
]);
/** All numbers without their last three digits. One pass over an answer then finds any of them. */
const beginnings = [...new Set(planted.map((phone) => phone.slice(0, -3)))];
const anyPlanted = new RegExp(
  `(?:${beginnings.map((text) => text.replace(/[.+()]/g, '\\$&')).join('|')})[\\d０-９]{3}`,
);

/** Customers of the owner, each with a shared house. Every third house is the viewer's, who named the customer by id. */
async function plant(viewer: Actor): Promise<void> {
  await insertUser({ ...owner });
  for (const id of [1, 2, 3, 4, 5, 9, 10, 11, 12]) await insertUser({ id });
  await insertUser({ ...viewer });
  await insertDictionary();
  for (const id of records) {
    const [phone_number, phone_number2, phone_number3, phone_number4] = phonesOf(id);
    const phones = phonesOf(id).map(normalisePhone);
    const [wide, hidden, withO, bracketed, bare] = disguisedOf(id);
    await db()
      .insert(customers)
      .values({
        ...{ name: `Khách ${id} ${wide}`, address: `12 Lê Lợi, ${hidden}, ${withO}`, fax: bracketed },
        ...{ email: `khach${normalisePhone(phone_number)}@mail.vn`, social_id: normalisePhone(phone_number3) },
        ...{ user_id: 7, phone_number, phone_number2, phone_number3, phone_number4, phones },
        ...{ description: `Gọi ${phone_number}, vợ ${phone_number2}`, character: `Zalo ${phone_number3}, ${bare}` },
        more_phones: id % 4 === 0 ? [phone_number4] : [],
      });
    const isTheirs = id % 3 === 0;
    const place = { province: 2, district: 21, into_money: 5_000_000_000, has_draft: true };
    await insertHouse({
      ...place,
      ...writtenTexts(id),
      user_id: isTheirs ? viewer.id : 7,
      customer_id: id,
      customer_vouched: !isTheirs,
      public: 1,
      public_approval: 1,
      version: 2,
    });
    await plantTalk(viewer, id);
    await plantNeed(viewer, id, isTheirs);
    await plantChat(id, phonesOf(id), disguisedOf(id));
    await recordChanges(owner, 'Customer', id, [
      { column: 'phone_number', old_value: phone_number, new_value: phone_number2 },
      { column: 'phone_number3', old_value: null, new_value: phone_number3 },
      { column: 'name', old_value: `Khách ${withO}`, new_value: `Khách ${wide}` },
      { column: 'fax', old_value: bracketed, new_value: bare },
      { column: 'email', old_value: `${normalisePhone(phone_number)}@mail.vn`, new_value: null },
      { column: 'address', old_value: hidden, new_value: withO },
      { column: 'description', old_value: `Zalo ${phone_number4}`, new_value: `Gọi ${phone_number}` },
    ]);
  }
  for (const id of records.filter((record) => record % 4 === 0)) await plantMerge(id);
}

/** The texts of a house with the owner's numbers, as agents write them. D125 */
function writtenTexts(id: number) {
  const [phone, phone2, phone3] = phonesOf(id);
  const [wide, hidden, withO, bracketed, bare] = disguisedOf(id);
  const rich = plainToRichText(`Gọi ${phone}\nhoặc ${wide}`);
  const [half, rest] = [phone2.slice(0, 7), phone2.slice(7)];
  const bold = [{ type: 'bold' as const }];
  const inParts = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: half }, { type: 'text' as const, text: rest, marks: bold }] }; // prettier-ignore
  const link = { type: 'link' as const, attrs: { href: `https://zalo.me/${normalisePhone(phone3)}` } };
  const linked = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Zalo', marks: [link] }] };
  const text = { ...rich, content: [...rich.content, inParts, linked] };
  return {
    ...{ slug: `nha-${normalisePhone(phone)}-${id}`, title: `Nhà đẹp ${phone}`, key_word: `LH ${hidden}` },
    ...{ descriptions: `Chính chủ ${withO}`, description: text, internal_description: text },
    ...{ house_address: `Lê Lợi ${bracketed}`, new_address: `12 Lê Lợi ${bare}`, block_section: bare },
    ...{ address_post: `LH ${phone2}`, post_address: `LH ${phone3}`, reason_stop_selling: `Chủ ${phone} dừng` },
    ...{ reject_public_condition: `Trùng ${phone}`, reject_web_condition: `Trùng ${wide}` },
  };
}

/** The comments on the customer's house, its former customer, and the customer that a draft proposes. */
async function plantTalk(viewer: Actor, id: number): Promise<void> {
  const [phone, phone2] = phonesOf(id);
  const [wide, hidden, withO] = disguisedOf(id);
  const base = { house_id: id, user_id: 7 };
  const thread = await insertRow(houseComments, { ...base, content: `Chủ nhà ${phone}, @[9] gọi ${wide}` });
  await db()
    .insert(houseComments)
    .values({ ...base, user_id: 9, parent_comment_id: thread.id, content: `Zalo ${phone2} hoặc ${withO}` });
  await db()
    .insert(notifications)
    .values({ user_id: viewer.id, type: 4, house_id: id, house_title: `Nhà đẹp ${phone}` });
  const next = (id % records.length) + 1;
  const proposed = { title: `Nhà mới ${phone2}`, description: plainToRichText(`Gọi ${wide}`) };
  await db()
    .insert(houseDrafts)
    .values({ ...base, attributes: { customer_id: next, ...proposed }, base_version: 1 });
  await recordChanges(owner, 'House', id, [
    { column: 'customer_id', old_value: `Khách ${hidden}`, new_value: `Khách ${id} ${wide}` },
    { column: 'title', old_value: `Nhà ${withO}`, new_value: `Nhà đẹp ${phone}` },
    { column: 'internalDescription', old_value: null, new_value: `Gọi ${phone2}` },
  ]);
}

/** A record that was merged into this one, with a note that was not chosen. The history contains its numbers. */
async function plantMerge(id: number): Promise<void> {
  const [phone_number, phone_number2] = phonesOf(id);
  const said = { description: `Gọi ${phone_number2}`, phone_number, phones: [normalisePhone(phone_number)] };
  const gone = await insertCustomer({ ...said, user_id: 7, merged_into: id, deleted_at: new Date() });
  const stored = await findRow(customers, eq(customers.id, id));
  const [is, merged_before] = [mergedFieldsOf(stored!), mergedFieldsOf(gone)];
  await db()
    .insert(customerMerges)
    .values({
      ...{ kept_id: id, merged_id: gone.id, user_id: 7, moved: {}, merged_before, kept_after: is },
      kept_before: { ...is, description: `Zalo ${phone_number2}` },
      held: { requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 },
    });
  await recordChanges(owner, 'Customer', id, [
    { column: 'more_phones', old_value: phone_number2, new_value: phone_number },
  ]);
}

/**
 * The customer's need and the house that they were shown. Every second need is the viewer's, who created it and
 * shared it with themselves. Notes and messages contain numbers too, as people write them.
 */
async function plantNeed(viewer: Actor, id: number, isTheirs: boolean): Promise<void> {
  const [phone, phone2, phone3, phone4] = phonesOf(id);
  const said = `Gọi ${phone} hoặc ${phone2}, vợ ${phone3}, nhà ${phone4}`;
  const isMadeUp = id % 2 === 0;
  const sharing = isMadeUp ? { user_id: viewer.id, staff: [viewer.id] } : { user_id: 7, customer_vouched: true };
  const wishes = { min_price: 1, require_column: ['province' as const] };
  const need = await insertNeed({ ...sharing, ...wishes, customer_id: id, description: said });
  await recordChanges(owner, 'Request', need.id, [{ column: 'description', old_value: said, new_value: said + '.' }]);
  await db()
    .insert(recommendations)
    .values({
      customer_id: id,
      house_id: id,
      request_id: need.id,
      target: id % 5 === 0 ? 0 : 2,
      user_id: 7,
      note: said,
    });
  // agents may see the numbers of people who ask about the agents' own houses
  if (isTheirs) return;
  await insertContact({ house_id: id, phone_number: phone, phone: normalisePhone(phone), message: said });
  await insertContact({ house_id: id, phone_number: phone2, message: said, name: said, customer_id: id });
}

const needColumns = ['customer', 'phone_number', 'description'].map((key) => ({ key }));
const needSheets: [string, SentCall][] = [
  ['POST /export/:kind', { params: { kind: 'request' }, body: { columns: needColumns, all: true } }],
];

/** A search by part of a hidden number must not reveal whether a need has that number. */
const needSearches = (phone: string): [string, SentCall][] => [
  ['GET /customer/request/list', { query: { size: 1000 } }],
  ['GET /customer/request/list', { query: { search: phone, size: 1000 } }],
  [
    'GET /customer/request/list',
    { query: { filters: JSON.stringify([{ column: 'description', operation: 'like', values: [phone.slice(-6)] }]) } },
  ],
];

const customerColumns = [
  'name',
  'phone_number',
  'phone_number2',
  'email',
  'fax',
  'address',
  'description',
  'character',
].map((key) => ({ key }));

/** Calls that read all customers at once. */
const customerLists = (phone: string): [string, SentCall][] => [
  ...['description', 'character', 'user', 'name', 'fax'].map((sort): [string, SentCall] => [
    'GET /customer/list',
    { query: { sort, search: 'khach' } },
  ]),
  ['POST /export/:kind', { params: { kind: 'customer' }, body: { columns: customerColumns, all: true } }],
  ['POST /export/:kind', { params: { kind: 'customer' }, body: { columns: customerColumns, search: phone } }],
];

const houseColumns = ['id', 'title', 'customer_id', 'address', 'key_word', 'descriptions', 'new_address'].map(
  (key) => ({ key }),
);
const wholeMap = { bounds: { south: 8, west: 102, north: 23, east: 110 }, zoom: 19 };

/** Calls that read all houses and needs at once: every tab. */
const everyTab: [string, SentCall][] = [
  ...houseListModes.flatMap((mode): [string, SentCall][] => [
    ['POST /house/v2/list', { query: { size: 1000 }, body: { mode } }],
    ['POST /house/map', { body: { mode, ...wholeMap } }],
    ['POST /export/:kind', { params: { kind: 'house' }, body: { mode, columns: houseColumns } }],
  ]),
  ...needListModes.map((mode): [string, SentCall] => ['GET /customer/request/list', { query: { mode, size: 1000 } }]),
];

/** Calls about one customer: pickers, the check of who has a number, saves that are refused or return little. */
const customerCalls = (id: number, phone: string): [string, SentCall][] => [
  ['GET /customer/userId/:id', { params: { id: 7 }, query: { search: phone } }],
  ['GET /customer/get-all', { query: { search: phone } }],
  ['GET /customer/get-all', { query: { ids: String(id) } }],
  ['GET /customer/same-phone', { query: { phone } }],
  ['PUT /customer/detail', { body: { customer_id: id, version: 999 } }],
  ['PUT /customer/detail', { body: { customer_id: id, description: '0000000000', phone_number2: phone } }],
];

/** Every tab for the first records; for the others only the groups with planted customers. */
const groupsFor = <Group extends string>(id: number, groups: readonly Group[], planted: readonly Group[]) =>
  id <= 2 ? groups : planted;

/** Further searches and calls that a curious person might try. */
const pryingCalls = (id: number): [string, SentCall][] => {
  const [phone] = phonesOf(id);
  const search = (text: string): [string, SentCall] => ['GET /customer/list', { query: { search: text } }];
  return [
    search(phone),
    search(normalisePhone(phone).slice(-5)),
    ...disguisedOf(id).map((written) => search(`khach ${written}`)),
    search('Khách'),
    ...customerCalls(id, normalisePhone(phone)),
    ...chatCalls(id, normalisePhone(phone)),
    ...groupsFor(id, houseCustomerGroups, ['suitable', 'seen', 'disliked']).map((group): [string, SentCall] => [
      'GET /match/house/request',
      { query: { house_id: id, group, size: 1000 } },
    ]),
    ...groupsFor(id, needHouseGroups, ['suitable']).flatMap((group): [string, SentCall][] =>
      [0, 1].map((later) => [
        'GET /customer/house/recommend/history',
        { query: { request_id: id, group, later, size: 1000 } },
      ]),
    ),
    ['GET /customer/house/recommend/history', { query: { request_id: id, size: 1000 } }],
    // these calls are about everybody
    ...(id === 1 ? [...needSheets, ...everyTab, ...customerLists(normalisePhone(phone))] : []),
    ...needSearches(normalisePhone(phone)),
    ['GET /house/comments', { query: { size: 1000 } }],
    ['GET /house/:houseId/comment', { params: { houseId: id }, query: { size: 1000 } }],
    ['GET /house/contacts', { query: { size: 1000 } }],
    ['GET /house/contacts', { query: { search: phone } }],
    ['GET /house/contacts', { query: { search: normalisePhone(phone).slice(-5) } }],
    ['GET /house/contacts', { query: { contact_id: id } }],
    ['POST /house/contacts/:id/customer', { params: { id }, body: { customer_id: id } }],
    ['POST /customer/house/recommend', { body: { house_id: id, customer_id: id, status: 1 } }],
    ['POST /house/v2/list', { body: { search: normalisePhone(phone) } }],
    ['GET /house/column/values', { query: { column: 'customer_id', search: normalisePhone(phone) } }],
    ...['title', 'address', 'house_address', 'key_word', 'descriptions', 'new_address', 'block_section'].map(
      (column): [string, SentCall] => ['GET /house/column/values', { query: { column } }],
    ),
    ['POST /customer/detail', { body: { name: 'Tôi', phone_number: phone } }],
    ['POST /history', { body: { filter: { model: 'Customer', model_id: id } } }],
    ['POST /history', { body: { filter: { model: 'House', model_id: id } } }],
  ];
};

/** A search answers how it was read, for any number the same. That is what its sender typed and nothing of ours. D126 */
function withoutReading(body: string): string {
  if (!body.includes('"understood":')) return body;
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === 'understood' ? undefined : value));
}

/** The text of an answer. A sheet is unpacked first. */
async function textOf(reply: LightMyRequestResponse): Promise<string> {
  if (!String(reply.headers['content-type']).includes('spreadsheetml')) return withoutReading(reply.body);
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
}

/** How often the same call is sent. A second read is the same; a second write may be refused with another text. */
const maxTimes = ({ method }: { method: string }): number => (method === 'GET' ? 1 : 2);

/** Every answer of the API to this person about these records; deletions come last. */
async function* answers(actor: Actor) {
  const sent = new Map<string, number>();
  const endpoints = app().endpoints.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
  for (const endpoint of endpoints) {
    const token = await insertSession(actor.id);
    const name = nameOf(endpoint);
    // hashing passwords is slow, and these answers contain no records
    for (const id of name.includes('/auth/') ? [1] : askedAbout) {
      const prying = pryingCalls(id).flatMap(([asked, call]) => (asked === name ? [call] : []));
      for (const call of [exampleAbout(endpoint, id), ...prying]) {
        const about = `${name} ${JSON.stringify(call)}`;
        const times = (sent.get(about) ?? 0) + 1;
        if (times > maxTimes(endpoint)) continue;
        sent.set(about, times);
        const reply = await sendCall(app(), endpoint, call, token);
        yield { said: (await textOf(reply)) + JSON.stringify(reply.headers), about };
      }
    }
  }
}

async function leaksTo(actor: Actor): Promise<string[]> {
  await plant(actor);
  const leaks: string[] = [];
  for await (const { said, about } of answers(actor)) {
    if (anyPlanted.test(said)) leaks.push(about);
  }
  return leaks;
}

test.each(people)(
  'no answer of any endpoint tells %s a customer’s number (D24)',
  async (_who, actor) => {
    expect(await leaksTo(actor)).toEqual([]);
    const { rows } = await db().execute<{ said: string }>(sql`select body::text as said from live_events`);
    expect(rows.filter(({ said }) => anyPlanted.test(said))).toEqual([]);
  },
  timeout,
);

test(
  'their own agent is told, so the walk would notice',
  async () => {
    expect(planted.every((phone) => anyPlanted.test(phone))).toBe(true);
    expect((await leaksTo(owner)).length).toBeGreaterThan(20);
  },
  timeout,
);
