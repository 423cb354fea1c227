import { type NeedFilterColumn, needFilterKinds } from '@toam/contracts/request/need-filter.schema';
import { needListModes, needSortColumns } from '@toam/contracts/request/request.endpoints';
import type { Random } from '@toam/domain/random';
import { generateHouses } from '../generate-houses';
import { generateNeeds } from '../generate-needs';
import type { Ask, Draw, ListKind } from './list-kind';
import {
  askers,
  givePositions,
  readSamples,
  type Sample,
  sampled,
  somePage,
  someRange,
  someText,
  written,
} from './some';

const filterColumns = Object.keys(needFilterKinds) as NeedFilterColumn[];

function someFilter(r: Random, samples: Sample[], names: string[]): object | undefined {
  const column = r.pick(filterColumns);
  if (column === 'customer') return { column, operation: 'like', values: [someText(r, r.pick(names))] };
  const value = sampled(r, samples, column);
  if (value === null) return undefined;
  if (needFilterKinds[column] === 'text') return { column, operation: 'like', values: [someText(r, String(value))] };
  if (needFilterKinds[column] === 'range') return { column, operation: 'between', values: someRange(r, Number(value)) };
  const more = r.chance(0.3) ? sampled(r, samples, column) : value;
  return { column, operation: 'in', values: [...new Set([value, more].flat())].filter((one) => one !== null) };
}

async function prepare(ask: Ask): Promise<Draw> {
  const samples = await readSamples(ask, 'requests');
  const { rows } = await ask('select name from customers where id % 97 = 0 order by id limit 200', []);
  const names = (rows as { name: string }[]).map(({ name }) => name);
  return (r) => ({
    asker: r.pick(Object.keys(askers)),
    method: 'GET',
    path: `/customer/request/list?${written({
      page: somePage(r),
      size: 10,
      mode: r.weighted([
        [needListModes[0], 6],
        [needListModes[1], 2],
        [needListModes[2], 2],
      ]),
      status: r.weighted([
        [undefined, 2],
        [0, 3],
        [1, 1],
      ]),
      sort: r.pick(needSortColumns),
      order: r.pick(['asc', 'desc']),
      search: r.chance(0.3) ? someText(r, r.pick(names)) : undefined,
      filters: Array.from({ length: r.whole(0, 3) }, () => someFilter(r, samples, names)).filter(Boolean),
    })}`,
  });
}

/** Needs: every order and filter that the contract offers. */
export const needs: ListKind = {
  name: 'needs',
  table: 'requests',
  fill: async (client, rows) => {
    await generateHouses(client, 2000);
    await client.query(givePositions);
    await generateNeeds(client, rows);
  },
  askers,
  prepare,
  save: `update requests set max_price = max_price + 10000000, description = coalesce(description, '') || ' mới',
    version = version + 1, updated_at = now() where id = $1`,
};
