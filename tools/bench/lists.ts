import { longestLine } from '@toam/contracts/field';
import { customerSortColumns } from '@toam/contracts/customer/customer.endpoints';
import { type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import { type NeedFilterColumn, needFilterKinds } from '@toam/contracts/need/need-filter.schema';
import { needListModes, needSortColumns } from '@toam/contracts/need/need.endpoints';
import { staffChoices } from '@toam/contracts/user/staff-choices';
import { publicStaffSorts, type StaffSort, staffSorts } from '@toam/contracts/user/user-list.schema';
import { filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import { storedName } from '@toam/domain/house/house-columns';
import type { Random } from '@toam/domain/random';
import { ageRangeKeys } from '@toam/domain/staff/age';
import { plain } from '@toam/domain/vietnamese';
import { agentSearches } from '../../apps/api/src/modules/houses/list/agent-searches.fixture';
import type { Ask, Size } from '../demo/fill-copies';
import type { Question } from './questions';

/** A list that is measured by random questions: every order and filter that its contract offers. */
export interface List {
  table: keyof Size;
  /** Accounts of those who ask. */
  askers: readonly string[];
  /** Reads values that occur. @returns what draws a question */
  prepare(ask: Ask): Promise<(r: Random) => Question>;
}

type Sample = Record<string, unknown>;

/** Rows all over a table, so that common values are drawn as often as they occur. Times are epoch seconds. */
async function readSamples(ask: Ask, table: string): Promise<Sample[]> {
  const { rows } = await ask(
    `select t.*, extract(epoch from created_at)::bigint as created_at, extract(epoch from updated_at)::bigint as updated_at
     from ${table} t where id in (select 1 + n * (select max(id) from ${table}) / 1000 from generate_series(0, 999) n) order by id`,
  );
  return rows as Sample[];
}

/** A value of a column that is not empty; null if there is none. */
function sampled(r: Random, samples: Sample[], column: string): unknown {
  for (let tries = 0; tries < 20; tries += 1) {
    const value = r.pick(samples)[column];
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return null;
}

/** A whole text, some of its words, or the beginning of one, with or without accents. */
function someText(r: Random, text: string): string {
  const words = text.split(' ');
  const from = r.whole(0, words.length - 1);
  const word = words[from] ?? '';
  const part = r.pick([text, words.slice(from, from + 2).join(' '), word, word.slice(0, 3)]);
  return r.chance(0.5) ? plain(part) : part;
}

/** Around a value that occurs, narrow or wide, or open at one end. */
function someRange(r: Random, value: number): (number | null)[] {
  const width = r.pick([0.02, 0.1, 0.3]);
  const [low, high] = [Math.floor(value * (1 - width)), Math.ceil(value * (1 + width))];
  return r.pick([
    [low, high],
    [low, high],
    [low, null],
    [null, high],
  ]);
}

/** Mostly the first page, seldom a deep one. */
function somePage(r: Random): number {
  const [low, high] = r.weighted([
    [[1, 1], 70],
    [[2, 5], 12],
    [[6, 100], 12],
    [[101, 2000], 6],
  ] as const);
  return r.whole(low, high);
}

type Filter = (r: Random, samples: Sample[]) => object | null;

const someFilters = (r: Random, samples: Sample[], most: number, filter: Filter): object[] =>
  Array.from({ length: r.whole(0, most) }, () => filter(r, samples)).filter((one) => one !== null);

/** The query string of a list. */
function written(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null)
      params.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return params.toString();
}

/** Each level of rights; the accountant reads everybody's, the chat staff without numbers. */
const everyLevel = ['staff', 'leader', 'manager', 'accountant', 'chatstaff', 'admin'];

/** As agents type, a street, words of a title, an address, the beginning of a word. */
function someHouseSearch(r: Random, samples: Sample[]): string {
  const house = r.pick(samples) as { title: string | null; house_address: string; house_number: string; id: number };
  const title = house.title ?? house.house_address;
  return r.weighted([
    [r.pick(agentSearches).typed, 4],
    [plain(house.house_address), 3],
    [`${house.house_number} ${house.house_address}`, 2],
    [someText(r, title), 3],
    [title, 1],
    [someText(r, house.house_address), 2],
    [String(house.id), 0.5],
  ]);
}

const houseColumns = Object.keys(houseFilterKinds) as HouseFilterColumn[];

const houseFilter: Filter = (r, samples) => {
  const column = r.pick(houseColumns);
  if (column === 'house_tag') return { column, operation: 'in', values: r.some([1, 2, 3, 4, 5, 6, 7], r.whole(1, 2)) };
  if (column === 'address') {
    const { house_address, place } = r.pick(samples) as { house_address: string; place: string };
    const values = r.pick([[house_address], [house_address, place.split(' ').slice(0, 2).join(' ')]]);
    return { column, operation: 'like', values };
  }
  const stored = column === 'area' ? 'measured_area' : storedName(column);
  const value = sampled(r, samples, stored);
  if (value === null) return null;
  const kind = houseFilterKinds[column];
  if (kind === 'text' && r.chance(0.7)) return { column, operation: 'like', values: [someText(r, String(value))] };
  if (kind === 'text') return { column, operation: 'in', values: [String(value)] };
  if (kind === 'range') return { column, operation: 'between', values: someRange(r, Number(value)) };
  const more = Array.from({ length: r.whole(0, 2) }, () => sampled(r, samples, stored));
  return { column, operation: 'in', values: [...new Set([value, ...more].flat().filter((one) => one !== null))] };
};

const houseModes = [
  ['publicList', 10],
  ['approved', 3],
  ['personalList', 3],
  ['waitingApproval', 1],
  ['notApproved', 1],
  ['suspend', 1],
  ['suspendPublic', 1],
  ['visible', 2],
] as const;
/** staff2 sees houses within limits only. */
const houseAskers = ['staff', 'staff2', 'manager', 'marketer', 'admin'];

const houses: List = {
  table: 'houses',
  askers: houseAskers,
  async prepare(ask) {
    const samples = await readSamples(ask, 'houses');
    return (r) => ({
      asker: r.pick(houseAskers),
      method: 'POST',
      path: `/house/v2/list?page=${somePage(r)}&size=20`,
      body: {
        mode: r.weighted(houseModes),
        column: r.pick(houseSortColumns),
        direction: r.pick(['asc', 'desc']),
        ...(r.chance(0.3) && { search: someHouseSearch(r, samples) }),
        filters: someFilters(r, samples, 3, houseFilter),
      },
    });
  },
};

/** The map of a street, a quarter or a district. */
const map: List = {
  ...houses,
  async prepare(ask) {
    const samples = await readSamples(ask, 'houses');
    return (r) => {
      const [half, zoom] = r.pick([
        [0.004, 17],
        [0.008, 16],
        [0.03, 14],
      ]);
      const [latitude, longitude] = ['latitude', 'longitude'].map((column) => Number(sampled(r, samples, column)));
      const bounds = { south: latitude! - half, north: latitude! + half, west: longitude! - half * 1.6, east: longitude! + half * 1.6 }; // prettier-ignore
      return {
        asker: r.pick(houseAskers),
        method: 'POST',
        path: '/house/map',
        body: { bounds, zoom, filters: someFilters(r, samples, 2, houseFilter) },
      };
    };
  },
};

/** A name or a part of one, a number or a part of one. */
function somePersonSearch(r: Random, samples: Sample[]): string {
  const { name, phone_number: phone } = r.pick(samples) as { name: string; phone_number: string };
  return r.weighted([
    [someText(r, name), 5],
    [name, 2],
    [phone, 2],
    [phone.slice(-4), 1],
    [phone.slice(0, 6), 1],
  ]);
}

const customerFilter: Filter = (r, samples) => {
  const column = r.pick(filteredCustomerColumns);
  const text = sampled(r, samples, column);
  const from = Number(sampled(r, samples, 'created_at'));
  return r.weighted<object>([
    [{ needs: r.pick(['open', 'any', 'none']) }, 2],
    [{ houses: r.pick(['any', 'none']) }, 1],
    [{ user_id: r.whole(1, 60) }, 2],
    [{ created_from: from, ...(r.chance(0.5) && { created_to: from + r.pick([86_400, 2_592_000]) }) }, 2],
    [text === null ? {} : { [column]: someText(r, String(text)) }, 3],
  ]);
};

const customers: List = {
  table: 'customers',
  askers: everyLevel,
  async prepare(ask) {
    const samples = await readSamples(ask, 'customers');
    return (r) => ({
      asker: r.pick(everyLevel),
      method: 'GET',
      path: `/customer/list?${written({
        page: somePage(r),
        size: 20,
        role: r.pick(['all', 'personal']),
        sort: r.pick(customerSortColumns),
        order: r.pick(['asc', 'desc']),
        search: r.chance(0.35) ? somePersonSearch(r, samples) : undefined,
        ...Object.assign({}, ...someFilters(r, samples, 2, customerFilter)),
      })}`,
    });
  },
};

const needColumns = Object.keys(needFilterKinds) as NeedFilterColumn[];

const needs: List = {
  table: 'requests',
  askers: everyLevel,
  async prepare(ask) {
    const samples = await readSamples(ask, 'requests');
    const names = (await readSamples(ask, 'customers')).map(({ name }) => String(name));
    const filter: Filter = (r) => {
      const column = r.pick(needColumns);
      if (column === 'customer') return { column, operation: 'like', values: [someText(r, r.pick(names))] };
      const value = sampled(r, samples, column);
      if (value === null) return null;
      const kind = needFilterKinds[column];
      if (kind === 'text') return { column, operation: 'like', values: [someText(r, String(value))] };
      if (kind === 'range') return { column, operation: 'between', values: someRange(r, Number(value)) };
      const more = r.chance(0.3) ? sampled(r, samples, column) : value;
      return { column, operation: 'in', values: [...new Set([value, more].flat())].filter((one) => one !== null) };
    };
    return (r) => ({
      asker: r.pick(everyLevel),
      method: 'GET',
      path: `/customer/request/list?${written({
        page: somePage(r),
        size: 10,
        mode: r.weighted(needListModes.map((mode, at) => [mode, at === 0 ? 6 : 2] as const)),
        status: r.pick([undefined, undefined, 0, 0, 0, 1]),
        sort: r.pick(needSortColumns),
        order: r.pick(['asc', 'desc']),
        search: r.chance(0.3) ? someText(r, r.chance(0.7) ? r.pick(names) : String(sampled(r, samples, 'place')).slice(0, longestLine)) : undefined, // prettier-ignore
        filters: someFilters(r, samples, 3, filter),
      })}`,
    });
  },
};

const publicStaffFilter: Filter = (r) =>
  r.pick<object>([
    { gender: [r.pick(staffChoices.gender)] },
    { employee_type: r.some(staffChoices.employeeType, r.whole(1, 2)) },
    { employee_status: [r.pick(staffChoices.employeeStatus)] },
    { department: [r.pick(staffChoices.department)] },
    { job_position: [r.pick([5, 6, 7])] },
    { status: [r.pick([0, 1])] },
    { manager: [r.whole(1, 2000)] },
    { team: [r.whole(1, 2000)] },
  ]);

const paperFilter: Filter = (r) =>
  r.pick<object>([
    { religion: [r.pick(staffChoices.religion)] },
    { literacy: r.some(staffChoices.literacy, 2) },
    { age: [r.pick(ageRangeKeys)] },
    { missing: [r.pick(['religion', 'literacy', 'date_of_birth', 'department'])] },
  ]);

const staff: List = {
  table: 'users',
  askers: ['admin', 'chatstaff'],
  async prepare(ask) {
    const samples = await readSamples(ask, 'users');
    return (r) => {
      const isAdmin = r.chance(0.5);
      const sorts: readonly StaffSort[] = isAdmin ? staffSorts : publicStaffSorts;
      const filter = isAdmin && r.chance(0.5) ? paperFilter : publicStaffFilter;
      return {
        asker: isAdmin ? 'admin' : 'chatstaff',
        method: 'GET',
        path: `/user/list?${written({
          page: somePage(r),
          size: 20,
          role: r.pick([0, 0, 0, 0, 0, 0, 3, 3, 100]),
          sortColumn: r.pick(sorts),
          sortOrder: r.pick(['asc', 'desc']),
          search: r.chance(0.3) ? somePersonSearch(r, samples) : undefined,
          filters: Object.assign({}, ...someFilters(r, samples, 3, filter)) as object,
        })}`,
      };
    };
  },
};

/** A need's houses, and a house's needs. D61. */
const match: List = {
  table: 'houses',
  askers: ['admin'],
  async prepare(ask) {
    const ids = async (table: string) => (await readSamples(ask, table)).map(({ id }) => Number(id));
    const [needIds, houseIds] = [await ids('requests'), await ids('houses')];
    return (r) => ({
      asker: 'admin',
      method: 'GET',
      path: r.chance(0.5)
        ? `/match/request/house?request_ids=${r.pick(needIds)}`
        : `/match/house/request?house_id=${r.pick(houseIds)}`,
    });
  },
};

export const lists: Record<string, List> = { houses, map, customers, needs, staff, match };

/** What else there is beside so many rows of a list. */
export const around = (list: List, rows: number): Size => ({
  ...{ users: 400, customers: 20_000, requests: 20_000 },
  [list.table]: rows,
});
