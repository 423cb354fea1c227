import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReceipts, suggestCodes } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { aReceipt, aShare } from '../ledger.fixture';
import { ReceiptsNewDialog } from './receipts-new.dialog';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);
afterEach(() => localStorage.clear());

const second = aShare({
  ...{ id: 43, transactionCode: 'GD-2611-0039', brokerageFeeReceivable: 79_000_000 },
  staff: { id: 9, name: 'Lê Ngọc Diễm', avatar: null },
});

function show(shares: TransactionRow[] = [aShare(), second]) {
  const onClose = jest.fn();
  answer(suggestCodes, ({ query }) => {
    const codes = Array.from({ length: query.count }, (_, at) => `PT-2611-00${at + 32}`);
    return { code: codes[0]!, codes };
  });
  answer(createReceipts, ({ body }) => ({ list: (body.rows ?? []).map((_, at) => aReceipt({ id: 100 + at })) }));
  const element = <ReceiptsNewDialog shares={shares} onClose={onClose} />;
  return { ...renderRoute([{ path: '/', element }], '/', { user: anAdmin() }), onClose };
}
const line = (code: string) => screen.findByRole('group', { name: code });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
async function type(box: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}

test('offers each share its code and what is left, sums them up, and saves all in one call', async () => {
  const { onClose } = show();
  const first = within(await line('GD-2611-0042'));
  expect(first.getByLabelText(/Mã phiếu thu/)).toHaveValue('PT-2611-0032');
  expect(first.getByLabelText(/Số tiền thu/)).toHaveValue('69.000.000');
  expect(first.getByText(/Sáu mươi chín triệu đồng/)).toBeVisible();
  expect(within(await line('GD-2611-0039')).getByLabelText(/Mã phiếu thu/)).toHaveValue('PT-2611-0033');
  expect(screen.getByText('148.000.000 đ')).toBeVisible();
  await type(first.getByLabelText(/Số tiền thu/), '50000000');
  expect(first.getByText(/còn phải thu 19.000.000 đ/)).toBeVisible();
  expect(screen.getByText('129.000.000 đ')).toBeVisible();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.getByText('Tạo mới thành công')).toBeVisible();
  const [sent, ...others] = callsOf(createReceipts);
  expect(others).toEqual([]);
  expect(sent?.body.rows).toEqual([
    {
      ...{ transaction_id: 42, feeCode: 'PT-2611-0032', dateCollect: '2026-11-23' },
      ...{ feeCollect: 50_000_000, note: null },
    },
    {
      ...{ transaction_id: 43, feeCode: 'PT-2611-0033', dateCollect: '2026-11-23' },
      ...{ feeCollect: 79_000_000, note: null },
    },
  ]);
  expect(sent?.request.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('more than is left, and a code that stands there twice, are refused before anything is sent', async () => {
  show();
  const first = within(await line('GD-2611-0042'));
  await type(first.getByLabelText(/Số tiền thu/), '69000001');
  await save();
  expect(await first.findByText(dealText.overPayable('69.000.000'))).toBeVisible();
  await type(first.getByLabelText(/Số tiền thu/), '69000000');
  await type(first.getByLabelText(/Mã phiếu thu/), 'pt-2611-0033');
  await save();
  expect(await within(await line('GD-2611-0039')).findByText('Mã này đã được dùng. Hãy nhập mã khác')).toBeVisible();
  expect(callsOf(createReceipts)).toEqual([]);
});

test('a refusal stands at the field of its line, nothing typed is lost, and the line can be left out', async () => {
  const { onClose } = show();
  refuse(createReceipts, 422, 'Thông tin nhập không đúng', {
    errors: {
      'rows.0.transaction_id': dealText.cancelled,
      'rows.1.feeCollect': dealText.overPayable('79.000.000'),
    },
  });
  await type(await screen.findByLabelText(/Ghi chú/), 'Chuyển khoản');
  await save();
  expect(await within(await line('GD-2611-0042')).findByText(dealText.cancelled)).toBeVisible();
  expect(within(await line('GD-2611-0039')).getByText(dealText.overPayable('79.000.000'))).toBeVisible();
  expect(screen.getByLabelText(/Ghi chú/)).toHaveValue('Chuyển khoản');
  expect(onClose).not.toHaveBeenCalled();

  answer(createReceipts, () => ({ list: [aReceipt()] }));
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ GD-2611-0042 khỏi lần thu này' }));
  expect(screen.queryByRole('group', { name: 'GD-2611-0042' })).not.toBeInTheDocument();
  expect(screen.queryByText('148.000.000 đ')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(callsOf(createReceipts).at(-1)?.body.rows).toMatchObject([{ transaction_id: 43, feeCode: 'PT-2611-0033' }]);
});

test('Enter in the day takes it and stores nothing; the next one stores the receipts of that day', async () => {
  const { onClose } = show();
  await line('GD-2611-0042');
  const day = screen.getByLabelText(/Ngày thu/);
  await userEvent.click(day);
  await userEvent.clear(day);
  await userEvent.type(day, '21/11/2026{Enter}');
  expect(day).toHaveValue('21/11/2026');
  await waitFor(() =>
    expect(document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeNull(),
  );
  expect(callsOf(createReceipts)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(callsOf(createReceipts)[0]?.body.rows).toMatchObject([
    { dateCollect: '2026-11-21' },
    { dateCollect: '2026-11-21' },
  ]);
});

test('money of a day to come is refused at the day', async () => {
  show();
  await line('GD-2611-0042');
  await type(screen.getByLabelText(/Ngày thu/), '24/11/2026');
  await userEvent.keyboard('{Enter}');
  await save();
  expect(await screen.findByText('Không được chọn ngày trong tương lai')).toBeVisible();
  expect(callsOf(createReceipts)).toEqual([]);
});

test('codes follow the first one on demand', async () => {
  show();
  await type(within(await line('GD-2611-0042')).getByLabelText(/Mã phiếu thu/), 'BK-99');
  await userEvent.click(screen.getByRole('button', { name: 'Đánh số tiếp các dòng sau' }));
  expect(within(await line('GD-2611-0039')).getByLabelText(/Mã phiếu thu/)).toHaveValue('BK-100');
});

test('without a suggestion the code is typed', async () => {
  refuse(suggestCodes, 500, 'Máy chủ bận');
  const onClose = jest.fn();
  const element = <ReceiptsNewDialog shares={[aShare()]} onClose={onClose} />;
  renderRoute([{ path: '/', element }], '/', { user: anAdmin() });
  answer(createReceipts, () => ({ list: [aReceipt()] }));
  await type(await screen.findByLabelText(/Mã phiếu thu/), 'PT1');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('what was typed is back after a click beside the dialog, and gone after Huỷ', async () => {
  const first = show([aShare()]);
  await type(await screen.findByLabelText(/Ghi chú/), 'Tiền mặt');
  first.unmount();
  const again = show([aShare()]);
  expect(await screen.findByLabelText(/Ghi chú/)).toHaveValue('Tiền mặt');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  again.unmount();
  show([aShare()]);
  expect(await screen.findByLabelText(/Ghi chú/)).toHaveValue('');
});
