import { Role } from '@toam/domain/actor';
import { count, gt, max } from 'drizzle-orm';
import { db } from '../db/db';
import { liveEvents } from '../live/event.schema';
import { historyEntries } from '../history/history.schema';
import { seedFormTypes } from '../seed/seed-form-types';
import { anActor } from '../testing/an-actor';
import { insertCompleteHouse, insertCustomer, insertDictionary } from '../testing/insert-house';
import { insertContact, insertNeed } from '../testing/insert-need';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp, withSession } from '../testing/test-app';
import { auditEntries } from './audit.schema';

testApp();

const superAdmin = anActor({ id: 1, role: Role.superAdmin });
type Sent = (path: string, body?: object) => Promise<{ statusCode: number; body: string }>;

/** Calls whose change already exists. Each is sent twice: the second one changes nothing. */
const saves: [string, (send: { post: Sent; put: Sent; delete: Sent }) => Promise<unknown>][] = [
  ['a house', ({ put }) => put('/house/detail', { house_id: 1, title: 'Nhà phố mới', area: 62.5, kitchen: 1 })],
  ['a customer', ({ put }) => put('/customer/detail', { customer_id: 1, name: 'Trần Văn Bình', fax: '' })],
  ['a need', ({ put }) => put('/customer/request/detail', { request_id: 1, description: 'Gần trường' })],
  [
    'the sharing of a need',
    ({ post }) =>
      post('/customer/request/share', { request_id: 1, staff: [2], staff_role: 1, manager: 0, manager_role: 0 }),
  ],
  ['a staff user', ({ put }) => put('/user/detail', { user_id: 2, name: 'Phạm Khoa', note: '', role: 2 })],
  ['a forgotten account of a portal', ({ post }) => post('/user/post/alonhadat/delete')],
  [
    'a value of the dictionary',
    ({ put }) => put('/dictionary/ownership/detail', { id: 1, value: 'Sổ hồng riêng', move: 'up' }),
  ],
  ['a shift', ({ put }) => put('/typeform/shift', { id: 1, name: 'Ca sáng sớm', start: '07:30', move: 'up' })],
  ['a tag', ({ put }) => put('/house/tag', { tagId: 1, tagName: 'Hàng hiếm', color: '#112233' })],
  ['a tag on a house', ({ put }) => put('/house/tag/house', { tag_id: 1, houses: [1] })],
  ['a saved view', ({ put }) => put('/view/detail', { view_id: 1, name: 'Của tôi', address: '?mode=personalList' })],
  ['a comment', ({ put }) => put('/house/1/comment/1', { content: 'Đã gọi lại' })],
  ['a contact request', ({ put }) => put('/house/contacts/1', { status: 1 })],
  [
    'an appointment',
    ({ put }) =>
      put('/customer/house/recommend/update-status', {
        house_id: 1,
        customer_id: 1,
        request_id: 1,
        status: 1,
        visit_at: 1_800_000_000,
        note: 'Gọi trước',
      }),
  ],
  [
    'a day’s figures',
    ({ put }) => put('/business/accumulation/update', { id: 1, date: 1_767_200_400, saleQuantity: 3 }),
  ],
  ['a quarter’s target', ({ put }) => put('/business/target/update', { id: 1, purchase: 95, sale: null })],
  [
    'a sheet of targets',
    ({ put }) =>
      put('/business/target/save', {
        rows: [{ version: 1, year: 2026, quarter: 4, purchase: 90, connection: 30, sale: 120 }],
      }),
  ],
  ['devices that are signed out', (send) => send.delete('/user/login-devices?user_id=3')],
];

async function fixture() {
  await insertDictionary();
  await seedFormTypes();
  await insertUser(superAdmin);
  for (const id of [2, 3]) await insertUser({ id });
  const place = { province: 2, district: 21, property_type: 2, house_type: 1, street_type: 1 };
  await insertCustomer({ user_id: 1, phone_number: '0903618271', phones: ['0903618271'] });
  await insertCompleteHouse({ ...place, user_id: 1, customer_id: 1 });
  await insertNeed({ user_id: 1, customer_id: 1 });
  await insertContact({ house_id: 1 });
  await insertSession(3);
  const caller = withSession(await insertSession(1));
  const { put, post } = caller;
  await put('/house/tag', { tagName: 'Hiếm', color: '#445566' });
  await post('/view/detail', { list: 'house', name: 'Tôi', address: '?mode=publicList' });
  await post('/house/1/comment', { content: 'Đã gọi' });
  const counts = { saleQuantity: 1, saleCustomerSeenQuantity: 1, purchaseQuantity: 1, purchaseCustomerSeenQuantity: 1 };
  const others = { marketingQuantity: 1, connectionQuantity: 1, connectionCustomerSeenQuantity: 1 };
  await post('/business/accumulation/add', { date: 1_767_200_400, ...counts, ...others });
  await post('/business/target/create', { year: 2026, quarter: 4, purchase: 90, connection: 30, sale: 120 });
  return caller;
}

/** The number of entries, histories and events. */
async function traces() {
  const [history] = await db().select({ count: count() }).from(historyEntries);
  const [events] = await db()
    .select({ last: max(liveEvents.id) })
    .from(liveEvents);
  const [entries] = await db()
    .select({ last: max(auditEntries.id) })
    .from(auditEntries);
  return { history: history?.count, events: events?.last, entries: entries?.last };
}

test.each(saves)(
  'saving %s as it is leaves no entry, no history and no event, and no version moves',
  async (_what, save) => {
    const caller = await fixture();
    const first = await save(caller);
    const before = await traces();
    const second = await save(caller);
    expect([first, second]).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }]);
    expect(await traces()).toEqual(before);
    expect(
      await db()
        .select()
        .from(auditEntries)
        .where(gt(auditEntries.id, before.entries ?? 0)),
    ).toEqual([]);
  },
);
