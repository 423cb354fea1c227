import { maxCounted } from '@toam/contracts/page';
import { sql } from 'drizzle-orm';
import { needSource } from '../modules/requests/list/need-source';
import { testApp } from '../testing/test-app';
import { answerBy, answerInTextOrder, askCounts, askPage } from './ask-columns';
import { all } from './condition';
import { checkTextOrder, ordersByCodePoints } from './text-order.queries';

testApp();

afterEach(() => {
  answerBy('needs', undefined);
  answerInTextOrder(true);
});

test('a database of ours orders texts as columns do; one of a language does not', async () => {
  expect(await ordersByCodePoints()).toBe(true);
  expect(await ordersByCodePoints(sql`collate "und-x-icu"`)).toBe(false);
  const warn = jest.fn();
  await checkTextOrder({ warn });
  expect(warn).not.toHaveBeenCalled();
});

test('where it does not, only lists in the order of a text ask the database', async () => {
  const answer = { total: 1, ids: [1], counts: { open: 1 } };
  answerBy('needs', () => Promise.resolve(answer));
  const found = { total: 1, ids: [1] };
  const byText = () => askPage(needSource, all(), { column: 'customer_name', direction: 'asc' }, { page: 1, size: 20 });
  expect(await byText()).toEqual(found);
  answerInTextOrder(false);
  expect(await byText()).toBeUndefined();
  for (const column of ['id', 'min_price', 'created_at'] as const)
    expect(await askPage(needSource, all(), { column, direction: 'asc' }, { page: 1, size: 20 })).toEqual(found);
  expect(await askCounts(needSource, all(), { open: all() })).toEqual({ open: 1 });
});

test('lists count one more than they tell, and no further', async () => {
  const most = maxCounted + 1;
  answerBy('needs', () => Promise.resolve({ total: 2 * most, ids: [1], counts: { open: most, resolved: 3 * most } }));
  const byId = { column: 'id', direction: 'asc' } as const;
  expect(await askPage(needSource, all(), byId, { page: 1, size: 1 })).toEqual({ total: most, ids: [1] });
  expect(await askCounts(needSource, all(), { open: all(), resolved: all() })).toEqual({ open: most, resolved: most });
});
