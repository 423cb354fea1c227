import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { listMerges } from '@toam/contracts/customer/customer-merge.endpoints';
import {
  listCustomerContacts,
  listCustomerHouses,
  listCustomerShowings,
  readCustomerOverview,
  readCustomerTimeline,
} from '@toam/contracts/customer/customer-page.endpoints';
import type { CustomerEvent, CustomerOverview, CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import { matchHousesOfRequests } from '@toam/contracts/need/match.endpoints';
import { listRequests } from '@toam/contracts/need/need.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { installHost } from '@toam/platform/host';
import { aContact } from '@toam/testing/contact/a-contact';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aHost } from '@toam/testing/a-host';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aNeedRow } from '@toam/testing/need/a-need';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { seeEverything } from '@toam/testing/see-everything';
import { useCloseCustomer } from '../customer/use-edit-customer';
import { Component } from './customer-page.screen';

let unsee: (() => void) | undefined;
beforeEach(() => installHost(aHost()));
afterEach(() => unsee?.());

const routes = [
  { path: 'customer/:customerId', element: <Component /> },
  { path: '*', element: null },
];

const hà = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
const noCounts = { needs: 0, open_needs: 0, houses: 0, showings: 0, deals: 0, contacts: 0 };
const masked = { phone_number: '0000000000', masked: true };

const aPage = <Row,>(list: Row[], total = list.length, page = 1, total_page = 1) => ({ total, total_page, page, list });

interface Differing extends Partial<Omit<CustomerOverview, 'customer' | 'counts'>> {
  customer?: Partial<CustomerOverview['customer']>;
  counts?: Partial<CustomerOverview['counts']>;
}

function answerOverview({ customer, counts, ...differing }: Differing = {}) {
  answer(readCustomerOverview, () => ({
    customer: aCustomer(customer),
    reach: 'whole' as const,
    may_edit: true,
    may_delete: true,
    counts: { ...noCounts, ...counts },
    ...differing,
  }));
  answer(listMerges, () => []);
  answer(readCustomerTimeline, () => aPage<CustomerEvent>([]));
}

