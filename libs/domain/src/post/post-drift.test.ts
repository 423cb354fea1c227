import { composePost, type PostedHouse } from './post-content';
import { driftBetween } from './post-drift';

const house: PostedHouse = {
  ...{ title: 'Căn 2PN gần Lotte', text: 'Nhà mới, hẻm rộng, gần chợ', price: 8_650_000_000, purpose: 0 },
  ...{ area: 62, width: 4, length: 15.5, floors: 4, bedrooms: 3, bathrooms: 2, direction: 'Đông Nam' },
  ...{ property_type: 'Nhà phố', house_type: null, ownership: 'Sổ hồng riêng', project: null },
  ...{ street: 'Nguyễn Văn Đậu', ward: 'Phường 11', district: 'Bình Thạnh', city: 'Hồ Chí Minh', images: [1, 2] },
};
const sent = composePost(house, {});
const drift = (changed: Partial<PostedHouse>, own = {}) =>
  driftBetween(composePost(house, own), composePost({ ...house, ...changed }, own));

test('a post says the street, not the house number, and what the person wrote instead', () => {
  expect(sent.address).toBe('Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh');
  expect(composePost(house, { address: 'Gần chợ Bà Chiểu', title: 'Nhà đẹp', images: [2, 9] })).toMatchObject({
    ...{ address: 'Gần chợ Bà Chiểu', title: 'Nhà đẹp', images: [2] },
  });
  expect(Object.keys(sent)).not.toContain('street');
});

test.each<[string, Partial<PostedHouse>, object]>([
  ['a price', { price: 8_450_000_000 }, { field: 'price', before: '8,65 tỷ', after: '8,45 tỷ' }],
  ['a price that is gone', { price: null }, { field: 'price', before: '8,65 tỷ', after: null }],
  ['a sale that became a rent', { purpose: 1 }, { field: 'price', before: '8,65 tỷ', after: '8,65 tỷ/th' }],
  ['a title', { title: 'Căn 3PN' }, { field: 'title', before: 'Căn 2PN gần Lotte', after: 'Căn 3PN' }],
  ['a text', { text: 'Nhà mới, hẻm rất rộng, gần chợ' }, { field: 'text', added: 1, removed: 0 }],
  ['a picture more', { images: [1, 2, 5] }, { field: 'images', added: 1, removed: 0, added_ids: [5] }],
  ['another order', { images: [2, 1] }, { field: 'images', added: 0, removed: 0, added_ids: [] }],
  ['an area', { area: 62.5 }, { field: 'area', before: '62', after: '62,5' }],
  ['a street', { street: 'Lê Lợi' }, { field: 'address' }],
])('%s is a difference', (_what, changed, expected) => {
  const found = drift(changed);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject(expected);
});

test('a field that posts did not have when it was sent differs in nothing', () => {
  const { width: _none, ...old } = sent;
  expect(driftBetween(old as typeof sent, composePost({ ...house, width: 9 }, {}))).toEqual([]);
});

test('nothing differs after no change, after a dictionary’s new name, and where the post has its own words', () => {
  expect(drift({})).toEqual([]);
  expect(drift({ property_type: 'Nhà mặt tiền', project: 'Mới' })).toEqual([]);
  expect(drift({ title: 'Khác', images: [7] }, { title: 'Riêng', images: [] })).toEqual([]);
});
