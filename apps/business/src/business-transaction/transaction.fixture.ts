import { listDealCustomers, listDealHouses, listLivingDeals } from '@toam/contracts/deal/deal-form.endpoints';
import { listTransactions, suggestCodes } from '@toam/contracts/deal/deal.endpoints';
import type { DealRow, TransactionRow, TransactionSums } from '@toam/contracts/deal/deal.schema';
import { listUserNames, listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { dealColumns } from '@toam/domain/deal/deal-columns';
import { valuesIn, wireNames } from '@toam/domain/record/columns';
import { answer } from '@toam/testing/answer';
import { aUser } from '@toam/testing/a-user';
import { answerCounts, aShare } from '../business/ledger.fixture';

export const anAccountant = () => aUser({ id: 5, name: 'Đỗ Kim Ngân', job_position: JobPosition.accountant });

const [bao, phuc] = [
  { id: 8, name: 'Trần Quốc Bảo', avatar: null },
  { id: 9, name: 'Lê Hoàng Phúc', avatar: null },
];

/** One with something to collect, a settled one, and a cancelled one of which 20 million are retained. */
export const openShare = aShare({ id: 42, transactionCode: 'GD-2611-0042' });
export const settledShare = aShare({
  ...{ id: 40, transactionCode: 'GD-2611-0040', staff_id: bao.id, staff: bao, brokerageFeeUser: 189_000_000 },
  ...{ feesPayable: 189_000_000, brokerageFeeReceived: 189_000_000, brokerageFeeReceivable: 0, status: 3 },
});
export const cancelledShare = aShare({
  ...{ id: 35, transactionCode: 'GD-2611-0035', cancelDate: 1_795_000_000, brokerageFeeUser: 71_000_000 },
  ...{ feesPayable: 71_000_000, brokerageFeeReceived: 20_000_000, brokerageFeeReceivable: 0 },
});
/** What somebody reads of another's share of their deal. */
export const foreignShare = aShare({
  ...{ id: 43, transactionCode: 'GD-2611-0043', staff_id: phuc.id, staff: phuc, in_scope: false, may_edit: false },
  ...{ customer_id: null, customer: null, brokerageRate: null, brokerageFeeUser: null, reducedFee: null, note: null },
  ...{ feesPayable: null, brokerageFeeReceived: null, brokerageFeeReceivable: null, brokerageFeeStatus: null },
});

export const aDealRow = (shares: TransactionRow[] = [openShare], differing: Partial<DealRow> = {}): DealRow => ({
  ...{ ...valuesIn(openShare, wireNames(dealColumns)), house: openShare.house, brokerageFee: 169_000_000 },
  ...{ group: 'deal', id: 9, version: 3, transactions: shares, may_edit: true },
  ...{ created_at: openShare.date, updated_at: openShare.date, ...differing },
});

const noSums: TransactionSums = {
  ...{ fees: 0, reduced: 0, payable: 0, collected: 0, receivable: 0, cancelled: 0, retained: 0 },
};

export function answerTransactions(list: (TransactionRow | DealRow)[], sums: Partial<TransactionSums> = {}): void {
  answer(listTransactions, () => ({
    ...{ list, total: list.length, total_page: 1, page: 1 },
    sums: { ...noSums, ...sums },
  }));
  answerCounts(list.length);
  answer(listUsersByCondition, () => ({ list: [], total: 0, total_page: 0, page: 1 }));
}

/** Choices of the form: one house, customers of two colleagues, and free codes. */
export function answerChoices(): void {
  const { house } = openShare;
  answer(listDealHouses, () => ({ list: [{ ...house, price: 5_750_000_000, area: 60 }] }));
  answer(listLivingDeals, () => ({ list: [] }));
  answer(listDealCustomers, ({ query }) => ({
    list: [
      { id: 41, name: 'Cao Minh Triết', staff_name: bao.name },
      { id: 44, name: 'Đoàn Ngọc Lan', staff_name: phuc.name },
    ].filter(({ id }) => !query.ids || String(query.ids).split(',').includes(String(id))),
  }));
  answer(listUserNames, ({ query }) => {
    const list = [
      bao,
      phuc,
      { id: 7, name: 'Nguyễn Thu Hà', avatar: null },
      { id: 5, name: 'Đỗ Kim Ngân', avatar: null },
    ]
      .filter(({ id }) => !query.ids || String(query.ids).split(',').includes(String(id)))
      .filter(({ id }) => query.earners !== 1 || id !== 5)
      .map((person) => ({
        ...person,
        phone_number: `090100000${person.id}`,
        role: 3 as const,
        job_position: person.id === 5 ? (8 as const) : (7 as const),
        status: 0 as const,
      }));
    return { list, total: list.length, total_page: 1, page: 1 };
  });
  answer(suggestCodes, () => ({
    code: 'GD-2611-0043',
    codes: ['GD-2611-0043', 'GD-2611-0044', 'GD-2611-0045', 'GD-2611-0046'],
  }));
}
