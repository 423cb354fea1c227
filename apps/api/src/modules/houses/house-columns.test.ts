import { houseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseRow } from '@toam/contracts/house/house-row.schema';
import { houseColumnNames, storedName, unpublishedHouseColumns } from '@toam/domain/house/house-columns';
import { getTableColumns } from 'drizzle-orm';
import { anActor } from '../../testing/an-actor';
import { insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { changedColumns } from './saving/house-draft';
import { houseExportColumns } from './list/house-export.columns';
import { columnsOf, fieldsOf, patchOf } from './saving/house-patch';
import { findListed } from './house-row.queries';
import { toRow } from './house-serializer';
import { changesBetween, givenTo } from './house-labels';
import { type House, houses } from './house.schema';
import { detailOf } from './read-house';

testApp();

test('every column of the table is decided', () => {
  const decided = [...houseColumnNames.map((name) => storedName(name)), ...unpublishedHouseColumns];
  expect(Object.keys(getTableColumns(houses)).sort()).toEqual(decided.sort());
});

/** The value of a column that has no visibility rule, added to every row that is read. */
const secret = 'chưa ai quyết định';
const withSecret = <Row>(row: Row): Row => ({ ...row, undecided: secret });

const admin = anActor({ id: 1, role: 1 });
async function aHouse(): Promise<House> {
  await insertUser({ id: 7 });
  return withSecret(await insertHouse({ user_id: 7, title: 'Nhà phố', key_word: 'hẻm xe hơi' }));
}

test('a column that nobody decided on reaches no row, no page and no sheet', async () => {
  const house = await aHouse();
  const [listed] = await findListed([house.id]);
  const row = toRow(admin, withSecret(listed!), new Set());
  const page = await detailOf(admin, house);
  const sheet = Object.values(houseExportColumns).map(({ value }) => value(row));
  expect(Object.keys(row).sort()).toEqual(Object.keys(houseRow.shape).sort());
  expect(Object.keys(page).sort()).toEqual(Object.keys(houseDetail.shape).sort());
  expect(JSON.stringify([row, page, sheet])).toContain('Nhà phố');
  expect(JSON.stringify([row, page, sheet])).not.toContain(secret);
});

test('nor does it reach the history, a save or an edit that waits', async () => {
  const house = await aHouse();
  const changed = { ...house, title: 'Nhà hẻm', undecided: 'khác' };
  const history = [...(await givenTo(house)), ...(await changesBetween(house, changed))];
  expect(history).toContainEqual({ column: 'title', old_value: 'Nhà phố', new_value: 'Nhà hẻm' });
  expect(JSON.stringify(history)).not.toMatch(/undecided|chưa ai/);
  const body = { house_id: house.id, title: 'Nhà hẻm', undecided: 'khác' };
  expect(fieldsOf(body)).toEqual({ title: 'Nhà hẻm' });
  expect(columnsOf({ ...patchOf(body), ...body })).toEqual({ title: 'Nhà hẻm' });
  expect(changedColumns(house, { ...patchOf(body), ...body })).toEqual({ title: 'Nhà hẻm' });
});
