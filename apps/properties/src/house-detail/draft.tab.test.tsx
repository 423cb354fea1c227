import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingEdit, withdrawEdit } from '@toam/contracts/house/house-approval.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aPendingEdit, aTransition } from '../house/house.fixture';
import { DraftTab } from './draft.tab';

const routes = [{ path: '/', element: <DraftTab houseId={12486} /> }];
const edited = (by: number) =>
  aPendingEdit({
    ...{ house_id: 12486, draft_version: 3, user: { id: by, name: 'Nguyễn Thu Hà', avatar: null } },
    house: aHouseRow({ user_id: 7 }),
  });

test('whoever sent an edit takes it back after asking, with the version that was seen', async () => {
  answer(readPendingEdit, () => edited(7));
  answer(withdrawEdit, () => aTransition(aHouse(), { message: 'Đã rút lại bản sửa' }));
  renderRoute(routes, '/', { user: aUser({ id: 7 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Rút lại bản sửa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(callsOf(withdrawEdit)[0]).toMatchObject({ body: { draft_version: 3 } }));
  expect(await screen.findByText('Đã rút lại bản sửa')).toBeVisible();
});

test('nobody else is offered to', async () => {
  answer(readPendingEdit, () => edited(8));
  renderRoute(routes, '/', { user: aUser({ id: 7 }) });
  expect(await screen.findByText('Bản sửa đang chờ quản trị viên duyệt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rút lại bản sửa' })).not.toBeInTheDocument();
});

test('of a house that left the website meanwhile, it does not promise the website', async () => {
  answer(readPendingEdit, () => ({ ...edited(8), house: aHouseRow({ user_id: 8, web: 0, status: 1 }) }));
  renderRoute(routes, '/', { user: anAdmin() });
  expect(
    await screen.findByText(/^BĐS không còn trên web. Duyệt: BĐS nhận nội dung mới, không lên lại web/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Duyệt' }));
  expect(await screen.findByText(/BĐS không còn trên web và không tự lên lại/)).toBeVisible();
  expect(screen.queryByText(/trên web ngay|lên web ngay/)).not.toBeInTheDocument();
});
