import { transactionSorts } from '@toam/contracts/deal/ledger-sorts';
import { sortedColumns } from '../business/sorted-columns';
import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { transactionScreenText } from '@toam/contracts/deal/transaction-screen.text';
import { dealColumns as dealFields, shareColumns } from '@toam/domain/deal/deal-columns';
import type { ListColumn } from '@toam/ui/list';
import { Money, ShareStatus, wireDayText } from '../business/ledger-cells';
import { dealSums } from '@toam/contracts/deal/deal-sums';
import { CodeCell, HouseCell, RecipientsCell, StaffCell } from './transaction-cells';

const text = transactionScreenText.column;

/** Wide enough for the sum of a year: eleven digits. */
const money = (
  key: keyof TransactionRow & string,
  title: string,
  of: (row: TransactionRow) => number | null,
  look: { width: number; weight?: 500 | 600; struck?: boolean },
): ListColumn<TransactionRow> => ({
  ...{ key, title, width: look.width, align: 'right' },
  render: (row) => (
    <Money
      amount={of(row)}
      {...(look.weight && { weight: look.weight })}
      struck={look.struck === true && row.cancelDate !== null}
    />
  ),
});

/** 'Chi tiết giao dịch': a row for each person of a deal. The keys are those of the export. Mockup 23. */
export const shareListColumns: readonly ListColumn<TransactionRow>[] = sortedColumns(transactionSorts, [
  {
    ...{ key: 'transactionCode', title: text.code, width: 132, pinned: true, shape: 'twoLines' },
    render: (row) => <CodeCell share={row} />,
  },
  {
    ...{ key: 'house', title: text.house, width: 172, shape: 'twoLines' },
    render: (row) => <HouseCell house={row.house} second={row.customer?.name} isOff={row.cancelDate !== null} />,
  },
  {
    ...{ key: 'staff', title: text.staff, width: 160, shape: 'avatar' },
    render: (row) => <StaffCell share={row} />,
  },
  money('brokerageFeeUser', text.fee, (row) => row.brokerageFeeUser, { width: 116, struck: true }),
  money('reducedFee', text.reduced, (row) => row.reducedFee, { width: 90 }),
  money('feesPayable', text.payable, (row) => row.feesPayable, { width: 116, weight: 500, struck: true }),
  money('brokerageFeeReceived', text.collected, (row) => (row.cancelDate === null ? row.brokerageFeeReceived : 0), {
    width: 116,
  }),
  money('brokerageFeeReceivable', text.receivable, (row) => row.brokerageFeeReceivable, { width: 112, weight: 600 }),
  {
    ...{ key: 'status', title: text.status, width: 158, shape: 'tag' },
    render: (row) => <ShareStatus share={row} />,
  },
]);

/** In the sheet the second lines of cells follow as columns. */
export const shareSheet = {
  split: {
    transactionCode: ['date'],
    house: ['customer'],
    staff: ['transactionType'],
    status: ['cancelDate', 'retained', 'note'],
  },
};

/** 'Giao dịch': a row for each deal, with what its people get together. B9. */
export const dealListColumns: readonly ListColumn<DealRow>[] = sortedColumns(transactionSorts, [
  {
    ...{ key: 'house', title: text.dealHouse, width: 184, pinned: true, shape: 'twoLines' },
    render: (deal) => <HouseCell house={deal.house} second={`#${deal.house_id}`} isOff={dealSums(deal).isCancelled} />,
  },
  {
    ...{ key: 'date', title: dealFields.deposit_date.label, width: 116 },
    render: ({ date }) => wireDayText(date),
  },
  {
    ...{ key: 'staff', title: text.dealStaff, width: 184, shape: 'avatar' },
    render: (deal) => <RecipientsCell deal={deal} />,
  },
  {
    ...{ key: 'price', title: dealFields.price.label, width: 118, align: 'right' },
    render: ({ price }) => <Money amount={price} />,
  },
  {
    ...{ key: 'brokerageFee', title: dealFields.brokerage_fee.label, width: 104, align: 'right' },
    render: (deal) => <Money amount={deal.brokerageFee} weight={500} struck={dealSums(deal).isCancelled} />,
  },
  {
    ...{ key: 'feesPayable', title: text.payable, width: 116, align: 'right' },
    render: (deal) => <Money amount={dealSums(deal).payable} weight={500} />,
  },
  {
    ...{ key: 'brokerageFeeReceived', title: text.collected, width: 116, align: 'right' },
    render: (deal) => <Money amount={dealSums(deal).collected} />,
  },
  {
    ...{ key: 'brokerageFeeReceivable', title: text.receivable, width: 116, align: 'right' },
    render: (deal) => <Money amount={dealSums(deal).receivable} weight={600} />,
  },
  {
    ...{ key: 'status', title: shareColumns.status.label, width: 158, shape: 'tag' },
    render: (deal) => <ShareStatus share={dealSums(deal)} />,
  },
]);

/** In the sheet the second lines of cells follow as columns. */
export const dealSheet = {
  split: {
    house: ['house_id'],
    staff: ['transactionCode'],
    date: ['reservationDate', 'notarizedDate', 'brokerageReceiveDate'],
    status: ['cancelDate', 'retained'],
  },
};
