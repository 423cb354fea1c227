import { maxCounted } from '@toam/contracts/page';
import { needListModes } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { insertCustomer } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { as, testApp } from '../../../testing/test-app';
import { admin, clerk, dataOf, insertPeople, list, marketer, owner, superior, viewer } from '../needs.fixture';

testApp();

beforeEach(insertPeople);

const counts = async (actor: Actor, query = '') =>
  dataOf<Record<string, object>>(await as(actor).get(`/customer/request/list/counts?${query}`));
const province = `filters=${encodeURIComponent(JSON.stringify([{ column: 'province', operation: 'in', values: [1] }]))}`;

test('every tab is counted in one call as its list says it, by search, status, filters and rights (D64)', async () => {
  await insertCustomer({ user_id: 8, name: 'Đặng Thị Ánh', phone_number: '0911222333' });
  await insertNeed({ user_id: 7, customer_id: 1, province: [1] });
  await insertNeed({ user_id: 7, customer_id: 1, status: 1, place: 'Quận Bình Thạnh' });
  await insertNeed({ user_id: 8, customer_id: 2, staff: [7], province: [1] });
  await insertNeed({ user_id: 8, customer_id: 2, description: 'Gọi 0988777666' });
  await insertNeed({ user_id: 7, customer_id: 1, manager: 1, deleted_at: new Date() });
  await insertNeed({ user_id: 7, customer_id: 1, manager: 1 });
  expect(await counts(owner)).toEqual({ public: { total: 4 }, personal: { total: 3 }, shared: { total: 1 } });
  expect(await counts(superior)).toEqual({ public: { total: 1 }, personal: { total: 0 }, shared: { total: 1 } });
  expect(await counts(clerk, 'search=dang anh')).toMatchObject({ public: { total: 2 }, personal: { total: 0 } });
  for (const actor of [owner, viewer, superior, clerk, admin])
    for (const query of ['', 'search=binh thanh', 'search=0988777666', 'search=0911222333', 'status=1', province])
      for (const mode of needListModes) {
        const { total } = await list(`mode=${mode}&${query}`, actor);
        expect([query, mode, (await counts(actor, query))[mode]]).toEqual([query, mode, { total }]);
      }
});

test('of more than are counted it says so; marketers have none', async () => {
  await db().execute(sql`
    insert into requests (customer_id, user_id) select 1, 8 from generate_series(1, ${maxCounted + 1})`);
  expect(await counts(admin)).toEqual({
    public: { total: maxCounted, total_capped: true },
    personal: { total: 0 },
    shared: { total: 0 },
  });
  expect(await counts(owner)).toMatchObject({ public: { total: 0 } });
  expect((await as(marketer).get('/customer/request/list/counts')).statusCode).toBe(403);
});
