import { targetFigures } from '@toam/domain/business/target.record';
import {
  clashesOf,
  copied,
  type Edits,
  figures,
  problemsOf,
  readBlock,
  readCell,
  type RowEdits,
  rowKey,
  rowsOf,
  savedRow,
  stillUnsaved,
  withTexts,
} from './target-cells';
import { aTarget } from './target.fixture';

const typed = (text: string, before: number | null = null) => ({ text, before });
const place = { quarter: 4, userId: 0 };
const key = rowKey(place);

test('every figure has its column', () => {
  expect([...figures].sort()).toEqual([...targetFigures].sort());
});

test.each<[string, object]>([
  ['', { value: null }],
  [' 1.250 ', { value: 1250 }],
  ['0', { value: 0 }],
  ['-1', { problem: 'Phải là số' }],
  ['1,5', { problem: 'Phải là số' }],
  ['chín', { problem: 'Phải là số' }],
  ['1000001', { problem: 'Không được lớn hơn 1.000.000' }],
])('%p reads as %p', (text, read) => {
  expect(readCell(text)).toEqual(read);
});

test.each<[string, RowEdits | undefined, boolean, object]>([
  ['nothing typed', undefined, true, {}],
  [
    'a new row needs both',
    { sale: typed('3') },
    false,
    {
      purchase: 'Vui lòng nhập Nhu cầu mua',
      connection: 'Vui lòng nhập Nhu cầu kết nối',
    },
  ],
  ['a stored row has them', { sale: typed('3') }, true, {}],
  ['an emptied one is missing', { purchase: typed('', 90) }, true, { purchase: 'Vui lòng nhập Nhu cầu mua' }],
  ['no number', { sale: typed('x') }, true, { sale: 'Phải là số' }],
  ['typed and taken back in a new row', { sale: typed('') }, false, {}],
])('%s', (_what, edits, isStored, problems) => {
  expect(problemsOf(edits, isStored ? aTarget() : undefined)).toEqual(problems);
});

test('only cells that both changed to different values clash', () => {
  const edits = { purchase: typed('95', 90), sale: typed('7', null), connection: typed('33', 30) };
  expect(clashesOf(edits, aTarget({ purchase: 99, sale: 7 }))).toEqual(['purchase']);
  expect(savedRow(2026, key, edits, aTarget({ version: 4, purchase_seen: 9 }))).toEqual({
    ...{ version: 4, year: 2026, quarter: 4, user_id: null, purchase: 95, connection: 33, sale: 7 },
    ...{ sale_seen: null, purchase_seen: 9, connection_seen: null },
  });
});

test('a cell that has its value again is no edit; one that was stored is dropped', () => {
  const rows = rowsOf([aTarget()], 2026);
  const put = (edits: Edits, text: string) => withTexts(edits, rows, [{ place, figure: 'purchase', text }]);
  const edits = put({}, '95');
  expect(edits).toEqual({ [key]: { purchase: typed('95', 90) } });
  expect(put(edits, '90')).toEqual({});
  expect(stillUnsaved(edits, rows)).toEqual(edits);
  expect(stillUnsaved(edits, rowsOf([aTarget({ purchase: 95 })], 2026))).toEqual({});
});

test('a block as Excel copies it', () => {
  expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

test('a quarter takes what it lacks from the one before', () => {
  const from = [aTarget({ quarter: 3, purchase: 80, sale: 12 }), aTarget({ id: 6, quarter: 3, user_id: 7 })];
  const to = rowsOf([aTarget()], 2026);
  const edits = withTexts({}, to, [{ place: { quarter: 4, userId: 7 }, figure: 'purchase', text: '5' }]);
  expect(copied([0, 7, 8], { to, from, edits }, 4)).toEqual([
    { place: { quarter: 4, userId: 0 }, figure: 'sale', text: '12' },
    { place: { quarter: 4, userId: 7 }, figure: 'connection', text: '30' },
  ]);
});
