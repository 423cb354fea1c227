import { hitsIn } from './hits-in';

const marked = (text: string, query: string) =>
  hitsIn(text, query).map(([from, to]) => text.normalize('NFC').slice(from, to));

test.each([
  ['148/12 Nguyễn Văn Đậu', 'nguyen dau', ['Nguyễn', 'Đậu']],
  ['Quản lý tin đăng', 'DANG', ['đăng']],
  ['Căn hộ Đồng Đen', 'den', ['Đen']],
  ['Sơ đồ nhân sự', 'nhan su so', ['Sơ', 'nhân', 'sự']],
  ['Chat', 'zzz', []],
])('in “%s” the search “%s” marks %j', (text, query, hits) => {
  expect(marked(text, query)).toEqual(hits);
});

test.each([
  ['Hồ sơ: xem sổ hồng trước', 'so hong', ['sổ hồng']],
  ['Hồ sơ: xem sổ hồng trước', 'so ho', ['sổ hồ']],
  ['Hỏi (sổ, hồng)', 'so hong', ['sổ, hồng']],
])('words that stand together are marked together: in “%s” “%s” marks %j', (text, query, hits) => {
  expect(marked(text, query)).toEqual(hits);
});

test('a part of a word is marked only where the text has the whole search', () => {
  expect(marked('Nhà hướng Tây có xấu không', 'so hong')).toEqual([]);
  expect(marked('Nhà hướng Tây có xấu không', 'tay hong')).toEqual(['Tây', 'hông']);
});

test('text typed with combining accents is marked as well, and letters after an emoji or a ligature', () => {
  expect(marked('Quản trị'.normalize('NFD'), 'tri')).toEqual(['trị']);
  expect(marked('🏠 ﬁ q̃ Sổ đỏ', 'do')).toEqual(['đỏ']);
});
