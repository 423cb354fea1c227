import { HouseIcon } from '@toam/ui/icons';
import { hitsIn, matching } from './match';
import type { PaletteRow } from './palette-row';

const marked = (text: string, query: string) => {
  const letters = [...text.normalize('NFC')];
  return hitsIn(text, query).map(([from, to]) => letters.slice(from, to).join(''));
};
const row = (title: string, words?: string): PaletteRow => ({ id: title, title, words, icon: HouseIcon });

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

test('every word must answer, hidden words too, and a title that begins so comes first', () => {
  const rows = [row('Tổng quan'), row('Quản lý tin đăng'), row('Quản trị'), row('Đăng xuất', 'logout')];
  expect(matching(rows, 'quan').map(({ title }) => title)).toEqual(['Quản lý tin đăng', 'Quản trị', 'Tổng quan']);
  expect(matching(rows, 'quan tri').map(({ title }) => title)).toEqual(['Quản trị']);
  expect(matching(rows, 'logout').map(({ title }) => title)).toEqual(['Đăng xuất']);
  expect(matching(rows, '  ')).toHaveLength(4);
});
