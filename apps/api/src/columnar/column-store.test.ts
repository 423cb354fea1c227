import { random, type Random } from '@toam/domain/random';
import { ColumnStore } from './column-store';
import { all, any, type Condition, is, not } from './condition';
import type { Direction, StoredRow } from './store-question';

const kinds = {
  ...({ flag: 'whole', count: 'whole', price: 'number', title: 'text', sides: 'list', labels: 'keys' } as const),
  ...({ phones: 'plain' } as const),
};
type Column = keyof typeof kinds;
const names = Object.keys(kinds) as Column[];

const titles = ['Nhà phố', 'nhà phố', 'Đất', 'Biệt thự', '', 'Căn hộ 2PN', 'căn hộ', 'Ấp Bắc', 'Zen'];

const someRow = (r: Random, id: number): StoredRow => ({
  id,
  values: [
    r.whole(0, 1),
    r.chance(0.2) ? null : r.whole(-100, 200),
    r.chance(0.2) ? null : r.whole(0, 40) / 4,
    r.chance(0.1) ? null : r.pick(titles) + (r.chance(0.3) ? ` ${r.whole(0, 500)}` : ''),
    r.some(['Đông', 'Tây', 'Nam'], r.whole(0, 2)),
    r.some([1, 2, 3], r.whole(0, 2)),
    r.chance(0.1) ? null : r.pick(["'0903", '']) + r.whole(0, 9999),
  ],
  words: r.some(['nha', 'pho', 'hem', 'xe', 'hoi'], r.whole(0, 4)),
});

function someLeaf(r: Random): Condition<Column> {
  return r.pick<() => Condition<Column>>([
    () => is('flag', r.whole(0, 1)),
    () => ({ column: 'flag', isTrue: true }),
    () => ({ column: 'count', from: r.whole(-100, 100), to: r.whole(0, 200) }),
    () => ({ column: 'count', oneOf: [r.whole(-5, 5), r.whole(0, 100)] }),
    () => ({ column: 'count', oneOf: [r.whole(-5, 5), 2.5, 3_000_000_000] }),
    () => ({ column: 'count', oneOf: [] }),
    () => ({ column: 'price', from: r.whole(0, 20) / 4 }),
    () => ({ column: 'price', above: r.whole(0, 20) / 4, below: r.whole(10, 40) / 4 }),
    () => ({ column: 'price', oneOf: [0.25, 3, 7.5] }),
    () => ({ column: 'title', oneOf: r.some(titles, 2) }),
    () => ({ column: 'title', isFilled: true }),
    () => ({ column: 'title', part: r.pick(['nha', 'ho', '1', 'dat']) }),
    () => ({ column: 'title', reads: 'nha pho' }),
    () => ({ column: 'phones', part: r.pick(['090', '12', "'0", 'x', String(r.whole(0, 9999))]) }),
    () => ({ column: 'sides', overlaps: r.some(['Đông', 'Nam', 'Bắc'], r.whole(0, 2)) }),
    () => ({ words: r.some(['nha', 'pho', 'lau'], r.whole(0, 2)) }),
    () => ({ column: 'labels', overlaps: r.some([1, 2, 9], r.whole(0, 2)) }),
    () => ({ column: r.pick(['count', 'price']), isFilled: true }),
    () => ({ ids: [3, 5, 8, 400] }),
  ])();
}

