import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAudit, readAudit, type AuditRow } from '@toam/contracts/audit/audit.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './audit-list.screen';

// Finding by role in a wide table is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/admin/audit', Component },
  { path: '/house/:id', element: null },
];

const repriced = { column: 'into_money', old_value: '8650000000', new_value: '9000000000' };

const renamed: AuditRow = {
  ...{ id: 5, user: { id: 31, name: 'Nguyễn Thu Hà', avatar: null }, action: 'update', noun: 'house', record_id: 12 },
  ...{ record_name: 'Nhà hẻm xe hơi', count: 1, job: null, ip: '113.161.8.20', created_at: 1_795_000_000 },
  ...{
    changes: [{ ...repriced, text: 'Giá: 8,65 tỷ → 9 tỷ' }],
    change_count: 2,
    told: [],
  },
};
const exported: AuditRow = {
  ...renamed,
  ...{ id: 4, action: 'export', noun: 'customer', record_id: null, record_name: null, count: 600 },
  ...{ changes: [], change_count: 0 },
};

function answerAll(list = [renamed, exported], differing: { total?: number; total_capped?: boolean } = {}) {
  answer(listAudit, ({ query }) => ({ total: list.length, total_page: 1, page: query.page, list, ...differing }));
  answer(readAudit, (): DataOf<typeof readAudit> => ({
    ...renamed,
    detail: { do: 'stop', houses: [12, 13] },
    detail_lines: [
      { label: 'Thao tác', text: 'stop' },
      { label: 'Mã bất động sản', text: '12, 13' },
    ],
    records: [
      {
        ...{ noun: 'house', id: 12, name: 'Nhà hẻm xe hơi' },
        changes: [{ ...repriced, label: 'Giá', old_text: '8,65 tỷ', new_text: '9 tỷ' }],
      },
      { noun: 'customer', id: 3, name: 'Vũ An', changes: [] },
    ],
    more_records: 7,
  }));
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
}

const show = (url = '/admin/audit') => renderRoute(routes, url, { user: aUser({ id: 1, role: Role.superAdmin }) });
const lastQuery = () => callsOf(listAudit).at(-1)?.query;

test('rows say who did what to which record, and what it was before, in words', async () => {
  answerAll();
  show();
  const row = await screen.findByRole('row', { name: /Nguyễn Thu Hà.*Cập nhật/ });
  expect(row).toHaveTextContent('Bất động sản #12');
  expect(row).toHaveTextContent('Giá: 8,65 tỷ → 9 tỷ và 1 thay đổi khác');
  expect(within(row).getByRole('link', { name: 'Bất động sản #12' })).toHaveAttribute('href', '/house/12');
  expect(screen.getByRole('row', { name: /Xuất Excel/ })).toHaveTextContent('600 khách hàng');
  expect(lastQuery()).toEqual({ search: '', page: 1, size: 20 });
});

test.each([
  ['transaction', 'Giao dịch #12', '/bussiness/transaction?tab=detail&open=12'],
  ['receipt', 'Phiếu thu #12', '/bussiness/transaction?tab=receipt&record=12'],
  ['coupon', 'Phiếu giảm hoa hồng #12', '/bussiness/transaction?tab=coupon&record=12'],
  ['cancel_bill', 'Phiếu huỷ cọc #12', '/bussiness/transaction?tab=cancel&record=12'],
  ['old_transaction', 'Giao dịch cũ #12', '/bussiness/transaction?tab=old&record=12'],
  ['accumulation', 'Tích luỹ #12', '/bussiness/accumulation?open=12'],
  ['target', 'Giá trị đầu quý #12', '/bussiness/first-value'],
] as const)('a row about a %s leads to it', async (noun, name, href) => {
  answerAll([{ ...renamed, noun, record_name: null }]);
  show();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('a link from a record’s page shows its entries alone, and leads back to all', async () => {
  answerAll();
  const { url } = show('/admin/audit?noun=house&record=12&f.action=update&f.user=31&f.noun=x');
  await screen.findByText('Chỉ Bất động sản #12');
  expect(lastQuery()).toMatchObject({ noun: 'house', record_id: 12, action: 'update', user_id: 31 });
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc theo hồ sơ' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('record_id'));
  expect(url()).not.toContain('record');
});

test('the panel has every column before and after, what else was touched, and the way to one record’s entries', async () => {
  answerAll();
  const { url } = show();
  await userEvent.click(await screen.findByRole('row', { name: /Cập nhật/ }));
  const panel = await screen.findByRole('dialog', { name: 'Dòng #5' });
  expect(url()).toContain('open=5');
  expect(await within(panel).findByRole('row', { name: 'Giá 8,65 tỷ 9 tỷ' })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Khách hàng #3' })).toBeVisible();
  expect(panel).toHaveTextContent('Còn 7 hồ sơ khác');
  expect(panel).toHaveTextContent('Mã bất động sản12, 13');
  await userEvent.click(within(panel).getByRole('link', { name: 'Chỉ #12' }));
  await waitFor(() => expect(url()).toBe('/admin/audit?noun=house&record=12'));
});

test('nothing found offers to drop the filters; a failure can be tried again', async () => {
  answerAll([]);
  const { url } = show('/admin/audit?search=xyz');
  await userEvent.click(await screen.findByRole('button', { name: /Xoá bộ lọc/ }));
  await waitFor(() => expect(url()).toBe('/admin/audit'));
  expect(await screen.findByText('Chưa có hoạt động nào được ghi lại')).toBeVisible();
});

test('a list that cannot be read says so', async () => {
  refuse(listAudit, 500, 'Máy chủ bận');
  show();
  expect(await screen.findByText(/Máy chủ bận/)).toBeVisible();
});
