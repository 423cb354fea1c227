import { type NeedFilterColumn, needFilterKinds } from '@toam/contracts/need/need-filter.schema';
import { needListModes, needSortColumns } from '@toam/contracts/need/need.endpoints';
import type { Random } from '@toam/domain/random';
import { nameParts, someName } from '../generate-customers';
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
      search: r.chance(0.3)
        ? someText(r, r.chance(0.7) ? r.pick(names) : String(sampled(r, samples, 'place')))
        : undefined,
      filters: Array.from({ length: r.whole(0, 3) }, () => someFilter(r, samples, names)).filter(Boolean),
    })}`,
  });
}

const drawnNumbers = (table: string) =>
  `select id, ('x' || substr(md5('name ' || id), 1, 7))::bit(28)::int as r, ('x' || substr(md5('name ' || id), 9, 7))::bit(28)::int as q from ${table}`;

const notes = [
  'Khách cần nhà hẻm xe hơi, gần trường học, gọi sau 18 giờ',
  'Mua để ở, dọn về trước Tết, ưu tiên nhà mới',
  'Đầu tư cho thuê, chấp nhận nhà cũ nếu giá tốt',
];

/** Places as saves write them, and a note in every second need. */
const giveTexts = `
  update requests set description = case when requests.id % 2 = 0 then ($1::text[])[1 + requests.id / 2 % 3] || ' ' || requests.id end,
    place = coalesce((select string_agg(value, ', ') from dictionary_entries where type = 'province' and id = any(province)), '')`;

/** Needs: every order and filter that the contract offers. */
export const needs: ListKind = {
  name: 'needs',
  table: 'requests',
  fill: async (client, rows) => {
    await generateHouses(client, 2000);
    await client.query(givePositions);
    await generateNeeds(client, rows);
    await client.query(
      `update customers set name = ${someName(1)} from (${drawnNumbers('customers')}) as drawn where drawn.id = customers.id`,
      nameParts,
    );
    await client.query(giveTexts, [notes]);
    await client.query('vacuum full analyze');
  },
  askers,
  prepare,
  save: `update requests set max_price = max_price + 10000000, description = coalesce(description, '') || ' mới',
    version = version + 1, updated_at = now() where id = $1`,
};
