import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { shareColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import * as css from './share-panel.module.css';

interface Line {
  label: string;
  amount: number;
  /** Taken from what stands above. */
  isLess?: boolean;
  /** What is left so far. */
  isSum?: boolean;
  isDue?: boolean;
}

/** The fee, what was reduced and collected, and what is left: each line follows from those above. D78, D79. */
export function linesOf(share: TransactionPage): Line[] {
  const { brokerageFeeUser, reducedFee, feesPayable, brokerageFeeReceived, brokerageFeeReceivable } = share;
  const collected = brokerageFeeReceived ?? 0;
  const payable: Line[] = [
    { label: shareColumns.fee_user.label, amount: brokerageFeeUser ?? 0 },
    { label: ledgerLabel.reduced, amount: reducedFee ?? 0, isLess: true },
    { label: ledgerLabel.payable, amount: feesPayable ?? 0, isSum: true },
  ];
  if (share.cancelDate !== null) return [...payable, { label: ledgerLabel.retained, amount: collected, isSum: true }];
  return [
    ...payable,
    { label: ledgerLabel.collected, amount: collected, isLess: true },
    { label: ledgerLabel.receivable, amount: brokerageFeeReceivable ?? 0, isSum: true, isDue: true },
  ];
}

/** The share's money as a sum that can be read down. */
export function ShareSum({ share }: { share: TransactionPage }) {
  if (!share.in_scope) return <Alert type="info" showIcon title={text.hiddenWhy} className={css.part} />;
  return (
    <Stack className={css.part} gap={8}>
      {share.cancelDate !== null && (
        <Alert type="error" showIcon title={text.cancelledOn(writtenDay(dayOf(share.cancelDate)))} />
      )}
      <table className={css.sum}>
        <caption>{text.moneyOf(share.staff.name)}</caption>
        <tbody>
          {linesOf(share).map(({ label, amount, isLess, isSum, isDue }) => (
            <tr key={label} data-sum={isSum} data-due={isDue && amount > 0}>
              <th scope="row">{label}</th>
              <td>
                <Text nowrap digits>
                  {isLess && amount > 0 ? '−' : ''}
                  {text.dong(fullMoney(amount))}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
