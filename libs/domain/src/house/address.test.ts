import { addressKey, addressLine, addressParts, bareStreet, normaliseHouseNumber, normaliseStreet } from './address';

test.each([
  ['148/12', '148/12'],
  [' 148 / 12 ', '148/12'],
  ['Số 148/12', '148/12'],
  ['Số nhà 12A', '12a'],
  ['12/3A', '12/3a'],
  ['12/3a', '12/3a'],
  ['12/3 A', '12/3a'],
  ['12\\3A', '12/3a'],
  ['Hẻm 12/3A', '12/3a'],
  ['NGÕ 12/3A.', '12/3a'],
  ['Nhà số 12', '12'],
  ['Số12', '12'],
  ['Thửa 214', 'thua214'],
  ['Sổ', 'so'],
  ['', ''],
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
  ['Đ.Nguyễn Văn Đậu', 'nguyen van dau'],
  ['đg. Nguyễn Văn Đậu', 'nguyen van dau'],
  ['duong nguyen van dau', 'nguyen van dau'],
  ['Phố Nguyễn Văn Đậu', 'nguyen van dau'],
  ['Dương Bá Trạc', 'duong ba trac'],
  ['duong ba trac', 'duong ba trac'],
  ['Đường Dương Bá Trạc', 'duong ba trac'],
  ['Dương Quảng Hàm', 'duong quang ham'],
  ['Phổ Quang', 'pho quang'],
  ['pho quang', 'pho quang'],
  ['Phó Đức Chính', 'pho duc chinh'],
  ['Đường số 5', '5'],
  ['Số 5', '5'],
  ['Đường D5', 'd5'],
  ['3 Tháng 2', '3/2'],
  ['Đường 3/2', '3/2'],
  ['Ba Tháng Hai', '3/2'],
  ['30 tháng 4', '30/4'],
  ['CMT8', 'cach mang thang 8'],
  ['Cách Mạng Tháng Tám', 'cach mang thang 8'],
  ['cách mạng tháng 8', 'cach mang thang 8'],
])('street %s is compared as %s', (typed, normal) => {
  expect(normaliseStreet(typed)).toBe(normal);
});

test.each([
  ['Đường  Nguyễn Thị', 'nguyễn thị'],
  ['D. Nguyễn Thị', 'nguyễn thị'],
  ['duong Nguyễn Thị', 'nguyễn thị'],
  ['Dương Bá', 'dương bá'],
  ['Đường', 'đường'],
])('the bare name of %s is %s', (typed, bare) => {
  expect(bareStreet(typed)).toBe(bare);
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
