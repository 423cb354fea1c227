import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countHouses, listHouses, type UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './house-list.screen';

jest.setTimeout(30_000);

const routes = [{ path: '/house', Component }];

/** What the API understands of these words, wherever they stand. */
const meanings: Record<string, Pick<UnderstoodPart, 'column' | 'values' | 'names'>> = {
  hxh: { column: 'house_type', values: [2], names: ['Hẻm xe hơi'] },
  q7: { column: 'province', values: [7], names: ['Quận 7'] },
  nhà: { column: 'property_type', values: [3], names: ['Nhà cấp 4'] },
};

const partsOf = (search: string): UnderstoodPart[] =>
  [...search.matchAll(/"[^"]*"|\S+/g)].flatMap(({ 0: words, index: from }) => {
    const meaning = meanings[words];
    return meaning ? [{ ...meaning, operation: 'in' as const, from, to: from + words.length }] : [];
  });

/** @param arrives what the answer to a search waits for */
function answerList(total: number, elsewhere = {}, arrives: (search: string) => unknown = () => undefined) {
  answer(listHouses, async ({ body }) => {
    await arrives(body.search);
    const understood = partsOf(body.search);
    return {
      ...{ total, total_page: 1, page: 1, list: total > 0 ? [aHouseRow()] : [] },
      ...(understood.length > 0 && { understood }),
    };
  });
  answer(countHouses, () => ({ ...tabCounts(houseListModes, { total }), ...elsewhere }));
}

const show = (search: string, more = '') => renderRoute(routes, `/house?search=${encodeURIComponent(search)}${more}`);
const drop = (words: string) => screen.getByRole('button', { name: `Bỏ “${words}” khỏi ô tìm` });
const searchAsked = () => callsOf(listHouses).at(-1)?.body.search;
const box = () => screen.getByRole('searchbox');

test('× drops its words from the search, and they can come back as words', async () => {
  answerList(12);
  const { url } = show('hxh q7 nhà');
  expect(await screen.findByTitle('Quận 7')).toBeVisible();
  await userEvent.click(drop('q7'));
  expect(screen.queryByTitle('Quận 7')).not.toBeInTheDocument();
  await waitFor(() => expect(searchAsked()).toBe('hxh nhà'));
  expect(drop('nhà')).toHaveFocus();
  expect(box()).toHaveValue('hxh nhà');
  expect(new URLSearchParams(url().split('?')[1]).get('search')).toBe('hxh nhà');
  expect(screen.getByText('Đã bỏ “q7”')).toHaveRole('status');

  await userEvent.click(screen.getByRole('button', { name: 'Tìm đúng chữ: “q7”' }));
  await waitFor(() => expect(searchAsked()).toBe('hxh "q7" nhà'));
  expect(box()).toHaveValue('hxh "q7" nhà');
  expect(screen.queryByText('Đã bỏ “q7”')).not.toBeInTheDocument();
  expect(await screen.findByTitle('và chữ “q7”')).toBeVisible();
});

test('words that no house has are told; they only order the list', async () => {
  answer(listHouses, ({ body }) => ({
    ...{ total: 1, total_page: 1, page: 1, list: [aHouseRow()], understood: partsOf(body.search) },
    unmet: ['tầng cao'],
  }));
  answer(countHouses, () => tabCounts(houseListModes, { total: 1 }));
  show('q7 tầng cao');
  expect(await screen.findByText('Không có từ “tầng cao”')).toHaveRole('status');
  expect(screen.getByTitle('ưu tiên chữ “tầng cao”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ “tầng cao” khỏi ô tìm' }));
  await waitFor(() => expect(searchAsked()).toBe('q7'));
});

test('words that were typed in quotation marks come back as they were typed', async () => {
  answerList(12);
  show('');
  await userEvent.type(box(), 'hxh "q7"{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ “q7” khỏi ô tìm' }));
  await waitFor(() => expect(box()).toHaveValue('hxh'));
  await userEvent.click(screen.getByRole('button', { name: 'Tìm đúng chữ: “q7”' }));
  await waitFor(() => expect(box()).toHaveValue('hxh "q7"'));
  expect(drop('q7')).toBeVisible();
});

test('where the last chip was, the search box has the focus', async () => {
  answerList(12);
  show('q7');
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ “q7” khỏi ô tìm' }));
  expect(box()).toHaveFocus();
  await waitFor(() => expect(searchAsked()).toBe(''));
  expect(screen.getByText('Đã bỏ “q7”')).toBeVisible();
});

test('another search takes the way back with it', async () => {
  answerList(12);
  show('hxh q7');
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ “q7” khỏi ô tìm' }));
  await userEvent.clear(box());
  await userEvent.type(box(), 'nhà{Enter}');
  await waitFor(() => expect(screen.queryByText('Đã bỏ “q7”')).not.toBeInTheDocument());
  expect(await screen.findByTitle('Nhà cấp 4')).toBeVisible();
});

test('what was dropped and is typed again stands there again', async () => {
  answerList(12, {}, (search) => search === 'hxh' && new Promise(() => undefined));
  show('hxh q7');
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ “q7” khỏi ô tìm' }));
  await waitFor(() => expect(searchAsked()).toBe('hxh'));
  await userEvent.type(box(), ' q7{Enter}');
  expect(await screen.findByTitle('Quận 7')).toBeVisible();
  expect(screen.queryByText('Đã bỏ “q7”')).not.toBeInTheDocument();
});

