import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHost } from '@toam/platform/host';
import { restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import {
  restoreCancelBill,
  restoreCoupon,
  restoreDeal,
  restoreReceipt,
} from '@toam/contracts/deal/deal-restore.endpoints';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { type DeletedRow, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import { aHost } from '@toam/testing/a-host';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { routes } from '../routes';

afterEach(() => jest.restoreAllMocks());

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
  expect(callsOf(listDeleted)[0]?.params).toEqual({ noun: 'customer' });
  await userEvent.click(within(row).getByRole('button', { name: 'Khôi phục Trần Văn Bình' }));
  expect(await screen.findByText('Đã khôi phục Trần Văn Bình')).toBeVisible();
  expect(callsOf(restoreCustomer)[0]?.body).toMatchObject({ customer_id: 12 });
});

test('what cannot come back says why, in the place of the button', async () => {
  show([{ ...gone, hindered: 'Chủ nhà của BĐS này đã bị xoá' }], '/admin/deleted?noun=house');
  expect(await screen.findByText('Chủ nhà của BĐS này đã bị xoá')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Khôi phục/ })).toBeNull();
});

test('several are brought back at once; what is refused is named with its reason and stays chosen', async () => {
  const rows = [1, 2, 3].map((id) => ({
    ...gone,
    id,
    name: `Nhà ${id}`,
    hindered: id === 3 ? 'Chủ nhà đã bị xoá' : null,
  }));
  show(rows, '/admin/deleted?noun=house');
  answer(restoreHouses, ({ body }) => ({
    results: body.houses.map((id) =>
      id === 1 ? { id, ok: true as const } : { id, ok: false as const, code: 'conflict', message: 'Trùng' },
    ),
  }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  await userEvent.click(screen.getByRole('button', { name: 'Khôi phục 2 mục' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Khôi phục được 1/2 mục');
  expect(within(dialog).getByText('Nhà 2')).toBeVisible();
  expect(within(dialog).getByText('Trùng')).toBeVisible();
  expect(callsOf(restoreHouses).map(({ body }) => body.houses)).toEqual([[1, 2]]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: 'Khôi phục 1 mục' })).toBeVisible();
});

test('customers come back one by one, each by its own call', async () => {
  show([gone, { ...gone, id: 13, name: 'Lê Ánh' }], '/admin/deleted?noun=customer');
  refuse(restoreCustomer, 409, 'Đã có người này');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  await userEvent.click(screen.getByRole('button', { name: 'Khôi phục 2 mục' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Khôi phục được 0/2 mục');
  expect(within(dialog).getAllByText('Đã có người này')).toHaveLength(2);
  expect(callsOf(restoreCustomer).map(({ body }) => body.customer_id)).toEqual([12, 13]);
});

test.each([
  ['deal', restoreDeal],
  ['receipt', restoreReceipt],
  ['coupon', restoreCoupon],
  ['cancel_bill', restoreCancelBill],
] as const)('of the ledger, a deleted %s comes back by its own call', async (noun, restoring) => {
  show([{ ...gone, name: 'PT-2611-0031' }], `/admin/deleted?noun=${noun}`);
  answer(restoring, () => null);
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục PT-2611-0031' }));
  expect(await screen.findByText('Đã khôi phục PT-2611-0031')).toBeVisible();
  expect(callsOf(restoring)[0]?.body).toEqual({ id: 12 });
});

test.each([
  ['a desktop', false],
  ['a phone', true],
])('on %s a press shows a long reason whole, and does not choose the row', async (_where, isPhone) => {
  if (isPhone) onPhone();
  const detail = `PT-2611-0031 · 12 Lê Lợi · ${'Thu nhầm của giao dịch khác nên xoá. '.repeat(12)}`;
  const hindered = 'Giao dịch của phiếu này đã bị xoá. Hãy khôi phục giao dịch trước';
  show([{ ...gone, detail, hindered }], '/admin/deleted?noun=receipt');
  await userEvent.click(await screen.findByRole('button', { name: /PT-2611-0031/ }));
  expect(
    await screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent === detail),
  ).toBeVisible();
  expect(screen.getAllByText(hindered)).toHaveLength(2);
  expect(screen.queryByText('Đã chọn 1')).toBeNull();
});

test('staff are nobody’s: no column says whose', async () => {
  show([gone], '/admin/deleted?noun=user');
  await screen.findByRole('row', { name: /Trần Văn Bình/ });
  expect(screen.queryByRole('columnheader', { name: 'Phụ trách' })).toBeNull();
});

test('staff who are no admins have no such tab', async () => {
  show([], '/admin/deleted', aUser({ chat_permission: 1 }));
  const bar = await screen.findByRole('navigation', { name: 'Mục quản trị' });
  expect(within(bar).queryByText('Đã xoá')).toBeNull();
});
