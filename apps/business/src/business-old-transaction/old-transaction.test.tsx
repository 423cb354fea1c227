import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeOldTransaction, listOldTransactions } from '@toam/contracts/deal/deal.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { listUserNames, listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { aStaffRow } from '../business/business-staff.fixture';
import { anOld } from '../business/ledger.fixture';
import { Component } from './old-transaction-list.screen';
import { OldTransactionDialog } from './old-transaction.dialog';
import { fittingStatus, oldSchema, oldValues, type OldValues } from './old-transaction.values';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [{ path: '/', Component }];

function answerOld(old = anOld()): void {
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  answer(listUserNames, () => ({ list: [], total: 0, total_page: 0, page: 1 }));
  answer(listOldTransactions, () => ({
    ...{ list: [old], total: 1, total_page: 1, page: 1 },
    sums: { fee: 52_000_000, received: 20_000_000, receivable: 32_000_000 },
  }));
  answer(changeOldTransaction, () => ({ ...old, version: 2 }));
}
async function put(label: RegExp, text: string): Promise<void> {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

test('lists them with their sums, and changes one by a double click', async () => {
  answerOld();
  renderRoute(routes, '/', { user: anAdmin() });
  const row = within(await screen.findByRole('row', { name: /12 Lê Lợi/ }));
  expect(row.getByText('Khách mua · Anh Tâm')).toBeVisible();
  expect(row.getByText('Thu một phần')).toBeVisible();
  expect(callsOf(listOldTransactions)[0]?.query).toMatchObject({ page: 1, size: 10 });
  await userEvent.dblClick(row.getByText('03/11/2026'));
  await put(/Hoa hồng đã nhận/, '52000000');
  await save();
  expect(await screen.findByText('Trạng thái không hợp lệ')).toBeVisible();
  expect(callsOf(changeOldTransaction)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chọn “Thu một lần” cho khớp số đã nhận' }));
  await save();
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changeOldTransaction)[0]?.body).toMatchObject({
    ...{ id: 5, version: 1, brokerageFeeReceived: 52_000_000, brokerageFeeStatus: 3, date: '2026-11-03' },
  });
});

test('who only reads sees every field', async () => {
  answerOld(anOld({ may_edit: false }));
  const element = <OldTransactionDialog row={anOld({ may_edit: false })} onClose={() => undefined} />;
  renderRoute([{ path: '/', element }], '/', { user: aUser({ id: 7 }) });
  expect(await screen.findByText('Công chứng hợp đồng mua bán')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each<[Partial<OldValues>, string, string]>([
  [{ date: null }, 'date', 'Vui lòng chọn ngày'],
  [{ date: '2026-11-24', notarizedDay: '2026-11-24' }, 'date', 'Không được chọn ngày trong tương lai'],
  [{ notarizedDay: '2026-11-02' }, 'notarizedDay', dealText.oldNotarizedEarly('03/11/2026')],
  [{ price: null }, 'price', dealText.priceMissing],
  [{ price: Number.NaN }, 'price', dealText.priceMissing],
  [{ brokerageFeeReceived: 52_000_001 }, 'brokerageFeeReceived', 'Không thể lớn hơn hoa hồng thực lãnh'],
  [{ brokerageFeeStatus: 1 }, 'brokerageFeeStatus', 'Trạng thái không hợp lệ'],
  [{ address: ' ' }, 'address', 'Địa chỉ không được để trống'],
  [{ user_id: null }, 'user_id', 'Nhân viên không được để trống'],
])('%j is refused at %s: %s', (differing, field, message) => {
  const { error } = oldSchema(5).safeParse({ ...oldValues(anOld()), ...differing });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test.each([
  [100, 0, 1],
  [100, 1, 2],
  [100, 100, 3],
  [0, 0, 1],
])('of a fee of %d with %d received the status is %d', (fee, received, status) => {
  expect(fittingStatus(fee, received)).toBe(status);
});

describe('draft', () => {
  beforeEach(() => answerOld());
  walkDraft({
    ...{ form: 'old-transaction', name: 'old-transaction-5', saves: changeOldTransaction },
    open: async () =>
      renderRoute([{ path: '/', element: <OldTransactionDialog row={anOld()} onClose={() => undefined} /> }], '/', {
        user: anAdmin({ id: 7 }),
      }),
    field: () => screen.findByLabelText(/Ghi chú/),
    finished: { version: 1, before: { address: '12 Lê Lợi' }, changes: { address: '14 Lê Lợi' } },
    press: async () => {
      const button = screen.queryByRole('button', { name: 'Lưu' });
      if (!button) return;
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
    },
  });
});
