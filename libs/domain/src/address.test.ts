import { addressKey, addressLine, addressParts, normaliseHouseNumber, normaliseStreet } from './address';

test.each([
  ['148/12', '148/12'],
  [' 148 / 12 ', '148/12'],
  ['Số 148/12', '148/12'],
  ['Số nhà 12A', '12a'],
])('house number %s is compared as %s', (typed, normal) => {
  expect(normaliseHouseNumber(typed)).toBe(normal);
});

test.each([
  ['Nguyễn Văn Đậu', 'nguyen van dau'],
  ['Đường  Nguyễn Văn  Đậu ', 'nguyen van dau'],
  ['đ. Nguyễn Văn Đậu', 'nguyen van dau'],
  ['NGUYỄN VĂN ĐẬU.', 'nguyen van dau'],
  ['Đường 64', '64'],
  ['Đường', 'duong'],
])('street %s is compared as %s', (typed, normal) => {
  expect(normaliseStreet(typed)).toBe(normal);
});

test('an address is known by number and street together', () => {
  expect(addressKey('148/12', 'Đường Nguyễn Văn Đậu')).toBe(addressKey('Số 148/12', 'nguyễn văn đậu'));
  expect(addressKey('148/12', null)).toBeNull();
  expect(addressKey(' ', 'Lê Lợi')).toBeNull();
});

test('the address filter splits at commas and drops what is empty', () => {
  expect(addressParts(' 148/12 , Bình Thạnh,, ')).toEqual(['148/12', 'Bình Thạnh']);
});

test('one line leaves out what is unknown', () => {
  const house = {
    house_number: '148/12',
    house_address: 'Nguyễn Văn Đậu',
    district: 'Phường 11',
    province: null,
    city: 'Hồ Chí Minh',
  };
  expect(addressLine(house)).toBe('148/12 Nguyễn Văn Đậu, Phường 11, Hồ Chí Minh');
});