function someCondition(r: Random, depth = 2): Condition<Column> {
  if (depth === 0 || r.chance(0.4)) return someLeaf(r);
  const inner = Array.from({ length: r.whole(0, 3) }, () => someCondition(r, depth - 1));
  return r.pick([all(...inner), any(...inner), not(someCondition(r, depth - 1))]);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** The condition's meaning for one row, without a thought of speed. */
function meets(row: StoredRow, condition: Condition<Column>): boolean {
  if ('all' in condition) return condition.all.every((one) => meets(row, one));
  if ('any' in condition) return condition.any.some((one) => meets(row, one));
  if ('not' in condition) return !meets(row, condition.not);
  if ('words' in condition) return condition.words.every((word) => row.words.includes(word));
  if ('ids' in condition) return condition.ids.includes(row.id);
  const value = row.values[names.indexOf(condition.column)] ?? null;
  if (value === null) return false;
  if ('isTrue' in condition) return value === 1;
  if ('isFilled' in condition) return value !== '';
  if ('oneOf' in condition) return condition.oneOf.includes(value as never);
  if ('overlaps' in condition) return condition.overlaps.some((one) => (value as unknown[]).includes(one));
  if ('part' in condition) return plain(value as string).includes(condition.part);
  if ('reads' in condition) return plain(value as string) === condition.reads;
  const { from = -Infinity, to = Infinity, above = -Infinity, below = Infinity } = condition;
  return (value as number) >= from && (value as number) <= to && (value as number) > above && (value as number) < below;
}

interface ByColumn {
  column: Column | 'id';
  direction: Direction;
  ties?: Direction;
  unknown?: 'last';
}

const signOf = (direction: Direction) => (direction === 'asc' ? 1 : -1);

function inOrder(rows: StoredRow[], { column, direction, ties = direction, unknown }: ByColumn): number[] {
  const sign = signOf(direction);
  const keyOf = (row: StoredRow) => (column === 'id' ? row.id : row.values[names.indexOf(column)]) ?? null;
  const compared = (one: StoredRow, other: StoredRow) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return signOf(column === 'id' ? direction : ties) * (one.id - other.id);
    if (a === null || b === null) return (unknown === 'last' ? -1 : sign) * (a === null ? -1 : 1);
    return sign * (a < b ? -1 : 1);
  };
  return rows.toSorted(compared).map(({ id }) => id);
}

function compare(r: Random, store: ColumnStore<Column>, rows: Map<number, StoredRow>): void {
  const where = someCondition(r);
  const inTab = someCondition(r);
  const order = {
    column: r.pick(['id', 'flag', 'count', 'price', 'title', 'phones'] as const),
    direction: r.pick(['asc', 'desc'] as const),
    ...(r.chance(0.5) && { ties: r.pick(['asc', 'desc'] as const) }),
    ...(r.chance(0.5) && { unknown: 'last' as const }),
  };
  const [offset, limit] = [r.pick([0, 0, 30, 1000]), r.pick([0, 1, 20])];
  const found = [...rows.values()].filter((row) => meets(row, where));
  const expected = {
    total: found.length,
    ids: inOrder(found, order).slice(offset, offset + limit),
    counts: { inTab: found.filter((row) => meets(row, inTab)).length },
  };
  const question = { where, counts: { inTab }, order, offset, limit };
  expect({ question, ...store.ask(question) }).toEqual({ question, ...expected });
}

test.each([1, 2, 3, 4, 5])('drawn questions (%i) get the answers of a plain look at every row', async (seed) => {
  const r = random(seed);
  const rows = new Map(
    Array.from({ length: seed === 1 ? 20_000 : 3000 }, (_, n) => 1 + n).map((id) => [id, someRow(r, id)]),
  );
  const store = new ColumnStore<Column>(kinds);
  for (const row of rows.values()) store.put(row);
  await store.settle(['title', 'phones']);
  for (let drawn = 0; drawn < 40; drawn += 1) compare(r, store, rows);
  for (let drawn = 0; drawn < 60; drawn += 1) {
    const id = r.whole(1, rows.size + 200);
    if (r.chance(0.3)) {
      rows.delete(id);
      store.remove(id);
    } else {
      const row = someRow(r, id);
      rows.set(id, row);
      store.put(row);
    }
    compare(r, store, rows);
  }
});

test('a column of lists has at most 64 texts', () => {
  const store = new ColumnStore<Column>(kinds);
  const sides = Array.from({ length: 65 }, (_, n) => `hướng ${n}`);
  expect(() => store.put({ id: 1, values: [0, 0, 0, '', sides, []], words: [] })).toThrow(RangeError);
});

test('a moment at a bound that is not included is left out, the one a microsecond later is not', () => {
  const store = new ColumnStore<'at'>({ at: 'number' });
  for (const [id, at] of [1_795_000_000, 1_795_000_000.000001, 1_795_000_001].entries())
    store.put({ id, values: [at], words: [] });
  const ask = (where: Condition<'at'>) =>
    store.ask({ where, counts: {}, order: { column: 'id', direction: 'asc' }, offset: 0, limit: 9 }).ids;
  expect(ask({ column: 'at', above: 1_795_000_000 })).toEqual([1, 2]);
  expect(ask({ column: 'at', from: 1_795_000_000, below: 1_795_000_001 })).toEqual([0, 1]);
});

