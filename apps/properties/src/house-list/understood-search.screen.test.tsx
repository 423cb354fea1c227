import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countHouses, listHouses, type UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/a-house-row';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './house-list.screen';

jest.setTimeout(30_000);

const routes = [{ path: '/house', Component }];
const understood: Record<string, UnderstoodPart[]> = {
  'hxh q7': [
    { column: 'house_type', operation: 'in', values: [2], names: ['Hẻm xe hơi'], from: 0, to: 3 },
    { column: 'province', operation: 'in', values: [7], names: ['Quận 7'], from: 4, to: 6 },
  ],
  'hxh "q7"': [{ column: 'house_type', operation: 'in', values: [2], names: ['Hẻm xe hơi'], from: 0, to: 3 }],
};

function answerList(total: number, elsewhere = {}) {
  answer(listHouses, ({ body }) => ({
    ...{ total, total_page: 1, page: 1, list: total > 0 ? [aHouseRow()] : [] },
    ...(understood[body.search] && { understood: understood[body.search] }),
  }));
  answer(countHouses, () => ({ ...tabCounts(houseListModes, { total }), ...elsewhere }));
}

test('what the search was understood as stands as chips; one taken off is searched as words', async () => {
  answerList(12);
  const { url } = renderRoute(routes, '/house?search=hxh%20q7');
  expect(await screen.findByTitle('Quận 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tìm “hxh” như chữ thường' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tìm “q7” như chữ thường' }));
  await waitFor(() => expect(callsOf(listHouses).at(-1)?.body.search).toBe('hxh "q7"'));
  await waitFor(() => expect(screen.queryByTitle('Quận 7')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Tìm “hxh” như chữ thường' })).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('hxh "q7"');
  expect(new URLSearchParams(url().split('?')[1]).get('search')).toBe('hxh "q7"');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm “hxh” như chữ thường' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
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
  expect(await screen.findByText('Không có BĐS nào khớp 2 điều kiện đang bật.')).toBeVisible();
});
