import { hitsIn } from './hits-in';

const marked = (text: string, query: string) => {
  const letters = [...text.normalize('NFC')];
  return hitsIn(text, query).map(([from, to]) => letters.slice(from, to).join(''));
};

test.each([
  ['148/12 Nguyễn Văn Đậu', 'nguyen dau', ['Nguyễn', 'Đậu']],
  ['Quản lý tin đăng', 'DANG', ['đăng']],
  ['Căn hộ Đồng Đen', 'den', ['Đen']],
  ['Sơ đồ nhân sự', 'nhan su so', ['Sơ', 'nhân', 'sự']],
  ['Chat', 'zzz', []],
])('in “%s” the search “%s” marks %j', (text, query, hits) => {
  expect(marked(text, query)).toEqual(hits);
});

test('text typed with combining accents is marked as well', () => {
  expect(marked('Quản trị'.normalize('NFD'), 'tri')).toEqual(['trị']);
});
