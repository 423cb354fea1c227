import { anActor, anAdmin } from '@toam/domain/an-actor';
import { counterNames, mayWriteAccumulation, shortCounterNames, writesAccumulationOf } from './accumulation.record';

test('18 counters, 7 of them in the short form', () => {
  expect(counterNames).toHaveLength(18);
  expect(shortCounterNames).toEqual([
    'marketingQuantity',
    ...['saleQuantity', 'saleCustomerSeenQuantity', 'purchaseQuantity', 'purchaseCustomerSeenQuantity'],
    ...['connectionQuantity', 'connectionCustomerSeenQuantity'],
  ]);
});

const agent = anActor({ id: 7 });
const leader = anActor({ id: 6 });

test.each([
  ['the owner on the same day', agent, '2026-11-22', true],
  ['the owner on the third day after', agent, '2026-11-19', true],
  ['the owner on the fourth', agent, '2026-11-18', false],
  ['an admin years later', anAdmin(), '2020-01-01', true],
  ['a leader', leader, '2026-11-22', false],
])('%s', (_who, actor, date, may) => {
  expect(mayWriteAccumulation(actor, { user_id: 7, date }, '2026-11-22')).toBe(may);
});

test('leaders read only', () => {
  expect([agent, anAdmin(), leader].map((actor) => writesAccumulationOf(actor, 7))).toEqual([true, true, false]);
});
