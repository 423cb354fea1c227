import { foundIn, hasAllWords } from './found-in';

const filler = 'Một bộ hồ sơ nhìn đẹp vẫn có thể dính quy hoạch. '.repeat(20);

test('the place is where the words stand together, not where one of them stands first', () => {
  const place = foundIn(`${filler}Xem trang cuối của sổ hồng trước khi cọc. ${filler}`, ['so', 'hong']);
  expect(place).toMatch(/^…/);
  expect(place).toContain('của sổ hồng trước');
});

test('words apart: the excerpt has as many of them as one can', () => {
  const place = foundIn(`Sổ đỏ. ${filler}Hồng Bàng thì hỏi sổ ở phường. ${filler}`, ['so', 'phuong', 'hong']);
  expect(place).toContain('Hồng Bàng thì hỏi sổ ở phường');
});

test('a text without any of the words has no place', () => {
  expect([foundIn(filler, ['nong']), foundIn(filler, [])]).toEqual([null, null]);
});

test('a heading has a search only with all of its words', () => {
  expect(hasAllWords('Kiểm tra sổ hồng', ['so', 'hong'])).toBe(true);
  expect(hasAllWords('Metro số 1', ['so', 'hong'])).toBe(false);
});

test('a hundred thousand characters are looked through in a moment', () => {
  const long = 'Sơ hở số so sánh sổ sách '.repeat(4000);
  const begin = performance.now();
  foundIn(long, ['so', 'hong', 'phuong']);
  expect(performance.now() - begin).toBeLessThan(500);
});
