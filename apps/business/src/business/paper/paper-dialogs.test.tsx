import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelDeal,
  changeCancelBill,
  changeReceipt,
  createCoupon,
  readTransaction,
  removeCancelBill,
  removeCoupon,
  removeReceipt,
} from '@toam/contracts/deal/deal.endpoints';
import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { aBill, aCoupon, aReceipt, aShare, aSharePage } from '../ledger.fixture';
import { type OpenPaper, PaperDialog } from './paper-dialogs';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);

function show(paper: OpenPaper, share: TransactionPage = aSharePage()) {
  const onClose = jest.fn();
  answer(readTransaction, () => share);
  const element = <PaperDialog shareId={42} paper={paper} onClose={onClose} />;
  return { ...renderRoute([{ path: '/', element }], '/', { user: anAdmin() }), onClose };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
async function type(label: RegExp, text: string): Promise<void> {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}
/** Nothing is deleted without a reason. D118. */
const sure = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Nhập trùng phiếu');
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
};

describe('a receipt', () => {
  const paper: OpenPaper = { kind: 'receipt', receipt: aReceipt() };

  test('is changed with its version, up to what is payable without it', async () => {
    const { onClose } = show(paper);
    answer(changeReceipt, () => aReceipt({ version: 2 }));
    await type(/Số tiền thu/, '169000001');
    await save();
    expect(await screen.findByText(dealText.overPayable('169.000.000'))).toBeVisible();
    await type(/Số tiền thu/, '169000000');
    expect(screen.getByText(/thu đủ/)).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.getByText('Update thành công')).toBeVisible();
    expect(callsOf(changeReceipt)[0]?.body).toEqual({
      ...{ id: 31, version: 1, feeCode: 'PT-2611-0031', dateCollect: '2026-11-20', feeCollect: 169_000_000 },
      note: null,
    });
  });

  test('that was stored with a day to come keeps it', async () => {
    const receipt = aReceipt({ dateCollect: dayStart('2026-12-01') });
    const { onClose } = show({ kind: 'receipt', receipt }, aSharePage({ receipts: [receipt] }));
    answer(changeReceipt, () => aReceipt({ version: 2 }));
    await type(/Ghi chú/, 'Chuyển khoản');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(changeReceipt)[0]?.body).toMatchObject({ dateCollect: '2026-12-01', note: 'Chuyển khoản' });
  });

  test('that another has changed meanwhile: the person chooses, then it is saved on the new version', async () => {
    const { onClose } = show(paper);
    refuse(changeReceipt, 409, 'Nội dung này vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu', {
      current: aReceipt({ version: 5, feeCollect: 70_000_000 }),
      changed_by: { id: 8, name: 'Đỗ Kim Ngân' },
    });
    await type(/Số tiền thu/, '80000000');
    await save();
    expect(await screen.findByText(/Đỗ Kim Ngân vừa sửa lúc/)).toBeVisible();
    expect(screen.getByText('Bản vừa lưu: 70.000.000')).toBeVisible();
    answer(changeReceipt, () => aReceipt({ version: 6 }));
    expect(screen.getByText('Bản của bạn: 80.000.000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(changeReceipt).at(-1)?.body).toMatchObject({ version: 5, feeCollect: 80_000_000 });
  });

  test('is deleted after a question that says what becomes of its money', async () => {
    const { onClose } = show(paper);
    answer(removeReceipt, () => null);
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá phiếu thu' }));
    expect(await screen.findByText('Bạn có chắc muốn xoá phiếu thu PT-2611-0031?')).toBeVisible();
    expect(screen.getByText('100.000.000 đ sẽ trở lại khoản còn phải thu.')).toBeVisible();
    await sure();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(removeReceipt)[0]?.body).toEqual({ id: 31, reason: 'Nhập trùng phiếu' });
  });

  test('that is gone says so', async () => {
    show(paper, aSharePage({ receipts: [] }));
    expect(await screen.findByText('Không tìm thấy phiếu thu này')).toBeVisible();
  });
});

