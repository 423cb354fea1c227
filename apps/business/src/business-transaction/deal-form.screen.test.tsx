import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeDeal,
  listDealCustomers,
  listDealHouses,
  listLivingDeals,
  readDeal,
  removeDeal,
} from '@toam/contracts/deal/deal-form.endpoints';
import { createDeal } from '@toam/contracts/deal/deal.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayStart } from '@toam/domain/day';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { noteSaved } from '../business/saved-row';
import { Component as Create } from './deal-create.screen';
import { Component as Edit } from './deal-edit.screen';
import { Component as Frame } from './transaction.frame';
import {
  aDealRow,
  anAccountant,
  answerChoices,
  answerTransactions,
  cancelledShare,
  openShare,
  settledShare,
} from './transaction.fixture';

jest.setTimeout(60_000);
// what one test has saved is no row that the next list looks for
afterEach(() => noteSaved({}));
stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [
  { path: '/bussiness/transaction', Component: Frame },
  { path: '/bussiness/transaction/new', Component: Create },
  { path: '/bussiness/transaction/:dealId/edit', Component: Edit },
];
const begin = (address = '/bussiness/transaction/new') => {
  answerChoices();
  answerTransactions([]);
  return renderRoute(routes, address, { user: anAccountant() });
};
const line = async (number: number) => within(await screen.findByRole('group', { name: `Người nhận ${number}` }));
const put = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
};
const choose = async (field: HTMLElement, option: RegExp) => {
  await userEvent.click(field);
  const found = await screen.findAllByText(option, {
    selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
  });
  await userEvent.click(found.at(-1)!);
};
const day = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  // on a busy machine the picker may still be showing its last day when the first keys come
  await waitFor(
    async () => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await userEvent.tab();
      expect(field).toHaveValue(text);
    },
    { timeout: 15_000 },
  );
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Lưu' }));
/** Nothing is deleted without a reason. D118. */
const sure = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập trùng' }));
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
};

async function fillDeal() {
  await put(await screen.findByLabelText(/Giá chốt/), '5700000000');
  await put(screen.getByLabelText(/^Hoa hồng\b(?! thực)/), '114000000');
  await day(/Ngày công chứng/, '12/12/2026');
  await day(/Ngày nhận hoa hồng/, '15/12/2026');
}

async function fillLine(number: number, person: RegExp, type: RegExp, rate: string) {
  const fields = await line(number);
  await choose(fields.getByLabelText(/Nhân viên/), person);
  await choose(fields.getByLabelText(/Loại giao dịch/), type);
  await put(fields.getByLabelText(/Tỷ lệ/), rate);
}

test('a new deal from a link: house and customer are known, each line is offered its fee and the next code', async () => {
  const { url } = begin('/bussiness/transaction?new=1&house=12486&customer=41');
  answer(createDeal, () => aDealRow());
  await waitFor(() => expect(url()).toBe('/bussiness/transaction/new?house=12486&customer=41'));
  await fillDeal();
  expect(await screen.findByText(/60 m² · giá chào 5,75 tỷ/)).toBeVisible();
  expect(screen.getByText(/2% giá chốt/)).toBeVisible();
  await fillLine(1, /Trần Quốc Bảo/, /Chủ nhà/, '40');
  const first = await line(1);
  expect(first.getByLabelText(/Hoa hồng thực lãnh/)).toHaveValue('45.600.000');
  expect(first.getByLabelText(/Mã giao dịch/)).toHaveValue('GD-2611-0043');
  expect(screen.getByText('Còn 68.400.000 đ chưa chia.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Thêm người nhận' }));
  await waitFor(async () => expect((await line(2)).getByLabelText(/Nhân viên/)).toHaveFocus());
  await fillLine(2, /Lê Hoàng Phúc/, /^Khách mua$/, '60');
  expect((await line(2)).getByLabelText(/Mã giao dịch/)).toHaveValue('GD-2611-0044');
  expect(screen.getByText('Đã chia hết hoa hồng.')).toBeVisible();
  await save();
  expect(await screen.findByText('Tạo mới thành công')).toBeVisible();
  expect(callsOf(createDeal)[0]?.body).toEqual({
    ...{ house_id: 12_486, date: '2026-11-23', notarizedDate: '2026-12-12' },
    ...{ brokerageReceiveDate: '2026-12-15', reservationDate: null },
    ...{ price: 5_700_000_000, brokerageFee: 114_000_000 },
    users_group: [
      {
        ...{ user_id: 8, customer_id: 41, transactionType: 2, brokerageRate: 40, brokerageFeeUser: 45_600_000 },
        ...{ transactionCode: 'GD-2611-0043', status: 2, note: null },
      },
      {
        ...{ user_id: 9, customer_id: 41, transactionType: 1, brokerageRate: 60, brokerageFeeUser: 68_400_000 },
        ...{ transactionCode: 'GD-2611-0044', status: 2, note: null },
      },
    ],
  });
});

