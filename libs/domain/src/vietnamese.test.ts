import { plain, searchWords, withNewTones } from './vietnamese';

test.each([
  ['Quận Bình Thạnh', 'quan binh thanh'],
  ['ĐƯỜNG Đỗ Xuân Hợp', 'duong do xuan hop'],
  ['Thủ Đức'.normalize('NFD'), 'thu duc'],
  ['ỹ Ỵ ơ Ư', 'y y o u'],
])('%s is compared as %s', (text, compared) => {
  expect(plain(text)).toBe(compared);
});

test('searches word by word: signs separate, repeats count once', () => {
  expect(searchWords('  Quận   Bình-Thạnh, quận ')).toEqual(['quan', 'binh', 'thanh']);
  expect(searchWords('148/12')).toEqual(['148', '12']);
  expect(searchWords(' ,. ')).toEqual([]);
});

test.each([
  ['Xóa, HỦY và khóa', 'Xoá, HUỶ và khoá'],
  ['tùy chọn', 'tuỳ chọn'],
  ['Hoà giải', 'Hoà giải'],
  ['hoàn tác, toán, quý, thuyết', 'hoàn tác, toán, quý, thuyết'],
])('“%s” with the tone on the main vowel is “%s”', (text, written) => {
  expect(withNewTones(text)).toBe(written);
});