describe('a reduction', () => {
  const paper: OpenPaper = { kind: 'coupon', couponId: null };

  test('stays, with what was collected, below what is payable; the field says the limit and what is left', async () => {
    const { onClose } = show(paper);
    answer(createCoupon, () => aCoupon());
    expect(await screen.findByText('Số tiền giảm và đã thu phải nhỏ hơn 169.000.000 đ')).toBeVisible();
    await save();
    expect(await screen.findByText('Vui lòng nhập số tiền giảm')).toBeVisible();
    await type(/Số tiền giảm/, '69000000');
    await save();
    expect(await screen.findByText('Số tiền giảm và đã thu phải nhỏ hơn 169.000.000 đ')).toBeVisible();
    expect(callsOf(createCoupon)).toEqual([]);
    await type(/Số tiền giảm/, '9000000');
    expect(await screen.findByText(/còn phải thu 60.000.000 đ/)).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.getByText('Create Successful')).toBeVisible();
    expect(callsOf(createCoupon)[0]?.body).toEqual({ transaction_id: 42, reducedFee: 9_000_000, note: null });
  });

  test('that was a mistake is deleted after a question that says what becomes of its money', async () => {
    const { onClose } = show({ kind: 'coupon', couponId: 4 }, aSharePage({ coupons: [aCoupon()] }));
    answer(removeCoupon, () => null);
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá phiếu giảm' }));
    expect(await screen.findByText(/^Hoa hồng phải thu sẽ tăng lại .* đ\.$/)).toBeVisible();
    await sure();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(removeCoupon)[0]?.body).toEqual({ id: aCoupon().id, reason: 'Nhập trùng phiếu' });
  });

  test('of a deal that was cancelled meanwhile says why it is refused', async () => {
    const { onClose } = show(paper);
    refuse(createCoupon, 422, dealText.cancelled, { errors: { transaction_id: dealText.cancelled } });
    await type(/Số tiền giảm/, '9000000');
    await save();
    expect((await screen.findAllByText(dealText.cancelled)).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a cancel bill', () => {
  const other = aShare({ id: 43, staff: { id: 9, name: 'Lê Ngọc Diễm', avatar: null }, feesPayable: 30_000_000 });

  test('cancels the whole deal, and says what is lost and what is retained', async () => {
    const { onClose } = show({ kind: 'bill' }, aSharePage({ others: [other] }));
    answer(cancelDeal, () => ({ list: [aBill()] }));
    expect(await screen.findByText('199.000.000 đ hoa hồng không còn tính vào doanh thu.')).toBeVisible();
    expect(screen.getByText('200.000.000 đ đã thu được ghi là hoa hồng giữ lại, phiếu thu vẫn còn.')).toBeVisible();
    await type(/Ghi chú/, 'Khách đổi ý');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(cancelDeal)[0]?.body).toEqual({
      ...{ transaction_id: 42, cancelDate: '2026-11-23', note: 'Khách đổi ý', whole_deal: true },
    });
  });

  test('or one share of it', async () => {
    const { onClose } = show({ kind: 'bill' }, aSharePage({ others: [other] }));
    answer(cancelDeal, () => ({ list: [aBill()] }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Chỉ phần của Nguyễn Thu Hà' }));
    expect(await screen.findByText('169.000.000 đ hoa hồng không còn tính vào doanh thu.')).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(cancelDeal)[0]?.body).toMatchObject({ whole_deal: false });
  });

  test('is not before the deposit', async () => {
    show({ kind: 'bill' }, aSharePage({ date: dayStart('2026-11-24') }));
    await screen.findByLabelText(/Ngày huỷ cọc/);
    await save();
    expect(await screen.findByText('Ngày huỷ cọc không được trước ngày đặt cọc')).toBeVisible();
    expect(callsOf(cancelDeal)).toEqual([]);
  });

  test('is not of a day to come, unless it has been stored so', async () => {
    const { unmount } = show({ kind: 'bill' });
    await type(/Ngày huỷ cọc/, '24/11/2026');
    await userEvent.keyboard('{Enter}');
    await save();
    expect(await screen.findByText('Không được chọn ngày trong tương lai')).toBeVisible();
    expect(callsOf(cancelDeal)).toEqual([]);
    unmount();

    const cancelDate = dayStart('2026-12-01');
    const { onClose } = show({ kind: 'bill' }, aSharePage({ cancelDate, cancel_bill: aBill({ cancelDate }) }));
    answer(changeCancelBill, () => aBill({ version: 2 }));
    await type(/Ghi chú/, 'Khách đổi ý');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(changeCancelBill)[0]?.body).toMatchObject({ cancelDate: '2026-12-01', note: 'Khách đổi ý' });
  });

  test('that stands is taken back after a question; the other shares stay cancelled', async () => {
    const cancelDate = dayStart('2026-11-21');
    const cancelled = { cancelDate, others: [{ ...other, cancelDate }], cancel_bill: aBill() };
    const { onClose } = show({ kind: 'bill' }, aSharePage(cancelled));
    answer(removeCancelBill, () => null);
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá phiếu huỷ cọc' }));
    expect(await screen.findByText(/Các phần khác của giao dịch vẫn huỷ cọc/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Giữ lại' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Huỷ' })).toBeNull(); // in no dialog of a 'huỷ cọc' another 'huỷ'
    await sure();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(callsOf(removeCancelBill)[0]?.body).toEqual({ id: 2, reason: 'Nhập trùng phiếu' });
  });
});
