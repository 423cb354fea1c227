import { type DealColumnKind, ledgerColumns, type LedgerNoun } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { labelsOf } from '@toam/domain/record/columns';
import { changeLine, type ColumnChange } from '@toam/contracts/history/change-line';
import type { HistoryEntry, HistoryModel } from '@toam/contracts/history/history.endpoints';
import { accumulationLabel } from './accumulation.text';
import { targetLabel } from './target.text';

/** Records of business with a history. */
export type BusinessModel = Extract<
  HistoryModel,
  'Accumulation' | 'Target' | 'Transaction' | 'Receipt' | 'Coupon' | 'CancelBill' | 'OldTransaction'
>;

const ledgerNouns: Partial<Record<BusinessModel, LedgerNoun>> = {
  Transaction: 'transaction',
  Receipt: 'receipt',
  Coupon: 'coupon',
  CancelBill: 'cancel_bill',
  OldTransaction: 'old_transaction',
};

/** Whether a column of the ledger holds VND. */
export const isLedgerAmount = (noun: string, column: string): boolean =>
  Object.hasOwn(ledgerColumns, noun) &&
  (ledgerColumns[noun as LedgerNoun] as Record<string, { kind: DealColumnKind }>)[column]?.kind === 'money';

function labelOf(model: BusinessModel, column: string): string {
  const noun = ledgerNouns[model];
  const figures: Record<string, string> = model === 'Target' ? targetLabel : accumulationLabel;
  const labels: Record<string, string> = noun ? labelsOf(ledgerColumns[noun]) : figures;
  return labels[column] ?? column;
}

/** In the history ids are names already, days are written out, and money is digits. */
const valueLabel = (model: BusinessModel, column: string, value: string): string =>
  isLedgerAmount(ledgerNouns[model] ?? '', column) && /^\d{1,15}$/.test(value)
    ? `${fullMoney(Number(value))} đ`
    : value;

const changeLabel = (model: BusinessModel, change: ColumnChange): string =>
  changeLine(change, {
    label: labelOf(model, change.column),
    tell: (value) => valueLabel(model, change.column, value),
  });

/** A change as a line; in the history of a share, a change of one of its papers begins with the paper's name. */
export const businessChangeLabel = (
  model: BusinessModel,
  { paper, ...change }: ColumnChange & Pick<HistoryEntry, 'paper'>,
): string => (paper ? `${paper.name} · ${changeLabel(paper.model, change)}` : changeLabel(model, change));
