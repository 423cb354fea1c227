import { customerSortColumns } from '@toam/contracts/customer/customer.endpoints';
import { filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import type { Random } from '@toam/domain/random';
import { generateCustomers } from '../generate-customers';
import type { Ask, Draw, ListKind } from './list-kind';
import { askers, givePositions, readSamples, type Sample, sampled, somePage, someText, written } from './some';

/** What people type: a name or a part of one, a number or a part of one. */
function someSearch(r: Random, samples: Sample[]): string {
  const { name, phone_number: phone } = r.pick(samples) as { name: string; phone_number: string };
  return r.weighted([
    [someText(r, name), 5],
    [name, 2],
    [phone, 2],
    [phone.slice(-4), 1],
    [phone.slice(0, 6), 1],
  ]);
}

function someFilter(r: Random, samples: Sample[]): object {
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
}

async function prepare(ask: Ask): Promise<Draw> {
  const samples = await readSamples(ask, 'customers');
  return (r) => ({
    asker: r.pick(Object.keys(askers)),
    method: 'GET',
    path: `/customer/list?${written({
      page: somePage(r),
      size: 20,
      role: r.pick(['all', 'personal']),
      sort: r.pick(customerSortColumns),
      order: r.pick(['asc', 'desc']),
      search: r.chance(0.35) ? someSearch(r, samples) : undefined,
      ...Object.assign({}, ...Array.from({ length: r.whole(0, 2) }, () => someFilter(r, samples))),
    })}`,
  });
}

/** Customers: every order and filter that the contract offers. */
export const customers: ListKind = {
  name: 'drawn_customers',
  table: 'customers',
  fill: async (client, rows) => {
    await generateCustomers(client, rows);
    await client.query(givePositions);
  },
  askers,
  prepare,
  save: `update customers set name = name || ' mới', description = coalesce(description, '') || ' gọi lại',
    version = version + 1, updated_at = now() where id = $1`,
};
