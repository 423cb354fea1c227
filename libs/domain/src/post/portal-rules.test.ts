import { composePost, type PostedHouse } from './post-content';
import { type Finding, portalRules, preflight } from './portal-rules';

const house: PostedHouse = {
  title: 'Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hải, sân đậu ô tô trong nhà',
  text: 'Nhà mới hoàn thiện năm 2025, hẻm nhựa 6 m, ô tô vào tận nhà, cách chợ 300 m. Trệt để xe hơi...',
  ...{ price: 8_700_000_000, purpose: 0, area: 64, width: 4, length: 16, floors: 4, bedrooms: 4, bathrooms: 3 },
  ...{ direction: null, property_type: 'Nhà phố', house_type: null, ownership: null, project: null },
  ...{ street: 'Huỳnh Đình Hải', ward: 'Phường 14', district: 'Bình Thạnh', city: 'Hồ Chí Minh', images: [1, 2] },
};
const check = (changed: Partial<PostedHouse>, bytes = [3_400_000, 200_000], rules = portalRules.batdongsan) =>
  preflight(composePost({ ...house, ...changed }, {}), bytes, rules);

test('a good post has nothing that a portal would refuse', () => {
  expect(check({})).toEqual([]);
  expect(check({}, undefined, portalRules.alonhadat)).toEqual([]);
});

test.each<[string, Partial<PostedHouse>, Partial<Finding>]>([
  [
    'a phone in the title',
    { title: 'Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hải, LH 0903 618 274' },
    { rule: 'phone', field: 'title', found: '0903 618 274' },
  ],
  ['a phone in the text', { text: `${house.text} Gọi 0903.618.274` }, { rule: 'phone', found: '0903.618.274' }],
  [
    'another site',
    { text: `${house.text} xem toam.vn/nha-1` },
    { rule: 'link', field: 'text', found: 'toam.vn/nha-1' },
  ],
  ['a link', { title: `${house.title} https://x.io` }, { rule: 'link', field: 'title', found: 'https://x.io' }],
  ['a short title', { title: 'Nhà đẹp' }, { rule: 'tooShort', field: 'title', limit: 30, length: 7 }],
  ['a long title', { title: 'a'.repeat(100) }, { rule: 'tooLong', field: 'title', limit: 99, length: 100 }],
  ['a shouted title', { title: 'BÁN NHÀ HẺM XE HƠI HUỲNH ĐÌNH HẢI 4 TẦNG' }, { rule: 'capitals', field: 'title' }],
  ['marks in a row', { title: `${house.title}!!!` }, { rule: 'punctuation', field: 'title', found: '!!!' }],
  ['no title', { title: ' ' }, { rule: 'missing', field: 'title' }],
  ['no price', { price: null }, { rule: 'missing', field: 'price' }],
  ['no area', { area: 0 }, { rule: 'missing', field: 'area' }],
  ['no district', { district: null }, { rule: 'missing', field: 'district' }],
])('%s is found', (_what, changed, expected) => {
  const found = check(changed);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject(expected);
});

test.each<[string, number[], Partial<Finding>]>([
  ['no picture', [], { rule: 'tooFewImages', limit: 1, length: 0 }],
  ['25 pictures', Array.from({ length: 25 }, () => 1), { rule: 'tooManyImages', limit: 24, length: 25 }],
  ['a heavy third picture', [1, 2, 5_600_000], { rule: 'heavyImage', limit: 5_000_000, bytes: 5_600_000, at: 3 }],
])('%s is found', (_what, bytes, expected) => {
  expect(check({}, bytes)).toEqual([expect.objectContaining(expected)]);
});

test.each([
  'Nhà 4.5 tỷ, hẻm 3.5m.Giá tốt, gần chợ Bà Chiểu',
  'Căn hộ The Sun Avenue 2PN, view sông, nhận nhà ngay',
  'Bán nhà Q1, HXH, 4T, giá chỉ 8,7 tỷ - thương lượng nhẹ',
])('“%s” is an honest title', (title) => {
  expect(check({ title })).toEqual([]);
});

test('the length of a title counts letters as people do', () => {
  const title = 'Ấ'.normalize('NFD').repeat(30);
  expect(check({ title }).map(({ rule }) => rule)).toEqual(['capitals']);
});