test('a house and a customer of a link who are gone have no numbers for names', async () => {
  answerChoices();
  answer(listDealHouses, () => ({ list: [] }));
  answer(listDealCustomers, () => ({ list: [] }));
  answerTransactions([]);
  renderRoute(routes, '/bussiness/transaction/new?house=77&customer=78', { user: anAccountant() });
  expect(await screen.findByText('BĐS này đã bị xoá. Vui lòng chọn lại')).toBeVisible();
  expect(await screen.findByText('Khách hàng này đã bị xoá. Vui lòng chọn lại')).toBeVisible();
});

test('more than the fee is said at the line and of the sum; the suggestion puts it right', async () => {
  begin('/bussiness/transaction/new?house=12486&customer=41');
  await fillDeal();
  await fillLine(1, /Trần Quốc Bảo/, /Chủ nhà/, '25');
  const fee = (await line(1)).getByLabelText(/Hoa hồng thực lãnh/);
  await put(fee, '117500000');
  expect(await screen.findByText(dealText.overFee('114.000.000'))).toBeVisible();
  expect(screen.getByText(/Tổng chia vượt hoa hồng 3.500.000 đ/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lưu' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Dùng gợi ý 28.500.000' }));
  await waitFor(() => expect(screen.queryByText(/Cannot be greater/)).not.toBeInTheDocument());
  expect(fee).toHaveValue('28.500.000');
});

test('another fee of the deal puts a line right, or wrong, at once', async () => {
  begin('/bussiness/transaction/new?house=12486&customer=41');
  await fillDeal();
  await put((await line(1)).getByLabelText(/Hoa hồng thực lãnh/), '117500000');
  expect(await screen.findByText(/Cannot be greater than the actual brokerage fee/)).toBeVisible();
  await put(screen.getByLabelText(/^Hoa hồng\b(?! thực)/), '120000000');
  await waitFor(() => expect(screen.queryByText(/Cannot be greater/)).not.toBeInTheDocument());
  await put(screen.getByLabelText(/^Hoa hồng\b(?! thực)/), '110000000');
  expect(await (await line(1)).findByText(/Cannot be greater than the actual brokerage fee/)).toBeVisible();
});

test('what the API refuses stands at the field of its line, and nothing typed is lost', async () => {
  begin('/bussiness/transaction/new?house=12486&customer=41');
  await fillDeal();
  await fillLine(1, /Trần Quốc Bảo/, /Chủ nhà/, '40');
  refuse(createDeal, 409, 'Mã này đã được dùng. Hãy nhập mã khác', {
    errors: { 'users_group.0.transactionCode': 'Mã này đã được dùng. Hãy nhập mã khác' },
  });
  await save();
  expect(await (await line(1)).findByText('Mã này đã được dùng. Hãy nhập mã khác')).toBeVisible();
  expect((await line(1)).getByLabelText(/Mã giao dịch/)).toHaveFocus();
  cutOff(createDeal);
  await put((await line(1)).getByLabelText(/Mã giao dịch/), 'GD-2611-0050');
  await save();
  await screen.findByRole('dialog');
  expect((await line(1)).getByLabelText(/Tỷ lệ/)).toHaveValue('40');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button'));
});

test('every missing field is named in the specification’s words, and nothing is sent', async () => {
  begin();
  await userEvent.click(await screen.findByRole('button', { name: /còn thiếu|mục|ô/i }));
  for (const words of [
    'BĐS không được để trống',
    dealText.priceMissing,
    'Hoa hồng không được để trống',
    'Nhân viên không được để trống',
    'Khách hàng không được để trống',
    'Tỷ lệ (%) không được để trống',
    'Hoa hồng thực lãnh không được để trống',
    'Mã giao dịch không được để trống',
  ])
    expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByText('Vui lòng chọn ngày')).toHaveLength(2);
  await day(/Ngày công chứng/, '01/11/2026');
  expect(await screen.findByText(/Deposit date must be before the notarization date/)).toBeVisible();
  await day(/Ngày đặt cọc/, '21/11/2026');
  await day(/Ngày giữ chỗ/, '22/11/2026');
  expect(await screen.findByText('Ngày giữ chỗ không được sau ngày đặt cọc')).toBeVisible();
  await day(/Ngày đặt cọc/, '23/11/2026');
  await waitFor(() => expect(screen.queryByText(/^Ngày giữ chỗ không được/)).not.toBeInTheDocument());
  await day(/Ngày đặt cọc/, '24/11/2026');
  expect(await screen.findByText('Không được chọn ngày trong tương lai')).toBeVisible();
  expect(callsOf(createDeal)).toEqual([]);
});