test('parts of the joined text are found by words, and across columns by the text', () => {
  const store = new ColumnStore<'title' | 'note' | 'search'>({ title: 'text', note: 'text' } as never, {
    name: 'search',
    of: ['title', 'note'],
    hasId: true,
  });
  const put = (id: number, title: string, note: string) =>
    store.put({ id, values: [title, note], words: `${plain(title)} ${plain(note)}`.split(/\W+/) });
  put(1, 'Nhà hẻm 4m', 'Gần chợ');
  put(2, 'Đất nền', 'hem xe hơi');
  put(3, 'Căn hộ (hẻm)', '');
  put(4, 'Kho', 'xưởng');
  const found = (part: string) =>
    store.ask({
      where: { column: 'search', part },
      counts: {},
      order: { column: 'id', direction: 'asc' },
      offset: 0,
      limit: 9,
    }).ids;
  expect([
    found('hem'),
    found('em'),
    found(' hem'),
    found('4m gan'),
    found('nen hem'),
    found('3 can'),
    found('('),
    found('4 kho xuong'),
    found('4 kho xe'),
  ]).toEqual([[1, 2, 3], [1, 2, 3], [1, 2], [1], [2], [3], [3], [4], []]);
  const both = all<'title' | 'note' | 'search'>({ column: 'search', part: '4' }, { column: 'title', part: '4' });
  const order = { column: 'id', direction: 'asc' } as const;
  expect(store.ask({ where: both, counts: {}, order, offset: 0, limit: 9 }).ids).toEqual([1]);
});

test('the number of a row is a word of it only where the joined text has it', () => {
  const found = (hasId: boolean) => {
    const store = new ColumnStore<'name' | 'search'>({ name: 'text' } as never, {
      name: 'search',
      of: ['name'],
      hasId,
    });
    store.put({ id: 3, values: ['an 4'], words: ['an', '4'] });
    store.put({ id: 4, values: ['ba'], words: ['ba'] });
    store.put({ id: 40, values: ['40 le'], words: ['40', 'le'] });
    const order = { column: 'id', direction: 'asc' } as const;
    const where = { column: 'search', part: '4' } as const;
    return store.ask({ where, counts: {}, order, offset: 0, limit: 9 }).ids;
  };
  expect([found(true), found(false)]).toEqual([
    [3, 4, 40],
    [3, 40],
  ]);
});

test('points order rows, equal ones by id', () => {
  const store = new ColumnStore<'title'>({ title: 'text' });
  for (const [id, title] of ['a', 'b', 'ab', 'a'].entries()) store.put({ id, values: [title], words: [] });
  const order = {
    points: [
      { for: { column: 'title', part: 'a' } as const, count: 2 },
      { for: { column: 'title', part: 'b' } as const, count: 1 },
    ],
    direction: 'desc',
  } as const;
  expect(store.ask({ where: all(), counts: {}, order, offset: 0, limit: 9 }).ids).toEqual([2, 3, 0, 1]);
});

test('odd signs are read as the database reads them', () => {
  const store = new ColumnStore<'title'>({ title: 'text' });
  store.put({ id: 1, values: ['Nhà 117 m²'], words: [] });
  store.put({ id: 2, values: ['Nhà 117 m'], words: [] });
  expect(store.takeOdd()).toEqual(['Nhà 117 m²']);
  store.readAs(new Map([['Nhà 117 m²', 'nha 117 m2']]));
  const where = { column: 'title', part: 'm2' } as const;
  expect(store.ask({ where, counts: {}, order: { column: 'id', direction: 'asc' }, offset: 0, limit: 9 }).ids).toEqual([
    1,
  ]);
  expect(store.takeOdd()).toEqual([]);
});

test('the numbers that stand for null are no values that a row can be asked for', () => {
  const store = new ColumnStore<'count' | 'price'>({ count: 'whole', price: 'number' });
  for (const [id, value] of [null, 7, null].entries()) store.put({ id: id + 1, values: [value, value], words: [] });
  const ask = (where: Condition<'count' | 'price'>) =>
    store.ask({ where, counts: {}, order: { column: 'id', direction: 'asc' }, offset: 0, limit: 9 }).ids;
  const nothing: Condition<'count' | 'price'>[] = [is('count', -(2 ** 31)), is('price', '-Infinity')];
  for (const where of nothing) expect(ask(where)).toEqual([]);
  expect(ask({ column: 'count', oneOf: [-(2 ** 31), 7] })).toEqual([2]);
  expect(ask({ ids: [2 ** 32 + 2, 3, -1, 0.5] })).toEqual([3]);
});