test('each × counts while the one before is answered, and the focus stays', async () => {
  let answerLast: (value?: unknown) => void = () => undefined;
  answerList(12, {}, (search) => {
    if (search === 'nhà hxh q7 đẹp') return undefined;
    return new Promise((resolve) => (answerLast = resolve));
  });
  show('nhà hxh q7 đẹp');
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ “nhà” khỏi ô tìm' }));
  await userEvent.click(drop('q7'));
  expect(screen.queryByTitle('Quận 7')).not.toBeInTheDocument();
  expect(drop('đẹp')).toHaveFocus();
  await userEvent.click(drop('hxh'));
  await waitFor(() => expect(searchAsked()).toBe('đẹp'));
  expect(screen.getByText('Đã bỏ “nhà”, “q7”, “hxh”')).toBeVisible();
  answerLast();
  // all that is left is words: nothing is said to be understood
  await waitFor(() => expect(screen.queryByTitle('và chữ “đẹp”')).not.toBeInTheDocument());
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Tìm đúng chữ: “nhà”, “q7”, “hxh”' }));
  await waitFor(() => expect(searchAsked()).toBe('"nhà" "hxh" "q7" đẹp'));
});

test('words that are left stand beside what was understood, count, and can be dropped', async () => {
  answerList(0);
  show('nhà 80m q7');
  expect(await screen.findByTitle('và chữ “80m”')).toBeVisible();
  expect(screen.getByText('Không có BĐS nào khớp 3 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  await userEvent.click(drop('80m'));
  expect(await screen.findByText('Không có BĐS nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  expect(searchAsked()).toBe('nhà q7');
});

test('a search of words alone says nothing about them', async () => {
  answerList(12);
  show('sau lưng chợ');
  expect(await screen.findByRole('row', { name: /#12486/ })).toBeVisible();
  expect(screen.queryByTitle(/và chữ/)).not.toBeInTheDocument();
});

test('when the list fails, the tabs show no number of the search before', async () => {
  answerList(1284);
  show('q7');
  const tab = () => screen.getByRole('tab', { name: /Cá nhân/ });
  await waitFor(() => expect(tab()).toHaveTextContent('1.284'));
  refuse(listHouses, 422, 'Có quá nhiều BĐS để sắp xếp. Hãy lọc thêm');
  await userEvent.type(box(), ' hxh{Enter}');
  expect(await screen.findByText(/Hãy lọc thêm/)).toBeVisible();
  for (const one of screen.getAllByRole('tab')) expect(one).not.toHaveTextContent(/1\.284/);
});

describe('the order of a search', () => {
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

  test('words put the best hits first: no heading shows an order, the menu names it', async () => {
    answerList(12);
    const { url } = show('nhà đẹp');
    await screen.findByRole('row', { name: /#12486/ });
    expect(head('Mã')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Sắp xếp: Phù hợp nhất' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mới nhất' }));
    await waitFor(() =>
      expect(callsOf(listHouses).at(-1)?.body).toMatchObject({ column: 'created_at', direction: 'desc' }),
    );
    expect(screen.getByRole('button', { name: 'Sắp xếp: Mới nhất' })).toBeVisible();
    expect(url()).toContain('sort=created_at');
    expect(head('Mã')).toHaveAttribute('aria-sort', 'none');
  });

  test.each(['hxh q7', ''])('%j, which leaves no words, is in the order of its column', async (search) => {
    answerList(12);
    show(search);
    await screen.findByRole('row', { name: /#12486/ });
    expect(head('Mã')).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('button', { name: 'Sắp xếp' })).toBeVisible();
  });

  test('an order that somebody chose stays in its heading', async () => {
    answerList(12);
    show('đẹp', '&sort=id&direction=asc');
    await screen.findByRole('row', { name: /#12486/ });
    expect(head('Mã')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('button', { name: 'Sắp xếp' })).toBeVisible();
  });
});

test('a list that finds few names the tabs that have more, and leads there', async () => {
  answerList(1, {
    personalList: { total: 3 },
    approved: { total: 1 },
    suspendPublic: { total: 10_000, total_capped: true },
  });
  renderRoute(routes, '/house?search=hxh%20q7');
  const personal = await screen.findByRole('button', { name: /^3 ở Cá nhân/ });
  expect(screen.getByRole('button', { name: '10.000+ ở Ngưng bán (cộng đồng)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /ở Đã duyệt/ })).not.toBeInTheDocument();
  await userEvent.click(personal);
  await waitFor(() =>
    expect(callsOf(listHouses).at(-1)?.body).toMatchObject({ mode: 'personalList', search: 'hxh q7' }),
  );
});

test('without words and filters nothing is named, however few there are', async () => {
  answerList(0, { personalList: { total: 3 } });
  renderRoute(routes, '/house');
  expect(await screen.findByText('Chưa có BĐS nào trong mục này.')).toBeVisible();
  expect(screen.queryByText(/ở Cá nhân/)).not.toBeInTheDocument();
});

test('an empty list counts every understood condition', async () => {
  answerList(0);
  renderRoute(routes, '/house?search=hxh%20q7');
  expect(await screen.findByText('Không có BĐS nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
});
