import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import {
  changeSavedView,
  createSavedView,
  listSavedViews,
  readSharedView,
  seeSavedView,
  type SavedView,
} from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { houseListColumns } from './house-list.columns';
import { Component } from './house-list.screen';

jest.setTimeout(30_000);

const routes = [{ path: '/house', Component }];
const view: SavedView = {
  id: 3,
  key: '0b5f2f5c-6a3e-4c39-9a55-4b7f6f1f2d11',
  name: 'Nội thành dưới 50 tỷ',
  address: 'f.into_money=..50000000000&mode=approved',
  columns: null,
  seen_at: 1_790_000_000,
};
const old = aHouseRow();
const fresh = aHouseRow({ id: 12487, created_at: view.seen_at + 60 });

function answerAll({ views = [view] }: { views?: SavedView[] } = {}) {
  answer(countHouses, () => tabCounts(houseListModes, { total: 1 }));
  answer(listHouses, ({ query, body }) => ({
    total: body.newer_than ? 1 : 214,
    total_page: 1,
    page: query.page,
    list: body.fetchType === 'list' ? [fresh, old] : [],
  }));
  answer(listSavedViews, () => views);
  answer(seeSavedView, () => ({ seen_at: view.seen_at }));
}

const menu = async () => userEvent.click(await screen.findByRole('button', { name: /^Chế độ xem đã lưu/ }));
const lastList = () =>
  callsOf(listHouses)
    .flatMap(({ body }) => (body.fetchType === 'list' ? [body] : []))
    .at(-1);

test('a view is opened from the menu, which says how much is in it and how much is new', async () => {
  answerAll();
  const { url } = renderRoute(routes, '/house');
  await menu();
  const open = await screen.findByRole('button', { name: /^Nội thành dưới 50 tỷ/ });
  await waitFor(() => expect(open).toHaveTextContent('Nội thành dưới 50 tỷ1 mới214'));
  await userEvent.click(open);
  await waitFor(() => expect(url()).toContain(`saved=${view.key}`));
  expect(url()).toContain('mode=approved');
  await waitFor(() => expect(lastList()).toMatchObject({ mode: 'approved' }));
  expect(await screen.findByRole('row', { name: /#12487/ })).toHaveTextContent(savedViewText.fresh);
  expect(screen.getByRole('row', { name: new RegExp(`#${old.id}`) })).not.toHaveTextContent(savedViewText.fresh);
});

test('a colleague’s link fills in the conditions, and offers to keep them', async () => {
  answerAll({ views: [] });
  answer(readSharedView, () => ({ ...view, owner: { id: 9, name: 'Lê Hoàng Phúc' } }));
  const { url } = renderRoute(routes, `/house?saved=${view.key}`);
  await waitFor(() => expect(url()).toContain('mode=approved'));
  await menu();
  expect(await screen.findByRole('button', { name: savedViewText.keepShared })).toBeVisible();
});

test('the columns of a view go with it: the person’s own come back', async () => {
  const columns = houseListColumns.map(({ key, width }) => ({ key, width, shown: key !== 'into_money' }));
  answerAll({ views: [] });
  answer(readSharedView, () => ({ ...view, columns, owner: { id: 9, name: 'Lê Hoàng Phúc' } }));
  renderRoute(routes, `/house?saved=${view.key}`);
  await waitFor(() => expect(lastList()).toMatchObject({ mode: 'approved' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Giá/ })).not.toBeInTheDocument());
  await menu();
  await userEvent.click(await screen.findByRole('button', { name: savedViewText.leave }));
  expect(await screen.findByRole('columnheader', { name: /^Giá/ })).toBeVisible();
});

test('a link to a view that is gone says so, and the address lets go of it', async () => {
  answerAll({ views: [] });
  refuse(readSharedView, 404, savedViewText.gone);
  const { url } = renderRoute(routes, `/house?saved=${view.key}`);
  expect(await screen.findByText(savedViewText.gone)).toBeVisible();
  await waitFor(() => expect(url()).toBe('/house'));
});

test('other conditions are said to be unsaved, kept on request', async () => {
  answerAll();
  answer(changeSavedView, () => ({ ...view, address: 'mode=personalList' }));
  renderRoute(routes, `/house?saved=${view.key}&${view.address}`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Cá nhân' }));
  expect(await screen.findByText(`· ${savedViewText.edited}`)).toBeVisible();
  await menu();
  await userEvent.click(await screen.findByRole('button', { name: savedViewText.update }));
  await waitFor(() =>
    expect(callsOf(changeSavedView).at(-1)?.body).toMatchObject({
      view_id: 3,
      address: 'f.into_money=..50000000000&mode=personalList',
    }),
  );
});

test('a name that is taken is said under the field, and stays typed', async () => {
  answerAll({ views: [] });
  refuse(createSavedView, 409, savedViewText.nameTaken);
  renderRoute(routes, '/house?mode=approved');
  await menu();
  await userEvent.click(await screen.findByRole('button', { name: savedViewText.saveNew }));
  const field = await screen.findByRole('textbox', { name: savedViewText.label });
  await userEvent.type(field, 'Thuê Quận 7{Enter}');
  expect(await screen.findByText(savedViewText.nameTaken)).toBeVisible();
  expect(field).toHaveValue('Thuê Quận 7');
});

test('the name of a view comes back after the cross, and not after Huỷ', async () => {
  answerAll({ views: [] });
  renderRoute(routes, '/house?mode=approved');
  const name = async () => {
    await menu();
    await userEvent.click(await screen.findByRole('button', { name: savedViewText.saveNew }));
    return screen.findByRole('textbox', { name: savedViewText.label });
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.type(await name(), 'Thuê Quận 7');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await isClosed();
  expect(await name()).toHaveValue('Thuê Quận 7');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  await isClosed();
  expect(await name()).toHaveValue('');
});
