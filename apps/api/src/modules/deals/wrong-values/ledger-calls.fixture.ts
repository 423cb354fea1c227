import {
  cancelDeal,
  changeCancelBill,
  changeCoupon,
  changeOldTransaction,
  changeReceipt,
  changeTransaction,
  createCoupon,
  createDeal,
  createReceipts,
} from '@toam/contracts/deal/deal.endpoints';
import { changeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { validationText } from '@toam/contracts/texts/validation';
import { dayOf, writtenDay } from '@toam/domain/day';
import { plainDealColumns } from '@toam/domain/deal/deal-columns';
import type { LedgerTable } from '@toam/domain/deal/ledger-values';
import { aDeal, aShare, both, today } from '../deal.fixture';
import { changed, type CheckedCall, dayLength, future } from './checked-call.fixture';
import {
  type Wrong,
  wrongAmounts,
  wrongChoices,
  wrongCodes,
  wrongDays,
  wrongIds,
  wrongNotes,
  wrongOpenDays,
  wrongRates,
  wrongReasons,
  wrongRecords,
  wrongVersions,
} from './wrong-value.fixture';

const { required, invalid, tooMany, tooFew } = validationText;
const someDays = { notarizedDate: today() + 30 * dayLength, brokerageReceiveDate: today() + 30 * dayLength };
const [yesterday, tomorrow] = [today() - dayLength, today() + dayLength];
const early: Wrong = [yesterday, dealText.beforeDeposit(writtenDay(dayOf(today())))];
/** Share 2 is cancelled today. */
const afterCancelling: Wrong = [tomorrow, dealText.depositedLate];
const wrongCancelDays: Wrong[] = [...wrongDays, [yesterday, dealText.cancelledEarly], future];
const fee = 'Hoa hồng thực lãnh';

const empty = (label: string) => `${label} không được để trống`;
/** What the kind of a plain column refuses. */
const wrongKinds: Readonly<Record<string, (label: string) => Wrong[]>> = {
  ...{ day: () => wrongDays, openDay: () => wrongOpenDays, note: () => wrongNotes },
  money: (label) => wrongAmounts(empty(label)),
};
const plain: LedgerTable = plainDealColumns;
const ofKinds = Object.fromEntries(
  Object.entries(plain).map(([name, { label, kind, wire = name }]) => [wire, wrongKinds[kind]!(label)]),
);
const dealWrong = {
  ...ofKinds,
  house_id: wrongRecords('BĐS', dealText.houseGone, 2),
  date: wrongDays,
  notarizedDate: [...wrongDays, early],
  brokerageReceiveDate: [...wrongDays, early],
  reservationDate: [...wrongOpenDays, [tomorrow, dealText.reservedLate] as const],
  price: wrongAmounts(dealText.priceMissing),
  brokerageFee: wrongAmounts(empty('Hoa hồng')),
};
const shareWrong = {
  customer_id: wrongRecords('Khách hàng', dealText.customerGone, 4),
  transactionType: wrongChoices('Loại giao dịch không được để trống'),
  brokerageRate: wrongRates('Tỷ lệ (%) không được để trống'),
  brokerageFeeUser: wrongAmounts(`${fee} không được để trống`),
  transactionCode: wrongCodes('Mã giao dịch'),
  status: wrongChoices('Trạng thái không được để trống'),
  note: wrongNotes,
};
const people: Wrong[] = [
  [[], dealText.nobody],
  [Array.from({ length: 31 }, () => aShare({ brokerageFeeUser: 1 })), tooMany(30)],
  ['7', invalid],
  [null, required],
];
const within = (path: string, wrong: Record<string, Wrong[]>): Record<string, Wrong[]> =>
  Object.fromEntries(Object.entries(wrong).map(([field, values]) => [`${path}.${field}`, values]));
const partWrong = { ...shareWrong, user_id: wrongRecords('Nhân viên', dealText.staffGone, 20) };

const receipt = { transaction_id: 1, feeCode: 'PT-9', dateCollect: today(), feeCollect: 1 };
const receiptWrong = {
  feeCode: wrongCodes('Mã phiếu thu'),
  dateCollect: [...wrongDays, future],
  feeCollect: [
    ...wrongAmounts('Số tiền thu không được để trống', 1),
    [58_500_001, dealText.overPayable('58.500.000')] as const,
  ],
  note: wrongNotes,
};
const couponWrong = {
  reducedFee: [
    ...wrongAmounts('Vui lòng nhập số tiền giảm', 1),
    [59_000_000, 'Số tiền giảm và đã thu phải nhỏ hơn 59.500.000 đ'] as const,
  ],
  note: wrongNotes,
};

/** Calls that write deals, their papers and old transactions. */
export const ledgerCalls: CheckedCall[] = [
  {
    endpoint: createDeal,
    body: aDeal({ ...someDays, reservationDate: today() }, [{ transactionCode: 'GD-9' }]),
    wrong: { ...dealWrong, date: [...wrongDays, future], users_group: people, ...within('users_group.0', partWrong) },
  },
  {
    endpoint: changeTransaction,
    body: { id: 1, ...aDeal(someDays), ...aShare(), staff_id: 7, users_group: undefined, user_id: undefined },
    wrong: {
      ...{ ...changed, ...dealWrong, ...shareWrong, staff_id: partWrong.user_id },
      date: [...wrongDays, afterCancelling],
      brokerageFee: [...dealWrong.brokerageFee, [99_999_999, dealText.overFee('99.999.999')]],
      brokerageFeeUser: [
        ...shareWrong.brokerageFeeUser,
        [60_000_001, dealText.overFee('100.000.000')],
        [1_499_999, 'Không được nhỏ hơn số đã giảm và đã thu: 1.500.000 đ'],
      ],
    },
  },
  {
    endpoint: changeDeal,
    body: {
      ...{ ...aDeal(someDays, both), id: 1, version: 3 },
      users_group: both.map((one, at) => ({ ...aShare(one), id: at + 1 })),
    },
    wrong: {
      ...{ id: wrongIds, version: [...wrongVersions, [null, required]], ...dealWrong, users_group: people },
      reason: wrongReasons,
      date: [...wrongDays, afterCancelling],
      ...within('users_group.1', partWrong),
      'users_group.1.id': [
        ...wrongIds.filter(([value]) => value !== null),
        [1, dealText.notFound],
        [999, dealText.notFound],
      ],
    },
  },
  {
    endpoint: createReceipts,
    body: receipt,
    wrong: { ...receiptWrong, transaction_id: [...wrongIds, [2, dealText.cancelled]] },
  },
  {
    endpoint: createReceipts,
    body: { rows: ['PT-10', 'PT-11'].map((feeCode) => ({ ...receipt, feeCode })) },
    wrong: {
      rows: [
        [[], tooFew(1)],
        [Array.from({ length: 101 }, () => receipt), tooMany(100)],
        ['1', invalid],
      ],
      ...within('rows.0', receiptWrong),
      'rows.0.transaction_id': [...wrongIds, [2, dealText.cancelled], [999, dealText.notFound]],
    },
  },
  {
    endpoint: changeReceipt,
    body: { id: 1, version: 1, ...receipt, transaction_id: undefined, feeCode: 'PT-1', note: 'Đếm lại' },
    wrong: {
      ...{ ...changed, ...receiptWrong },
      feeCollect: [...receiptWrong.feeCollect.slice(0, -1), [59_500_001, dealText.overPayable('59.500.000')]],
    },
  },
  {
    endpoint: createCoupon,
    body: { transaction_id: 1, reducedFee: 1 },
    wrong: { ...couponWrong, transaction_id: [...wrongIds, [2, dealText.cancelled]] },
  },
  {
    endpoint: changeCoupon,
    body: { id: 1, version: 1, reducedFee: 2 },
    wrong: {
      ...{ ...changed, ...couponWrong },
      reducedFee: [
        ...couponWrong.reducedFee.slice(0, -1),
        [59_000_000, 'Số tiền giảm và đã thu phải nhỏ hơn 60.000.000 đ'],
      ],
    },
  },
  {
    endpoint: cancelDeal,
    body: { transaction_id: 1, cancelDate: today(), whole_deal: true },
    wrong: {
      transaction_id: [...wrongIds, [2, dealText.cancelled]],
      ...{ cancelDate: wrongCancelDays, note: wrongNotes },
      whole_deal: [
        [1, invalid],
        ['true', invalid],
        [null, required],
      ],
    },
  },
  {
    endpoint: changeCancelBill,
    body: { id: 1, version: 1, cancelDate: today(), note: 'Khách đổi ý' },
    wrong: { ...changed, cancelDate: wrongCancelDays, note: wrongNotes },
  },
  {
    endpoint: changeOldTransaction,
    body: {
      ...{
        id: 1,
        version: 1,
        user_id: 8,
        date: today() - dayLength,
        notarizedDay: today(),
        brokerageReceiveDay: today(),
      },
      ...{ price: 5_000_000_000, brokerageFee: 50_000_000, brokerageFeeReceived: 20_000_000, brokerageFeeStatus: 2 },
      ...{ transactionType: 1, status: 3, address: '12 Phan Xích Long', note: null },
    },
    wrong: {
      ...{ ...changed, user_id: partWrong.user_id, date: [...wrongDays, future], note: wrongNotes },
      notarizedDay: [
        ...wrongDays,
        [today() - 9 * dayLength, dealText.oldNotarizedEarly(writtenDay(dayOf(today() - dayLength)))],
      ],
      brokerageReceiveDay: wrongDays,
      price: wrongAmounts(dealText.priceMissing),
      brokerageFee: wrongAmounts(empty(fee)),
      brokerageFeeReceived: [
        ...wrongAmounts(empty('Hoa hồng đã nhận')),
        [50_000_001, 'Không thể lớn hơn hoa hồng thực lãnh'],
      ],
      brokerageFeeStatus: [
        ...wrongChoices(empty('Tình trạng hoa hồng')),
        [1, 'Trạng thái không hợp lệ'],
        [3, 'Trạng thái không hợp lệ'],
      ],
      transactionType: shareWrong.transactionType,
      status: shareWrong.status,
      address: [
        ['x'.repeat(200), validationText.tooLong(130)],
        [' ', empty('Địa chỉ')],
        [7, empty('Địa chỉ')],
        [null, empty('Địa chỉ')],
      ],
    },
  },
];
