import type { HouseListPage, UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { agentSearches } from '../../apps/api/src/modules/houses/list/agent-searches.fixture';
import { unseenSearches } from '../../apps/api/src/modules/houses/list/unseen-searches.fixture';
import { seedDictionary } from '../../apps/api/src/seed/seed-dictionary';
import { anActor } from '../../apps/api/src/testing/an-actor';
import { as, testApp } from '../../apps/api/src/testing/test-app';
import { demoBrokerage } from './brokerage';
import { insertHouses } from './fill-houses';
import { insertCustomers, insertStaff } from './fill-people';

testApp({ keepsRows: true });
jest.setTimeout(240_000);

beforeAll(async () => {
  await seedDictionary();
  const brokerage = demoBrokerage('full', new Date('2026-11-20T03:00:00Z'));
  const staff = await insertStaff(brokerage, 'no password');
  await insertHouses(brokerage, { staff, customers: await insertCustomers(brokerage, staff) });
  await db().execute(sql`analyze`);
});

/** What a house is called in the columns of place and kind. */
const said: Record<string, (house: HouseRow) => string | null> = {
  province: ({ names }) => names.province,
  district: ({ names }) => names.district,
  property_type: ({ names }) => names.property_type,
  house_type: ({ names }) => names.house_type,
};
/** Wards of a former district. */
const former = /^Quận (2|9)$/;

interface Wanted {
  column: string;
  names: string[];
}

/** The places and kinds of a meaning: 'province=Quận 7; property_type=Nhà phố|Nhà cấp 4'. */
function wantedBy(meaning: string): Wanted[] {
  const all = meaning.split('; ').map((part) => {
    const [column = '', names = ''] = part.replace(/ \+ ".*/, '').split('=');
    return { column, names: names.replace(/\*\d+$/, '').split('|') };
  });
  const columns = [...new Set(all.map(({ column }) => column))].filter((column) => said[column]);
  return columns.map((column) => ({
    column,
    names: all.filter((one) => one.column === column).flatMap(({ names }) => names),
  }));
}

const isAsWanted = (house: HouseRow, { column, names }: Wanted): boolean => {
  if (column === 'district' && names.some((name) => former.test(name))) return house.names.province === 'TP. Thủ Đức';
  return names.includes(said[column]?.(house) ?? '');
};

const pageOf = async (question: object) =>
  (await as(anActor({ id: 1, role: Role.admin })).post('/house/v2/list', { mode: 'visible', ...question })).json<{
    data: HouseListPage;
  }>().data;
const ask = async (search: string) => (await pageOf({ search })).list;

/** Two that name the same mean that ('An Phú', 'Quận 2'), others mean either. */
const together = (one: UnderstoodPart['values'], other: UnderstoodPart['values']) => {
  const both = one.filter((value) => other.includes(value));
  return both.length > 0 ? both : [...one, ...other];
};

/** What was understood of a search, as the filters that somebody would choose by hand. */
function chosen(parts: UnderstoodPart[]): object[] {
  const named = parts.filter(({ operation }) => operation === 'in');
  const columns = [...new Set(named.map(({ column }) => column))].map((column) => ({
    ...{ column, operation: 'in' },
    values: named
      .filter((one) => one.column === column)
      .map(({ values }) => values)
      .reduce(together),
  }));
  const ranges = parts.filter(({ operation }) => operation === 'between');
  return [...columns, ...ranges.map(({ column, operation, values }) => ({ column, operation, values }))];
}

/** Each third is asked: enough to see a rule that empties pages, and soon done. */
const asked = unseenSearches.filter((_, at) => at % 3 === 0);

test('no page is empty where what was understood has houses', async () => {
  const empty: string[] = [];
  for (const [typed] of asked) {
    const { total, understood = [] } = await pageOf({ search: typed });
    if (total > 0 || understood.length === 0 || understood.some(({ column }) => column === 'customer_phone')) continue;
    if (understood.some(({ operation }) => operation === 'notIn')) empty.push(typed);
    else if ((await pageOf({ filters: chosen(understood) })).total > 0) empty.push(typed);
  }
  expect(empty).toEqual([]);
});

/**
 * A first page is right if every house on it stands in the district and is of the kind that the person meant, and if it is empty only
 * where the search asks for more than these: a price, a size, a street, words.
 */
test('of searches that name a district or a kind, the first page is right for 95 of 100', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const { typed, meaning } of agentSearches) {
    const wanted = wantedBy(meaning);
    if (wanted.length === 0) continue;
    asked += 1;
    const page = await ask(typed);
    const asksForMore = meaning.split('; ').length > wanted.length || meaning.includes('+ "');
    const isRight =
      page.every((house) => wanted.every((one) => isAsWanted(house, one))) && (page.length > 0 || asksForMore);
    if (!isRight) wrong.push(typed);
  }
  expect(asked).toBeGreaterThan(150);
  expect(wrong.slice(0, Math.ceil(asked * 0.05))).toEqual(wrong);
});