test('who it is, whose they are, how to reach them', async () => {
  answerOverview({ customer: { email: 'tung@mail.vn', date_of_birth: '1980-02-28', phone_number2: '0909111222' } });
  renderRoute(routes, '/customer/31');
  expect(await screen.findByRole('heading', { name: 'Vũ Thanh Tùng' })).toBeVisible();
  expect(screen.getByText('Phụ trách: Nguyễn Thu Hà')).toBeVisible();
  expect(screen.getByText('0903 618 274')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gọi 0909111222' })).toHaveAttribute('href', 'tel:0909111222');
  expect(screen.getByRole('link', { name: 'Nhắn Zalo 0903618274' })).toHaveAttribute(
    'href',
    'https://zalo.me/0903618274',
  );
  expect(screen.getByText('28/02/1980')).toBeVisible();
  expect(screen.getByRole('link', { name: 'tung@mail.vn' })).toBeVisible();
});

test('whoever edits comes back to the page', async () => {
  answerOverview();
  function Modal() {
    const close = useCloseCustomer();
    return <button onClick={close}>Huỷ</button>;
  }
  const { url } = renderRoute([{ path: 'customer/edit/:customerId', element: <Modal /> }, ...routes], '/customer/31');
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa' }));
  expect(url()).toBe('/customer/edit/31');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(await screen.findByRole('heading', { name: 'Vũ Thanh Tùng' })).toBeVisible();
  expect(url()).toBe('/customer/31');
});

test('who may not see the numbers is told so', async () => {
  answerOverview({ customer: { id: 32, ...masked }, may_delete: false });
  renderRoute(routes, '/customer/32');
  expect(await screen.findByText('· Số điện thoại đã ẩn')).toBeVisible();
});

test('opens with what the customer looks for: open needs with how many houses fit', async () => {
  answerOverview({ counts: { needs: 2, open_needs: 1 } });
  answer(listRequests, () => aPage([aNeedRow(), aNeedRow({ id: 2100, status: 1 })]));
  answer(matchHousesOfRequests, ({ query }) =>
    query.request_ids.map((request_id) => ({ request_id, total: 12, total_page: 1, page: 1, list: [] })),
  );
  renderRoute(routes, '/customer/31');
  expect(await screen.findByRole('link', { name: '12 nhà phù hợp' })).toHaveAttribute(
    'href',
    '/request/list?need=2207&tab=suitable',
  );
  expect(screen.getByText('Đã xử lý')).toBeVisible();
  expect(callsOf(matchHousesOfRequests)[0]?.query.request_ids).toEqual([2207]);
  expect(callsOf(listRequests)[0]?.query.filters).toEqual([{ column: 'customer_id', operation: 'in', values: [31] }]);
});

const showing: CustomerShowing = {
  id: 1,
  house: aHouseRow({ id: 12, title: 'Nhà phố' }),
  house_id: 12,
  standing: {
    ...{ target: 2, priority: 1, request_id: 2207, visit_at: null, note: 'Thích bếp' },
    ...{ moved_at: 1_793_000_000, moved_by: hà },
  },
  need_id: 2207,
  moves: [{ previous_target: 1, target: 2, by: hà, at: 1_793_000_000 }],
};

test('houses that were shown, by status in the address, with how the customer came there', async () => {
  answerOverview({ counts: { showings: 2 } });
  answer(listCustomerShowings, ({ query }) =>
    aPage(query.group === 'done' ? [] : [showing, { ...showing, id: 2, house: null, house_id: 99 }]),
  );
  const { url } = renderRoute(routes, '/customer/31?tab=showings');
  expect(await screen.findByRole('link', { name: 'Nhà phố' })).toHaveAttribute('href', '/house/12');
  expect(screen.getByText('BĐS #99')).toBeVisible();
  expect(screen.getByText('Bạn không xem được bất động sản này')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quá trình với Nhà phố' }));
  expect(screen.getByText('Đã chào → Đã đi xem')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Giao dịch hoàn thành' }));
  expect(await screen.findByText('Không có nhà nào ở trạng thái “Giao dịch hoàn thành”.')).toBeVisible();
  expect(url()).toContain('group=done');
});

test('a showing that ended in a deal leads to its form, for those who record deals', async () => {
  const done = { ...showing, standing: { ...showing.standing, target: 4 as const } };
  answerOverview({ counts: { showings: 2 } });
  answer(listCustomerShowings, () => aPage([done, { ...showing, id: 2 }]));
  const accountant = aUser({ id: 5, job_position: JobPosition.accountant });
  const { unmount } = renderRoute(routes, '/customer/31?tab=showings', { user: accountant });
  expect(await screen.findByRole('link', { name: 'Ghi nhận giao dịch' })).toHaveAttribute(
    'href',
    '/bussiness/transaction?new=1&house=12&customer=31',
  );
  unmount();
  renderRoute(routes, '/customer/31?tab=showings', { user: aUser() });
  await screen.findAllByText('Nhà phố');
  expect(screen.queryByRole('link', { name: 'Ghi nhận giao dịch' })).not.toBeInTheDocument();
});

test('their houses and requests; every section says when it is empty, and when it failed', async () => {
  answerOverview({ counts: { houses: 1, contacts: 1 } });
  answer(listCustomerHouses, () => aPage([aHouseRow({ id: 12, title: 'Nhà phố' })]));
  answer(listCustomerContacts, () => aPage([aContact()]));
  answer(listCustomerShowings, () => aPage<CustomerShowing>([]));
  const { goTo } = renderRoute(routes, '/customer/31');
  expect(await screen.findByRole('link', { name: 'Nhà phố' })).toBeVisible();
  await goTo('/customer/31?tab=contacts');
  expect(await screen.findByRole('link', { name: 'Nhà phố hẻm xe hơi' })).toHaveAttribute(
    'href',
    '/customer-contacts?open=60',
  );
  await goTo('/customer/31?tab=deals');
  expect(await screen.findByText('Chưa có giao dịch nào hoàn thành với khách này.')).toBeVisible();
  refuse(listRequests, 500, 'Máy chủ bận');
  await goTo('/customer/31?tab=needs');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answer(listRequests, () => aPage<ReturnType<typeof aNeedRow>>([]));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Khách chưa có nhu cầu mua hay thuê nào.')).toBeVisible();
});

test('the timeline tells who did what, day by day, and loads on', async () => {
  const now = Math.floor(Date.now() / 1000);
  const house = { id: 12, title: 'Nhà phố', address: '148/12 Nguyễn Văn Đậu' };
  const first: CustomerEvent[] = [
    { key: 'visit-1', kind: 'visit', at: now + 86_400, by: hà, house, note: 'Mang chìa khoá\nGọi trước' },
    {
      ...{ key: 'moved-1', kind: 'moved', at: now, by: hà, house },
      previous_target: 1,
      target: 2,
      priority: 1,
      need_id: 2207,
    },
    {
      key: 'edited-1',
      kind: 'edited',
      at: now,
      by: hà,
      changes: [{ column: 'address', old_value: null, new_value: 'Quận 1' }],
    },
  ];
  const share = { transaction_id: 42, code: 'GD-2611-0042', staff: hà, house, day: 1_700_000_000 };
  const last: CustomerEvent[] = [
    {
      key: 'deal-collected-3',
      kind: 'deal',
      step: 'collected',
      at: 1_700_000_001,
      by: hà,
      ...share,
      amount: 20_000_000,
    },
    { key: 'deal-recorded-42', kind: 'deal', step: 'recorded', at: 1_700_000_000, by: hà, ...share, amount: null },
    { key: 'contact-60', kind: 'contact', at: 1_700_000_000, by: null, contact: aContact() },
    { key: 'created-31', kind: 'created', at: 1_600_000_000, by: null },
  ];
  answerOverview();
  answer(readCustomerTimeline, ({ query }) => aPage(query.page === 1 ? first : last, 7, query.page, 2));
  unsee = seeEverything();
  renderRoute(routes, '/customer/31?tab=timeline');
  expect(await screen.findByRole('heading', { name: 'Sắp tới' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hôm nay' })).toBeVisible();
  expect(screen.getByText(/^Mang chìa khoá/)).toHaveClass('preLine');
  expect(screen.getByText('Quận 1')).toBeVisible();
  const line = screen.getByText(/đã dẫn khách đi xem/).closest('li')!;
  expect(within(line).getByRole('link', { name: '148/12 Nguyễn Văn Đậu' })).toHaveAttribute('href', '/house/12');
  expect(within(line).getByRole('link', { name: 'qua nhu cầu #2207' })).toBeVisible();
  expect(await screen.findByText(/đã tạo khách hàng/)).toHaveTextContent('Hệ thống đã tạo khách hàng');
  const paid = screen.getByText(/đã thu 20.000.000 đ của giao dịch/);
  expect(within(paid).getByRole('link', { name: 'GD-2611-0042' })).toHaveAttribute(
    'href',
    '/bussiness/transaction?tab=detail&open=42',
  );
  expect(screen.getByText('Ngày thu 15/11/2023 · Phần của Nguyễn Thu Hà')).toBeVisible();
  expect(screen.getByText(/đã ghi nhận giao dịch/)).toBeVisible();
  expect(screen.getByText('Đã xem hết hoạt động.')).toBeVisible();
});

test('who came with a shared need is told so and can’t change the customer', async () => {
  answerOverview({ reach: 'shared', may_edit: false, may_delete: false });
  renderRoute(routes, '/customer/31');
  expect(await screen.findByText(/qua nhu cầu được chia sẻ/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sửa' })).not.toBeInTheDocument();
});

test('a merged customer leads to who is left, with the section that was asked for', async () => {
  answer(readCustomerOverview, () => ({
    ...{ customer: aCustomer({ id: 40 }), reach: 'whole' as const, may_edit: true, may_delete: true },
    counts: noCounts,
  }));
  answer(listMerges, () => []);
  answer(listCustomerHouses, () => aPage<ReturnType<typeof aHouseRow>>([]));
  const { url } = renderRoute(routes, '/customer/31?tab=houses');
  await waitFor(() => expect(url()).toBe('/customer/40?tab=houses'));
});

test('one who is not there, or not for this viewer, is said to be so', async () => {
  refuse(readCustomerOverview, 403, 'Bạn không có quyền xem khách hàng này');
  const { goTo } = renderRoute(routes, '/customer/31');
  expect(await screen.findByText('Bạn không có quyền xem khách hàng này')).toBeVisible();
  refuse(readCustomerOverview, 404, 'Không tìm thấy khách hàng');
  await goTo('/customer/32');
  expect(await screen.findByText('Không tìm thấy khách hàng')).toBeVisible();
  await goTo('/customer/abc');
  expect(screen.getByText('Không tìm thấy khách hàng')).toBeVisible();
});

test('is deleted after asking, and brought back', async () => {
  answerOverview({ counts: { needs: 0 } });
  answer(deleteCustomer, () => ({ needs: 2 }));
  answer(restoreCustomer, () => ({ needs: 2 }));
  const { url } = renderRoute(routes, '/customer/31');
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác khác' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá khách hàng' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toBe('/customer/list'));
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(url()).toBe('/customer/31'));
  expect(callsOf(restoreCustomer)).toHaveLength(1);
});
