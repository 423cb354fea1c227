import { type DealColumnKind, ledgerColumns, type LedgerNoun } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { labelsOf } from '@toam/domain/record/columns';
import type { HistoryEntry, HistoryModel } from '../history/history.endpoints';
import { accumulationLabel } from '../texts/accumulation';
import { businessHistoryText } from '../texts/business-history';
import { dealText } from '../texts/deal';
import { targetLabel } from '../texts/target';

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

/** A value as people read it. In the history ids are names already, days are written out, and money is digits. */
function valueLabel(model: BusinessModel, column: string, value: string | null): string {
  if (value === null || value === '') return businessHistoryText.nothing;
  return isLedgerAmount(ledgerNouns[model] ?? '', column) && /^\d{1,15}$/.test(value)
    ? `${fullMoney(Number(value))} đ`
    : value;
}

/** 'Trạng thái: Đặt cọc → Công chứng hợp đồng mua bán'. That a record was made, deleted or restored needs no column's name. */
function changeLabel(
  model: BusinessModel,
  { column, old_value, new_value }: Pick<HistoryEntry, 'column' | 'old_value' | 'new_value'>,
): string {
  if (column === 'created_at') return new_value ?? '';
  if (column === 'deleted_at') return new_value ?? dealText.historyRestored;
  const [label, before, after] = [
    labelOf(model, column),
    valueLabel(model, column, old_value),
    valueLabel(model, column, new_value),
  ];
  return old_value === null ? `${label}: ${after}` : `${label}: ${before} → ${after}`;
}

/** A change as a line; in the history of a share, a change of one of its papers begins with the paper's name. */
export const businessChangeLabel = (
  model: BusinessModel,
  { paper, ...change }: Pick<HistoryEntry, 'column' | 'old_value' | 'new_value' | 'paper'>,
): string => (paper ? `${paper.name} · ${changeLabel(paper.model, change)}` : changeLabel(model, change));
