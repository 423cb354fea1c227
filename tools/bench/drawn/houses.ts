import { type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import { storedName } from '@toam/domain/house/house-columns';
import type { Random } from '@toam/domain/random';
import { agentSearches } from '../../../apps/api/src/modules/houses/list/agent-searches';
import { typedFast } from '../city';
import { generateHouses } from '../generate-houses';
import type { Ask, Draw, ListKind } from './list-kind';
import { readSamples, type Sample, sampled, somePage, someRange, someText } from './some';

const filterColumns = Object.keys(houseFilterKinds) as HouseFilterColumn[];

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

const askers = { 'nhân viên': 3, 'nhân viên có giới hạn': 4, 'quản lý': 5, marketing: 6, admin: 2 };

async function prepare(ask: Ask): Promise<Draw> {
  const samples = await readSamples(ask, 'houses');
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
