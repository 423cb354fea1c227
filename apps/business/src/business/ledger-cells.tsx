import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealStatusText } from '@toam/contracts/deal/deal.text';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { DealStatus } from '@toam/domain/deal/deal-values';
import { fullMoney, shortMoneyText } from '@toam/domain/money/money-format';
import { Stack, StatusTag, Text, type Tone } from '@toam/ui/core';
import { clsx } from 'clsx';
import * as css from './ledger-cells.module.css';

/** '22/11/2026'; '' for none. */
export const wireDayText = (at: number): string => (at === 0 ? '' : writtenDay(dayOf(at)));

interface MoneyProps {
  /** VND; null: it is not shown to this person. */
  amount: number | null;
  weight?: 500 | 600;
  /** It does not count: the share is cancelled. */
  struck?: boolean;
}

/** An amount of a row. What is not shown is said in words, never as 0. */
export const Money = ({ amount, weight, struck = false }: MoneyProps) => {
  if (amount === null)
    return (
      <Text size={12} tone="text3" nowrap>
        {text.hidden}
      </Text>
    );
  return (
    <Text
      as={struck ? 's' : 'span'}
      weight={struck ? undefined : weight}
      tone={amount === 0 || struck ? 'text3' : undefined}
      nowrap
      className={clsx('num', struck && css.struck)}
    >
      {fullMoney(amount)}
    </Text>
  );
};

const tones: Record<DealStatus, Tone> = {
  [DealStatus.reserved]: 'neutral',
  [DealStatus.deposited]: 'info',
  [DealStatus.notarized]: 'teal',
  [DealStatus.registering]: 'success',
};

interface ShareStatusProps {
  share: Pick<TransactionRow, 'status' | 'cancelDate' | 'brokerageFeeReceived'>;
  /** For a card, which says elsewhere what was retained. */
  short?: boolean;
}

/** How far a share is, in a word that leaves room for names; of a cancelled one what was retained. */
export function ShareStatus({ share: { status, cancelDate, brokerageFeeReceived }, short = false }: ShareStatusProps) {
  if (cancelDate === null)
    return (
      <span title={dealStatusText[status]}>
        <StatusTag tone={tones[status]}>{text.shortStatus[status]}</StatusTag>
      </span>
    );
  return (
    <Stack as="span" align="start">
      <StatusTag tone="error">{text.cancelled}</StatusTag>
      {!short && Boolean(brokerageFeeReceived) && (
        <Text size={12} tone="text2" nowrap>
          {text.retained(shortMoneyText(brokerageFeeReceived ?? 0))}
        </Text>
      )}
    </Stack>
  );
}
