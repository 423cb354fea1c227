import { hideNumbers, isLockedField, holdsNumber } from './customer-numbers';

test.each([
  ['phone_number', '0903618274', '0000000000'],
  ['phone_number4', '12', '0000000000'],
  ['more_phones', '0903618274, 0913618274', '0000000000'],
  ['fax', '028 3812 3456', '0000000000'],
  ['fax', 'không có', '0000000000'],
  ['email', 'nam.0398123456@gmail.com', 'nam.0000000000@gmail.com'],
  ['email', 'nam９８@gmail.com', 'nam00@gmail.com'],
  ['email', 'nam@gmail.com', 'nam@gmail.com'],
  ['name', 'Anh Nam 0398123456', 'Anh Nam 0000000000'],
  ['address', '148/12 Nguyễn Văn Đậu, gọi O398 123 456', '148/12 Nguyễn Văn Đậu, gọi 0000000000'],
  ['social_id', '079085001234', '079085001234'],
  ['social_id', '023456789', '023456789'],
  ['social_id', '0398123456', '0000000000'],
  ['date_of_birth', '1990-02-28', '1990-02-28'],
  ['a column of tomorrow', 'Zalo 0398123456', 'Zalo 0000000000'],
  ['name', '', ''],
])('%s "%s" is told as "%s"', (column, value, told) => {
  expect(hideNumbers(column, value)).toBe(told);
  expect(holdsNumber(column, value)).toBe(told !== value);
});

test.each([
  ['phone_number2', '0000000000', true],
  ['fax', '028 3812 3456', true],
  ['fax', null, false],
  ['phone_number3', '', false],
  ['email', 'nam00@gmail.com', true],
  ['email', 'nam@gmail.com', false],
  ['name', 'Anh Nam 0000000000', false],
])('the field %s with %p is locked for who may not see it: %s', (column, value, locked) => {
  expect(isLockedField(column, value)).toBe(locked);
});
