import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { Cell, Row, Text } from '@toam/ui/core';
import { WarningIcon } from '@toam/ui/icons';
import { lossOf } from './cancel-bill.values';

/** What becomes of the fee and of the money, before it is cancelled. D79. */
export function CancelOutcome({ shares }: { shares: readonly TransactionRow[] }) {
  const { payable, retained } = lossOf(shares);
  return (
    <Row
      flex="none"
      gap={10}
      align="start"
      padX={12}
      padY={10}
      radius={8}
      background="warningTint"
      size={13}
      role="status"
    >
      <WarningIcon size={18} color="var(--warning)" />
      <Cell gap={2}>
        <Text weight={600}>{text.billLost(fullMoney(payable))}</Text>
        <span>{retained > 0 ? text.billRetained(fullMoney(retained)) : text.billNothing}</span>
        <span>{text.billThen}</span>
        {shares.length > 1 && (
          <Text tone="text2">
            {shares.map(({ transactionCode, staff }) => `${transactionCode} ${staff.name}`).join(' · ')}
          </Text>
        )}
      </Cell>
    </Row>
  );
}
