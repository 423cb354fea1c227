import { HouseIcon } from '@toam/ui/icons';
import { bestFirst, matching } from './match';
import type { PaletteRow } from './palette-row';

const row = (title: string, words?: string): PaletteRow => ({ id: title, title, words, icon: HouseIcon });

test('every word must answer, hidden words too, and a title that begins so comes first', () => {
  const rows = [row('Tổng quan'), row('Quản lý tin đăng'), row('Quản trị'), row('Đăng xuất', 'logout')];
  expect(matching(rows, 'quan').map(({ title }) => title)).toEqual(['Quản lý tin đăng', 'Quản trị', 'Tổng quan']);
  expect(matching(rows, 'quan tri').map(({ title }) => title)).toEqual(['Quản trị']);
  expect(matching(rows, 'logout').map(({ title }) => title)).toEqual(['Đăng xuất']);
  expect(matching(rows, '  ')).toHaveLength(4);
});

describe('the best hit first, whatever it comes from', () => {
  const found = (title: string, detail = '', exact = false): PaletteRow => ({
    ...row(title),
    detail,
    found: true,
    exact,
  });
  const houses = [found('Nhà anh Lê Minh bán gấp', '#310 · 5 tỷ'), found('Nhà phố Lê Minh Xuân', '#12486 · 8 tỷ')];
  const customers = [found('Trần Lê Minh', '0903 618 274'), found('Lê Minh', '0000 000 000')];
  const screens = [row('Minh hoạ')];
  const order = (query: string, groups: Record<string, PaletteRow[]>) =>
    bestFirst(
      Object.entries(groups).map(([title, rows]) => ({ title, rows })),
      query,
    ).map(({ title, rows }) => [title, rows[0]?.title]);

  test('a customer of that very name goes before houses whose titles hold it', () => {
    expect(order('le minh', { screens, houses, customers })).toEqual([
      ['customers', 'Lê Minh'],
      ['houses', 'Nhà anh Lê Minh bán gấp'],
      ['screens', 'Minh hoạ'],
    ]);
  });

  test.each(['#12486', '12486'])('the code %s is that house', (query) => {
    expect(order(query, { customers, houses })[0]).toEqual(['houses', 'Nhà phố Lê Minh Xuân']);
  });

  test('a whole number is the customer who has it, though the row hides it', () => {
    const owner = [found('Lê Minh', '0000 000 000', true)];
    expect(order('0903618274', { houses, owner })[0]).toEqual(['owner', 'Lê Minh']);
  });

  test('a screen that begins so goes before records that hold the words', () => {
    expect(order('minh', { customers, houses, screens })[0]).toEqual(['screens', 'Minh hoạ']);
  });
});
