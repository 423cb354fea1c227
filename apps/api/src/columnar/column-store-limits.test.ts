import { random } from '@toam/domain/random';
import { ColumnStore } from './column-store';
import { all, any, type Condition } from './condition';

type Column = 'title' | 'note' | 'search';

const words = ['nha', 'pho', 'hem', 'xe', 'hoi', '4', '45', 'a', 'ab', ''];

function someStore(count: number) {
  const r = random(count);
  const store = new ColumnStore<Column>({ title: 'text', note: 'text' } as never, {
    name: 'search',
    of: ['title', 'note'],
    hasId: true,
  });
  const rows = Array.from({ length: count }, (_, n) => {
    const [title, note] = [r.some(words, r.whole(0, 4)).join(' '), r.some(words, r.whole(0, 3)).join(' ')];
    const text = `${n + 1} ${title} ${note}`;
    store.put({ id: n + 1, values: [title, note || null], words: text.split(' ').filter(Boolean) });
    return { id: n + 1, text };
  });
  return { store, rows };
}

const byId = { column: 'id', direction: 'asc' } as const;
const asking = (where: Condition<Column>, offset = 0, limit = 0) => ({
  ...{ where, counts: {}, order: byId },
  ...{ offset, limit },
});

/** Each look at the clock finds it a millisecond later. */
function tickingClock() {
  let now = 0;
  return jest.spyOn(performance, 'now').mockImplementation(() => now++);
}

afterEach(() => jest.restoreAllMocks());

test('parts of the joined text are found wherever they begin and end', () => {
  const { store, rows } = someStore(2000);
  const r = random(3);
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const { text } = r.pick(rows);
    const from = r.whole(0, text.length);
    const part = r.chance(0.2) ? r.some(words, 2).join(' ') : text.slice(from, from + r.whole(0, 9));
    const expected = rows.filter((row) => row.text.includes(part)).map(({ id }) => id);
    const found = store.ask(asking({ column: 'search', part }, 0, rows.length)).ids;
    expect({ part, found }).toEqual({ part, found: expected });
  }
});

test('an answer that takes too long is given up soon after its time', async () => {
  const { store } = someStore(100);
  await store.settle(['title']);
  const parts = any<Column>(...words.map((one) => ({ column: 'title' as const, part: `${one} x` })));
  const where = all<Column>(...Array.from({ length: 60 }, () => parts));
  const clock = tickingClock();
  expect(() => store.ask(asking(where), 50)).toThrow('the question takes too long');
  expect(clock.mock.calls.length).toBeLessThan(60);
  expect(store.ask(asking(where)).total).toBeGreaterThan(0);
});

test('a look through many texts is given up within them', () => {
  const { store } = someStore(50_000);
  for (let id = 1; id <= 50_000; id += 1) store.put({ id, values: [`nha ${id}`, null], words: [] });
  const where: Condition<Column> = { column: 'title', reads: 'nha 7' };
  expect(store.ask(asking(where)).total).toBe(1);
  const clock = tickingClock();
  expect(() => store.ask(asking(where), 4)).toThrow('the question takes too long');
  expect(clock.mock.calls.length).toBeLessThan(8);
});

test('a page beyond all rows takes no room', () => {
  const { store } = someStore(100);
  const order = { column: 'title', direction: 'asc' } as const;
  for (const offset of [100, 1e9, 1e17])
    expect(store.ask({ ...asking(all(), offset, 20), order })).toEqual({ total: 100, ids: [], counts: {} });
  expect(store.ask({ ...asking(all(), 90, 1e12), order }).ids).toHaveLength(10);
});
