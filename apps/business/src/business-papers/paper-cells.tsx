import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { couponColumns, dealColumns, receiptColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { Avatar, NoValue, Row, Text, TwoLines } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { houseLine } from '../business/house-line';
import { ShareLink } from '../business/share-link';

type PaperRow = ReceiptRow | CouponRow | BillRow;

/** The house's ward and the customer, below the address. */
const whereAndWho = ({ house, customer_name }: PaperRow): string =>
  [house.district, customer_name].filter(Boolean).join(' · ');

export const houseColumn: ListColumn<PaperRow> = {
  key: 'house',
  title: `${dealColumns.house_id.label} · ${shareColumns.customer_id.label.toLowerCase()}`,
  width: 204,
  shape: 'twoLines',
  render: (row) => (
    <TwoLines width="100%">
      <Text weight={500} ellipsis title={houseLine(row.house)}>
        {houseLine(row.house)}
      </Text>
      <span className="ellipsis">{whereAndWho(row)}</span>
    </TwoLines>
  ),
};

export const staffColumn: ListColumn<PaperRow> = {
  key: 'staff',
  title: `${shareColumns.staff_id.label} · ${shareColumns.code.label.toLowerCase()}`,
  width: 172,
  shape: 'avatar',
  render: ({ staff, transaction_id, transactionCode }) => (
    <Row as="span" gap={8}>
      <Avatar id={staff.id} name={staff.name} image={staff.avatar} size={24} decorative />
      <TwoLines>
        <span className="ellipsis">{staff.name}</span>
        <span>
          <ShareLink id={transaction_id} code={transactionCode} />
        </span>
      </TwoLines>
    </Row>
  ),
};

export const userColumn: ListColumn<PaperRow> = {
  key: 'user',
  title: receiptColumns.user_id.label,
  width: 126,
  render: ({ user }) => user.name,
};

export const noteColumn: ListColumn<PaperRow> = {
  key: 'note',
  title: couponColumns.note.label,
  width: 200,
  render: ({ note }) => note ?? <NoValue />,
};

/** A column of VND; a zero is faint. */
export const moneyColumn = <Row extends PaperRow>(
  key: string,
  title: string,
  amountOf: (row: Row) => number,
  isMain = false,
  width = 124,
): ListColumn<Row> => ({
  ...{ key, title, width, align: 'right' },
  render: (row) => {
    const amount = amountOf(row);
    return (
      <Text weight={isMain ? 600 : undefined} tone={amount === 0 ? 'text3' : 'text'}>
        {fullMoney(amount)}
      </Text>
    );
  },
});
