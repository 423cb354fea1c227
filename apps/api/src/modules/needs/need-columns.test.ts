import { needRow } from '@toam/contracts/need/need.schema';
import { needColumnNames, otherNeedColumns } from '@toam/domain/need/need-columns';
import { eq, getTableColumns } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { needExportColumns } from './list/need-export.columns';
import { rowsOf, viewerOf } from './need-row-serializer';
import { type Need, requests } from './need.schema';
import { summariesOf } from './need-serializer';
import { changesBetween } from './need-labels';

testApp();

const admin = anActor({ id: 7, role: 1 });

test('every column of the table is decided', () => {
  const decided = [...needColumnNames, ...otherNeedColumns];
  expect(Object.keys(getTableColumns(requests)).sort()).toEqual(decided.sort());
});

/** The value of a column that has no visibility rule, added to every row that is read. */
const secret = 'chưa ai quyết định';
async function aNeed(): Promise<Need> {
  await insertUser({ id: 7, role: 1 });
  const { id } = await insertCustomer({ user_id: 7 });
  const need = await insertNeed({ user_id: 7, customer_id: id, description: 'Cần nhà gần trường' });
  return { ...need, undecided: secret } as Need;
}

test('a column that nobody decided on reaches no answer, no match, no sheet and no history', async () => {
  const need = await aNeed();
  const [row] = await rowsOf(await viewerOf(admin), [need]);
  const summaries = await summariesOf([need]);
  const sheet = Object.values(needExportColumns).map(({ value }) => value({ ...row!, matchings: 0 }));
  const history = await changesBetween(null, need);
  expect(Object.keys(row!).sort()).toEqual(Object.keys(needRow.shape).sort());
  const everything = JSON.stringify([row, [...summaries], sheet, history]);
  expect(everything).toContain('Cần nhà gần trường');
  expect(everything).not.toContain(secret);
});

test('a save writes only columns that this person may write with it', async () => {
  const need = await aNeed();
  const body = { request_id: need.id, floors: 3, staff: [8], customer_vouched: true, place: secret };
  const reply = await as(admin).put('/customer/request/detail', body);
  expect(reply.statusCode).toBe(200);
  const [stored] = await db().select().from(requests).where(eq(requests.id, need.id));
  expect(stored).toMatchObject({ floors: 3, staff: [], customer_vouched: false, place: need.place });
});
