import type { TransactionSums } from '@toam/contracts/deal/deal.schema';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';
import type { ListTotals } from '@toam/ui/list';

const amount = (dong: number) => <span className="num">{fullMoney(dong)}</span>;
const due = (dong: number) => (
  <Text className="num" {...(dong > 0 && { tone: 'warning' })}>
    {fullMoney(dong)}
  </Text>
);

/** 'Tổng 41 dòng, không tính 1 dòng huỷ cọc (giữ lại 20.000.000)' */
const words = (counted: string, { cancelled, retained }: TransactionSums) =>
  counted +
  (cancelled > 0 ? text.withoutCancelled(formatNumber(cancelled)) : '') +
  (retained > 0 ? text.withRetained(fullMoney(retained)) : '');

/** The sums of all pages under the headings, by the columns of shares. */
export const shareTotals = (total: number, sums: TransactionSums): ListTotals => ({
  label: words(text.totalRows(formatNumber(total - sums.cancelled)), sums),
  sums: {
    brokerageFeeUser: amount(sums.fees),
    reducedFee: amount(sums.reduced),
    feesPayable: amount(sums.payable),
    brokerageFeeReceived: amount(sums.collected),
    brokerageFeeReceivable: due(sums.receivable),
  },
});

/** The same by the columns of deals. */
export const dealTotals = (total: number, sums: TransactionSums): ListTotals => ({
  label: words(text.totalDeals(formatNumber(total)), sums),
  sums: {
    feesPayable: amount(sums.payable),
    brokerageFeeReceived: amount(sums.collected),
    brokerageFeeReceivable: due(sums.receivable),
  },
});

interface PhoneTotalsProps {
  sums: TransactionSums;
  /** In words. */
  period: string;
}

/** The sums above the cards of a phone, whose filter is folded away. Mockup 23. */
export const PhoneTotals = ({ sums, period }: PhoneTotalsProps) => (
  <Row flex="none" gap={8} justify="between" padX={16} padY={8} background="layout" edge="bottom">
    <Stack align="start">
      <Text size={12} tone="text2">
        {text.dueIn(period)}
      </Text>
      <Text as="b" weight={600} tone="warning" className="num">
        {fullMoney(sums.receivable)} đ
      </Text>
    </Stack>
    <Stack align="end">
      <Text size={12} tone="text2">
        {text.column.payable}
      </Text>
      <Text weight={500} className="num">
        {fullMoney(sums.payable)} đ
      </Text>
    </Stack>
  </Row>
);
