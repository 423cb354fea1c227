import type { UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import { inQuotation, understoodWords, without } from './understood-parts';

const part = (
  words: string,
  input: Omit<UnderstoodPart, 'from' | 'to' | 'names'> & { names?: string[] },
  from = 0,
) => ({
  ...{ names: [], from, to: from + words.length },
  ...input,
});

test.each<[string, Omit<UnderstoodPart, 'from' | 'to' | 'names'> & { names?: string[] }, string]>([
  ['q7', { column: 'province', operation: 'in', values: [7], names: ['Quận 7'] }, 'Quận 7'],
  ['mt', { column: 'house_type', operation: 'in', values: [1, 5], names: ['Mặt tiền', 'Góc'] }, 'Mặt tiền, Góc'],
  ['hem', { column: 'house_type', operation: 'in', values: [2, 3, 4], names: ['Hẻm A', 'Hẻm B', 'Hẻm C'] }, 'Hẻm'],
  ['nha', { column: 'property_type', operation: 'in', values: [2, 3, 4], names: ['Nhà', 'Kho', 'Trọ'] }, 'Nhà, Kho +1'],
  ['8ty', { column: 'into_money', operation: 'between', values: [null, 8e9] }, 'Giá ≤ 8 tỷ'],
  ['5-8', { column: 'into_money', operation: 'between', values: [5e9, 8.5e9] }, 'Giá 5 tỷ – 8,5 tỷ'],
  ['3pn', { column: 'number_bedroom', operation: 'between', values: [3, 3] }, 'Phòng ngủ = 3'],
  ['80m2', { column: 'area', operation: 'between', values: [80, null] }, 'Diện tích ≥ 80 m²'],
  ['thuê', { column: 'purpose', operation: 'in', values: [1] }, 'Cho thuê'],
  ['nở hậu', { column: 'end_open', operation: 'in', values: [1] }, 'Nở hậu'],
  ['đn', { column: 'direction', operation: 'in', values: ['Đông Nam'], names: ['Đông Nam'] }, 'Hướng nhà: Đông Nam'],
  [
    'lvs',
    { column: 'house_address', operation: 'in', values: ['Lê Văn Sỹ'], names: ['Lê Văn Sỹ'] },
    'Đường: Lê Văn Sỹ',
  ],
  ['cô', { column: 'address', operation: 'in', values: ['Cô Giang'], names: ['Cô Giang'] }, 'Địa chỉ: Cô Giang'],
  ['#12', { column: 'id', operation: 'between', values: [12, 12] }, '#12'],
  ['trừ q12', { column: 'province', operation: 'notIn', values: [10], names: ['Quận 12'] }, 'Trừ Quận 12'],
  [
    'không hướng tây',
    { column: 'direction', operation: 'notIn', values: ['Tây'], names: ['Tây'] },
    'Trừ Hướng nhà: Tây',
  ],
  [
    'binh thnah',
    { column: 'province', operation: 'in', values: [1], names: ['Quận Bình Thạnh'], guessed: true },
    'Ý bạn là Quận Bình Thạnh',
  ],
  [
    '0903123456',
    { column: 'customer_phone', operation: 'in', values: ['0903123456'], names: ['0903123456'] },
    'SĐT chủ nhà: 0903 123 456',
  ],
  [
    'gia huy',
    { column: 'user_id', operation: 'in', values: [9], names: ['Bùi Gia Huy'] },
    'Nhân viên phụ trách: Bùi Gia Huy',
  ],
  ['hàng nóng', { column: 'house_tag', operation: 'in', values: [1], names: ['Hàng nóng'] }, 'Nhãn: Hàng nóng'],
  ['new', { column: 'created_at', operation: 'between', values: [1_700_000_000, null] }, 'Mới trong 7 ngày'],
])('%s reads as it is shown', (words, input, meaning) => {
  expect(understoodWords(words, [part(words, input)])).toEqual([{ words, from: 0, to: words.length, meaning }]);
});

test('words that mean two things are one stretch', () => {
  const lane = part('hẻm 5m', { column: 'house_type', operation: 'in', values: [2], names: ['Hẻm xe hơi'] });
  const width = part('hẻm 5m', { column: 'wide_street', operation: 'between', values: [5, null] });
  expect(understoodWords('hẻm 5m', [lane, width]).map(({ meaning }) => meaning)).toEqual([
    'Hẻm xe hơi · Độ rộng đường ≥ 5 m',
  ]);
});

/** These words as they stand in the search. */
const stretchesOf = (search: string, all: string[]) =>
  all.map((words) => ({ words, from: search.indexOf(words), to: search.indexOf(words) + words.length }));

test.each<[string, string[], string]>([
  ['nha q7 duoi 8ty', ['q7'], 'nha duoi 8ty'],
  ['nha q7 duoi 8ty', ['q7', 'nha'], 'duoi 8ty'],
  ['nha, q7,  duoi 8ty', ['q7'], 'nha, duoi 8ty'],
  ['nha, q7', ['q7'], 'nha'],
  ['q7', ['q7'], ''],
  ['q7hxh', ['q7'], 'hxh'],
  [' nha  đẹp ', [], ' nha  đẹp '],
])('%s without %j', (search, words, left) => {
  expect(without(search, stretchesOf(search, words))).toBe(left);
});

test('what is put back stands in quotation marks where it stood', () => {
  const search = 'nhà q7 đẹp';
  expect(inQuotation(search, stretchesOf(search, ['q7']))).toBe('nhà "q7" đẹp');
  expect(inQuotation(search, stretchesOf(search, ['đẹp', 'nhà']))).toBe('"nhà" q7 "đẹp"');
  expect(inQuotation('q7 "so 7"', stretchesOf('q7 "so 7"', ['"so 7"']))).toBe('q7 "so 7"');
});
