import { fullMoney } from '@toam/domain/money/money-format';
import { Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import type { ListTotals } from '@toam/ui/list';

/** What all rows of a list sum up to, also those of other pages. */
export interface PaperSum {
  /** Of the column. */
  key: string;
  label: string;
  /** VND */
  amount: number;
}

/** The sums under the headings. */
export const totalsOf = (label: string, sums: readonly PaperSum[]): ListTotals => ({
  label,
  sums: Object.fromEntries(sums.map(({ key, amount }) => [key, <span className="num">{fullMoney(amount)}</span>])),
});

interface PhoneSumsProps {
  sums: readonly PaperSum[];
  /** In words. */
  period: string;
}

/** The sums above the cards of a phone, whose filter is folded away; where there is room, with the period. */
export const PhoneSums = ({ sums, period }: PhoneSumsProps) =>
  useIsPhone() && (
    <Row flex="none" gap={8} justify="between" padX={16} padY={8} background="layout" edge="bottom">
      {sums.map(({ key, label, amount }) => (
        <Stack key={key}>
          <Text size={12} tone="text2">
            {label}
          </Text>
          <Text as="b" weight={600} digits>
            {fullMoney(amount)} đ
          </Text>
        </Stack>
      ))}
      {sums.length === 1 && (
        <Text size={12} tone="text2">
          {period}
        </Text>
      )}
    </Row>
  );
