import { type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import { storedName } from '@toam/domain/house/house-columns';
import type { Random } from '@toam/domain/random';
import { agentSearches } from '../../../apps/api/src/modules/houses/list/agent-searches';
import { typedFast } from '../city';
import { generateHouses } from '../generate-houses';
import type { Ask, Draw, ListKind } from './list-kind';

type Sample = Record<string, unknown>;

const filterColumns = Object.keys(houseFilterKinds) as HouseFilterColumn[];

/** Houses all over the table, so that common values are drawn as often as they occur. */
async function readSamples(ask: Ask): Promise<Sample[]> {
  const { rows } = await ask(
    `select h.*, extract(epoch from created_at)::bigint as created_at, extract(epoch from updated_at)::bigint as updated_at
     from houses h where id in (select 1 + n * (select max(id) from houses) / 1000 from generate_series(0, 999) n) order by id`,
    [],
  );
  return rows as Sample[];
}

const sampled = (r: Random, samples: Sample[], column: string): unknown => {
  for (let tries = 0; tries < 20; tries += 1) {
    const value = r.pick(samples)[column];
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return null;
};

/** A whole text, some of its words, or the beginning of one, with or without accents. */
function someText(r: Random, text: string): string {
  const words = text.split(' ');
  const from = r.whole(0, words.length - 1);
  const part = r.pick([
    text,
    words.slice(from, from + 2).join(' '),
    words[from] ?? '',
    (words[from] ?? '').slice(0, 3),
  ]);
  return r.chance(0.5) ? typedFast(part) : part;
}

/** Around a value that occurs, narrow or wide, or open at one end. */
function someRange(r: Random, value: number): (number | null)[] {
  const width = r.pick([0.02, 0.1, 0.3]);
  const low = Math.floor(value * (1 - width));
  const high = Math.ceil(value * (1 + width));
  return r.pick([
    [low, high],
    [low, high],
    [low, null],
    [null, high],
  ]);
}

function someFilter(r: Random, samples: Sample[]): object | undefined {
  const column = r.pick(filterColumns);
  if (column === 'house_tag') return { column, operation: 'in', values: r.some([1, 2, 3, 4, 5, 6, 7], r.whole(1, 2)) };
  if (column === 'address') {
    const { house_address, place } = r.pick(samples) as { house_address: string; place: string };
    const values = r.pick([[house_address], [house_address, place.split(' ').slice(0, 2).join(' ')]]);
    return { column, operation: 'like', values };
  }
  const stored = column === 'area' ? 'measured_area' : storedName(column);
  const value = sampled(r, samples, stored);
  if (value === null) return undefined;
  if (houseFilterKinds[column] === 'text') {
    const text = String(value);
    return r.chance(0.7)
      ? { column, operation: 'like', values: [someText(r, text)] }
      : { column, operation: 'in', values: [text] };
  }
  if (houseFilterKinds[column] === 'range')
    return { column, operation: 'between', values: someRange(r, Number(value)) };
  const more = Array.from({ length: r.whole(0, 2) }, () => sampled(r, samples, stored));
  return { column, operation: 'in', values: [...new Set([value, ...more].flat().filter((one) => one !== null))] };
}

/** What people type: as agents do, a street, words of a title, an address, the beginning of a word. */
function someSearch(r: Random, samples: Sample[]): string {
  const house = r.pick(samples) as { title: string; house_address: string; house_number: string; id: number };
  return r.weighted([
    [r.pick(agentSearches).typed, 4],
    [typedFast(house.house_address), 3],
    [`${house.house_number} ${house.house_address}`, 2],
    [someText(r, house.title), 3],
    [house.title, 1],
    [someText(r, house.house_address), 2],
    [String(house.id), 0.5],
  ]);
}

const modes = [
  ['publicList', 10],
  ['approved', 3],
  ['personalList', 3],
  ['waitingApproval', 1],
  ['notApproved', 1],
  ['suspend', 1],
  ['suspendPublic', 1],
  ['visible', 2],
] as const;

const somePage = (r: Random) => {
  const [low, high] = r.weighted([
    [[1, 1], 70],
    [[2, 5], 12],
    [[6, 100], 12],
    [[101, 2000], 6],
  ] as const);
  return r.whole(low, high);
};

const askers = { 'nhân viên': 3, 'nhân viên có giới hạn': 4, 'quản lý': 5, marketing: 6, admin: 2 };

async function prepare(ask: Ask): Promise<Draw> {
  const samples = await readSamples(ask);
  return (r) => ({
    asker: r.pick(Object.keys(askers)),
    method: 'POST',
    path: `/house/v2/list?page=${somePage(r)}&size=20`,
    body: {
      mode: r.weighted(modes),
      column: r.pick(houseSortColumns),
      direction: r.pick(['asc', 'desc']),
      ...(r.chance(0.3) && { search: someSearch(r, samples) }),
      filters: Array.from({ length: r.whole(0, 3) }, () => someFilter(r, samples)).filter(Boolean),
    },
  });
}

/** Houses: every order and filter that the contract offers. */
export const houses: ListKind = {
  name: 'houses',
  table: 'houses',
  fill: generateHouses,
  askers,
  prepare,
  save: `update houses set title = title || ' mới', into_money = into_money + 10000000, commission = commission + 100000,
    version = version + 1, updated_at = now() where id = $1`,
};