const stored = aDealRow(
  [
    { ...openShare, deal_id: 9, brokerageFeeUser: 100_000_000 },
    { ...settledShare, brokerageFeeReceived: 0 },
  ],
  {
    brokerageFee: 300_000_000,
  },
);

test('a stored deal is saved whole: a changed line, a new one, and without the one that was taken out', async () => {
  begin('/bussiness/transaction/9/edit?share=40');
  answer(readDeal, () => stored);
  answer(changeDeal, () => stored);
  const first = await line(1);
  // money was collected of it
  expect(first.getByRole('button', { name: 'Bỏ người nhận 1' })).toBeDisabled();
  await put(first.getByLabelText(/Hoa hồng thực lãnh/), '110000000');
  await userEvent.click((await line(2)).getByRole('button', { name: 'Bỏ người nhận 2' }));
  expect(await screen.findByText(/Phần của 1 người còn lại giữ nguyên/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Người nhận 2' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Thêm người nhận' }));
  await fillLine(2, /Lê Hoàng Phúc/, /Kết nối/, '10');
  await save();
  await userEvent.type(await screen.findByRole('textbox', { name: /Lý do/ }), 'Chia lại');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Update Successful')).toBeVisible();
  expect(callsOf(changeDeal)[0]?.body).toMatchObject({
    ...{ id: 9, version: 3, reason: 'Chia lại' },
    users_group: [
      { id: 42, brokerageFeeUser: 110_000_000, transactionCode: 'GD-2611-0042' },
      { user_id: 9, brokerageFeeUser: 30_000_000, transactionCode: 'GD-2611-0043' },
    ],
  });
  expect(callsOf(changeDeal)[0]?.body.users_group[1]).not.toHaveProperty('id');
});

test('the deposit of a stored deal moves behind no cancellation of a share that stays', async () => {
  begin('/bussiness/transaction/9/edit');
  answer(readDeal, () =>
    aDealRow([openShare, { ...cancelledShare, brokerageFeeReceived: 0 }], { brokerageFee: 300_000_000 }),
  );
  await line(2);
  await day(/Ngày đặt cọc/, '19/11/2026');
  expect(await screen.findByText('Ngày đặt cọc không được sau ngày huỷ cọc')).toBeVisible();
  await save();
  expect(callsOf(changeDeal)).toEqual([]);
});

test('somebody else changed the same lines: both are shown, and mine can win', async () => {
  begin('/bussiness/transaction/9/edit');
  answer(readDeal, () => stored);
  await put((await line(1)).getByLabelText(/Hoa hồng thực lãnh/), '90000000');
  const [first, second] = stored.transactions;
  const current = { ...stored, version: 4, transactions: [{ ...first!, brokerageFeeUser: 95_000_000 }, second!] };
  refuse(changeDeal, 409, 'Dữ liệu đã thay đổi', { current });
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/GD-2611-0042: 90.000.000 đ/)).toBeVisible();
  expect(dialog.getByText(/GD-2611-0042: 95.000.000 đ/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Huỷ' }));
});

test('on a phone the fields of a stored deal are a line, until they are asked for', async () => {
  const realMatch = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...realMatch(query), matches: query.includes('499') }));
  begin('/bussiness/transaction/9/edit');
  answer(readDeal, () => stored);
  expect(await screen.findByText(/Giá chốt .* · hoa hồng/)).toBeVisible();
  expect(screen.queryByLabelText(/Ngày công chứng/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sửa' }));
  expect(await screen.findByLabelText(/Ngày công chứng/)).toBeVisible();
  jest.mocked(window.matchMedia).mockRestore();
});

