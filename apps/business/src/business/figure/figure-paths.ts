import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { dayOf } from '@toam/domain/day';
import { DealType } from '@toam/domain/deal/deal-values';
import type { BusinessChoice } from '../business-choice';
import { choiceParams } from '../business-choice';
import type { TransactionTab } from '../transaction-tab';
import { paths } from '../../paths';
import { kindOfFigure } from './figure-kind';

const share = (tab: TransactionTab, id: number | null) =>
  id === null ? null : `${paths.transactions}?tab=${tab}&open=${id}`;

/** Where a row's record is; null if nothing shows it. */
export function pathOfRow({ kind, id, share_id, date }: FigureRow): string | null {
  switch (kind) {
    case 'share':
    case 'deal':
      return share('detail', share_id);
    case 'old':
      return `${paths.transactions}?tab=old&record=${id}`;
    case 'receipt':
      return share('receipt', share_id);
    case 'accumulation':
      return `${paths.accumulation}?open=${id}`;
    case 'target':
      return `${paths.firstValue}?year=${dayOf(date).slice(0, 4)}`;
    case 'houses':
      return null;
  }
}

const { purchase, sale, connection, both } = DealType;

/** What narrows the list of shares to those of a figure: a share of both sides is half of each in money, and counts as neither's deal. B3. */
const narrowed: Partial<Record<OpenFigure, Record<string, string>>> = {
  totalBrokerageFeeBySale: { 'f.type': `${sale},${both}` },
  totalBrokerageFeeByPurchase: { 'f.type': `${purchase},${both}` },
  totalBrokerageFeeByConnect: { 'f.type': `${connection}` },
  saleTransactionQuantity: { 'f.type': `${sale}` },
  purchaseTransactionQuantity: { 'f.type': `${purchase}` },
  connectTransactionQuantity: { 'f.type': `${connection}` },
  bothTransactionQuantity: { 'f.type': `${both}` },
  totalBrokerageFeeReceivable: { due: '1' },
};

interface ListLink {
  to: string;
  label: string;
}

/** The list that shows the same records, by the same filter; null if there is none. */
export function listOfFigure(figure: OpenFigure, choice: BusinessChoice, today: string): ListLink | null {
  const at = (path: string, more: Record<string, string> = {}) => {
    const params = choiceParams(choice, today);
    for (const [name, value] of Object.entries(more)) params.set(name, value);
    return params.size > 0 ? `${path}?${params}` : path;
  };
  switch (kindOfFigure(figure)) {
    case 'deals':
      return { to: at(paths.transactions, { tab: 'detail', ...narrowed[figure] }), label: text.openDetails };
    case 'receipts':
      return { to: at(paths.transactions, { tab: 'receipt' }), label: text.openReceipts };
    case 'retained':
      return { to: at(paths.transactions, { tab: 'cancel' }), label: text.openBills };
    case 'days':
      return { to: at(paths.accumulation), label: text.openAccumulation };
    case 'targets':
      return { to: paths.firstValue, label: text.openFirstValues };
    case 'houses':
      return null;
  }
}
