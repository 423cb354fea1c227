import type { Condition, Understood } from './search-clause';
import { conditionsOf } from './search-conditions';

const range = (from: number | null, to: number | null): Condition => ({
  column: 'area',
  operation: 'between',
  values: [from, to],
});
const understood = (conditions: Condition[]) =>
  conditions.map((condition, at): Understood => ({ ...condition, from: at, to: at + 1 }));

test.each<[string, Condition[], Condition[]]>([
  ['one stays', [range(3, 3)], [range(3, 3)]],
  ['two amounts: either', [range(2, 2), range(3, 3)], [range(2, 3)]],
  ['three of them', [range(4, 4), range(2, 2), range(3, 3)], [range(2, 4)]],
  ['amounts that overlap', [range(45, 55), range(54, 66)], [range(45, 66)]],
  ['the same twice', [range(3, 3), range(3, 3)], [range(3, 3)]],
  ['a range and one inside: the narrower', [range(5, 8), range(5.4, 6.6)], [range(5.4, 6.6)]],
  ['open ends that overlap: both', [range(50, null), range(null, 80)], [range(50, 80)]],
  ['open ends of one side', [range(null, 8), range(null, 5)], [range(null, 5)]],
  ['a range and an open end', [range(3, 9), range(null, 8)], [range(3, 8)]],
  ['open ends that contradict', [range(9, null), range(null, 8)], [range(9, null), range(null, 8)]],
  ['an amount outside of an open end', [range(2, 2), range(5, null)], [range(2, 2), range(5, null)]],
])('%s', (_case, typed, meant) => {
  expect(conditionsOf(understood(typed))).toEqual(meant);
});

test('columns stay apart, codes are no range', () => {
  const width: Condition = { column: 'width', operation: 'between', values: [4, 4] };
  const codes = [12, 20].map((id): Condition => ({ column: 'id', operation: 'between', values: [id, id] }));
  expect(conditionsOf(understood([range(50, 50), width, ...codes]))).toEqual([range(50, 50), width, ...codes]);
});