test('a deal without receipts is deleted after asking', async () => {
  const { url } = begin('/bussiness/transaction/9/edit');
  answer(readDeal, () => aDealRow([{ ...cancelledShare, brokerageFeeReceived: 0 }]));
  answer(removeDeal, () => null);
  expect(await screen.findByText('Đã huỷ cọc')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá giao dịch' }));
  await sure();
  await waitFor(() => expect(url()).toBe('/bussiness/transaction'));
  expect(callsOf(removeDeal)[0]?.body).toEqual({ id: 9, reason: 'Nhập trùng' });
});

test('a deleted deal is no error to who deleted it, however late the list comes; its address then says that it is gone', async () => {
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (load = resolve));
  answerChoices();
  answerTransactions([]);
  answer(readDeal, () => aDealRow([{ ...cancelledShare, brokerageFeeReceived: 0 }]));
  answer(removeDeal, () => {
    refuse(readDeal, 404, 'Không tìm thấy giao dịch này');
    return null;
  });
  const list = { path: '/bussiness/transaction', lazy: () => loading.then(() => ({ Component: Frame })) };
  const address = '/bussiness/transaction/9/edit';
  const { url, goTo } = renderRoute([list, ...routes.slice(1)], address, { user: anAccountant() });
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá giao dịch' }));
  await sure();
  expect(await screen.findByText('Xoá thành công')).toBeVisible();
  await waitFor(() => expect(callsOf(readDeal)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Xoá giao dịch' })).toBeInTheDocument();
  load();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Xoá giao dịch' })).not.toBeInTheDocument());
  expect(url()).toBe('/bussiness/transaction');
  expect(screen.queryByText(/Không tìm thấy giao dịch này/)).not.toBeInTheDocument();
  await goTo(address);
  expect(await screen.findByText('Không tìm thấy giao dịch này')).toBeVisible();
  expect(screen.queryByText('Bạn không có quyền ghi nhận giao dịch')).not.toBeInTheDocument();
});

test('a deal that could not be deleted is still heard of when somebody else deletes it', async () => {
  const { queries } = begin('/bussiness/transaction/9/edit');
  answer(readDeal, () => aDealRow([{ ...cancelledShare, brokerageFeeReceived: 0 }]));
  refuse(removeDeal, 422, 'Giao dịch đã có phiếu thu');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá giao dịch' }));
  await sure();
  expect(await screen.findByText('Giao dịch đã có phiếu thu')).toBeVisible();
  refuse(readDeal, 404, 'Không tìm thấy giao dịch này');
  await act(() => queries.invalidateQueries());
  expect(
    (await screen.findAllByText(/Không tìm thấy giao dịch này\. Nội dung đã nhập vẫn ở đây/)).length,
  ).toBeGreaterThan(0);
});

const living = {
  ...{ id: 31, codes: ['GD-2611-0031'], date: dayStart('2026-11-20'), price: 5_700_000_000 },
  ...{ people: ['Lê Hoàng Phúc'], recorded_by: 'Đỗ Kim Ngân' },
};

test('a second deal of a house is warned of, with which and by whom, and saved only knowingly', async () => {
  begin('/bussiness/transaction/new?house=12486&customer=41');
  answer(listLivingDeals, () => ({ list: [living] }));
  answer(createDeal, () => aDealRow());
  const words = 'đặt cọc 20/11/2026 · 5.700.000.000 đ · Lê Hoàng Phúc · Đỗ Kim Ngân ghi nhận';
  expect(await screen.findByText('BĐS này đã có một giao dịch chưa huỷ')).toBeVisible();
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'GD-2611-0031' })).toHaveAttribute('href', '/bussiness/transaction/31/edit');
  await fillDeal();
  await fillLine(1, /Trần Quốc Bảo/, /Chủ nhà/, '40');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`GD-2611-0031 · ${words}`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Xem lại' }));
  expect(callsOf(createDeal)).toEqual([]);
  let tell: () => void = () => undefined;
  answer(listLivingDeals, () => new Promise((done) => (tell = () => done({ list: [living] }))));
  await save();
  // busy from the press on: a second one would ask twice
  await waitFor(() => expect(screen.getByRole('button', { name: /Lưu$/ })).toHaveClass('ant-btn-loading'));
  tell();
  await userEvent.click(await screen.findByRole('button', { name: 'Vẫn lưu' }));
  expect(await screen.findByText('Tạo mới thành công')).toBeVisible();
});

test('thirds of a fee leave no đồng, and only people who earn shares are offered', async () => {
  begin('/bussiness/transaction/new?house=12486&customer=41');
  await put(await screen.findByLabelText(/^Hoa hồng\b(?! thực)/), '100000000');
  for (const number of [1, 2, 3]) {
    if (number > 1) await userEvent.click(screen.getByRole('button', { name: 'Thêm người nhận' }));
    await put((await line(number)).getByLabelText(/Tỷ lệ/), '33,333');
  }
  const fees = await Promise.all(
    [1, 2, 3].map(async (number) => (await line(number)).getByLabelText(/Hoa hồng thực lãnh/)),
  );
  await waitFor(() => expect(fees[0]).toHaveValue('33.333.334'));
  expect(fees.slice(1).map((field) => (field as HTMLInputElement).value)).toEqual(['33.333.333', '33.333.333']);
  expect(screen.getByText('Đã chia hết hoa hồng.')).toBeVisible();
  await userEvent.click((await line(1)).getByLabelText(/Nhân viên/));
  expect((await screen.findAllByText('Trần Quốc Bảo')).length).toBeGreaterThan(0);
  expect(callsOf(listUserNames).at(-1)?.query).toMatchObject({ earners: 1 });
  expect(screen.queryByText('Đỗ Kim Ngân')).not.toBeInTheDocument();
});
