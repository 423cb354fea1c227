import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHost } from '@toam/platform/host';
import { restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { type DeletedRow, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import { aHost } from '@toam/testing/a-host';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, askedOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { routes } from '../routes';

const gone: DeletedRow = {
  ...{ id: 12, name: 'Trần Văn Bình', detail: '', owner: null, deleted_at: 1_790_000_000, hindered: null },
  deleted_by: { id: 2, name: 'Vũ Quản Trị', avatar: null },
};
const show = (list: DeletedRow[], url: string, user = anAdmin()) => {
  installHost(aHost());
  answer(listDeleted, () => ({ total: list.length, total_page: 1, page: 1, list }));
  return renderRoute(routes, url, { user });
};

test('a link opens the deleted records of a noun, and one is brought back', async () => {
  show([gone], '/admin/deleted?noun=customer');
  answer(restoreCustomer, () => ({ customer_id: 12, needs: 1 }) as never);
  const row = await screen.findByRole('row', { name: /Trần Văn Bình/ });
  expect(within(row).getByText('Vũ Quản Trị')).toBeVisible();
  expect(askedOf(listDeleted)[0]?.params).toEqual({ noun: 'customer' });
  await userEvent.click(within(row).getByRole('button', { name: 'Khôi phục Trần Văn Bình' }));
  expect(await screen.findByText('Đã khôi phục Trần Văn Bình')).toBeVisible();
  expect(askedOf(restoreCustomer)[0]?.body).toMatchObject({ customer_id: 12 });
});

test('what cannot come back says why, in the place of the button', async () => {
  show([{ ...gone, hindered: 'Khách hàng sở hữu đã bị xoá' }], '/admin/deleted?noun=house');
  expect(await screen.findByText('Khách hàng sở hữu đã bị xoá')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Khôi phục/ })).toBeNull();
});

test('staff who are no admins have no such tab', async () => {
  show([], '/admin/deleted', aUser({ chat_permission: 1 }));
  const bar = await screen.findByRole('navigation', { name: 'Mục quản trị' });
  expect(within(bar).queryByText('Đã xoá')).toBeNull();
});
