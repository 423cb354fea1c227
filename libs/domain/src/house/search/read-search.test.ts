import { readSearch } from './read-search';
import { conditionsOf } from './search-conditions';
import { searchDictionary } from './search-dictionary';
import type { SearchCorpus } from './search-phrase';

const corpus: SearchCorpus = {
  entries: [
    { type: 'province', id: 1, value: 'Quận 7', parent_id: 1 },
    { type: 'province', id: 2, value: 'Quận Gò Vấp', parent_id: 1 },
    { type: 'district', id: 11, value: 'Phường 12', parent_id: 1 },
    { type: 'district', id: 21, value: 'Phường 12', parent_id: 2 },
    { type: 'street', id: 1, value: 'Bàn Cờ', parent_id: 1 },
    { type: 'type', id: 2, value: 'Nhà phố', parent_id: null },
    { type: 'type', id: 5, value: 'Nhà cấp 4', parent_id: null },
    { type: 'class', id: 2, value: 'Hẻm xe hơi', parent_id: null },
  ],
  projects: [],
};
const dictionary = searchDictionary(corpus);
const read = (typed: string) => readSearch(typed, dictionary, 1_700_000_000);
const conditions = (typed: string) =>
  conditionsOf(read(typed).understood).map(({ column, values }) => [column, ...values]);

test('says which part of the text means what', () => {
  const typed = 'nhà đẹp q.7, dưới 8ty';
  const { understood, rest } = read(typed);
  expect(understood.map(({ column, from, to }) => [column, typed.slice(from, to)])).toEqual([
    ['property_type', 'nhà'],
    ['province', 'q.7'],
    ['into_money', 'dưới 8ty'],
    ['purpose', 'dưới 8ty'],
  ]);
  expect(rest).toBe('đẹp');
});

test.each(['"q7"', '“q7”', '"q7', 'nhà "q7'])('what stands in quotation marks stays words: %s', (typed) => {
  expect(conditions(typed).filter(([column]) => column === 'province')).toEqual([]);
  expect(read(typed).rest).toContain('q7');
});

test.each([
  ['two districts: either', 'q7 gò vấp', [['province', 1, 2]]],
  ['a kind and a narrower one: the narrower', 'nhà cấp 4, nhà', [['property_type', 5]]],
  [
    'a ward of the named district',
    'p12 gv',
    [
      ['district', 21],
      ['province', 2],
    ],
  ],
  ['a ward of any district', 'p12', [['district', 11, 21]]],
  ['a ward that the district lacks', 'p99 gv', [['province', 2]]],
])('%s', (_case, typed, meant) => {
  expect(conditions(typed)).toEqual(meant);
});

test.each(['gần bàn cờ', 'sat ban co', 'đối diện Bàn Cờ'])('%s names what is near, not the address', (typed) => {
  expect(read(typed)).toEqual({ understood: [], rest: typed });
});

test('a street behind another name that ends so is one', () => {
  expect(conditions('q7 điền bàn cờ')).toEqual([
    ['province', 1],
    ['house_address', 'Bàn Cờ'],
  ]);
});

test.each(['bán', 'ban', 'cần bán'])('%s is for sale', (typed) => {
  expect(conditions(typed)).toEqual([['purpose', 0]]);
});

test.each(['ban công', 'bàn cờ', 'bạn'])('%s is not for sale', (typed) => {
  expect(conditions(typed).some(([column]) => column === 'purpose')).toBe(false);
});

test('accents that the name lacks make it another word', () => {
  expect(conditions('ban co')).toEqual([['house_address', 'Bàn Cờ']]);
  expect(conditions('bạn cỏ')).toEqual([]);
});

test('a price in tỷ is a sale, by the same words, unless the text says a purpose', () => {
  expect(read('nhà dưới 3ty').understood.map(({ column, from, to }) => [column, from, to])).toEqual([
    ['property_type', 0, 3],
    ['into_money', 4, 12],
    ['purpose', 4, 12],
  ]);
  expect(conditions('thuê dưới 3 tỷ')).toEqual([
    ['purpose', 1],
    ['into_money', null, 3_000_000_000],
  ]);
});

test('without a dictionary numbers are still read, names are words', () => {
  const empty = searchDictionary({ entries: [], projects: [] });
  const { understood, rest } = readSearch('hxh q7 3pn', empty, 0);
  expect(understood.map(({ column }) => column)).toEqual(['number_bedroom']);
  expect(rest).toBe('hxh q7');
});

test.each([
  '',
  ' ',
  '---',
  '/',
  '<',
  '5-',
  '"',
  '#',
  '99999999999999999999 tỷ',
  'x'.repeat(300),
  '1'.repeat(300),
  '1x1x1x1/1/1',
  'q1,',
  'q,,1,2,,',
  'p1,2,3,4,5,6,7,8,9,10-',
  '5 tỷ 2 tỷ 2 tỷ 2',
  'số nhà /',
])('nothing typed breaks it: %s', (typed) => {
  expect(() => read(typed)).not.toThrow();
});
