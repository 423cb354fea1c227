import { figureOfStaff } from '@toam/contracts/business/figure-value';
import type { StaffFigures, StaffStatisticRow } from '@toam/contracts/business/statistic.schema';
import { tableRowText } from '@toam/contracts/business/business.text';
import { summaryText as text } from './business-summary.text';
import { type BusinessFigure, fiveWayFigure } from '@toam/domain/business/business-figures';
import type { FiveWay, FiveWayKind, Side } from '@toam/domain/business/five-way';
import { byName } from '@toam/domain/name-order';
import type { ListSort } from '@toam/ui/list';

/** A figure of each person. */
export interface SummaryColumn {
  figure: BusinessFigure;
  title: string;
  /** What the person should have reached. Null: nothing was said, or the figure has no standard. */
  standardOf: (row: StaffFigures) => StaffFigures['standards'][Side]['demand'];
}

const none = () => null;
const column = (figure: BusinessFigure, title: string): SummaryColumn => ({ figure, title, standardOf: none });

/** FiveWay of a part, in the order of the three tables. */
function fiveWayColumns(part: FiveWayKind): SummaryColumn[] {
  const of = (name: keyof FiveWay, title: string) => column(fiveWayFigure(part, name), title);
  const standardOf = (which: 'demand' | 'seen') => (row: StaffFigures) =>
    part === 'synthetic' ? null : row.standards[part][which];
  return [
    { ...of('demand', tableRowText.demand), standardOf: standardOf('demand') },
    { ...of('potentialCustomerQuantity', tableRowText.seen), standardOf: standardOf('seen') },
    of('potentialPercent', tableRowText.seen_percent),
    of('transactionQuantity', text.deals),
    of('buyingPercent', tableRowText.buying_percent),
    of('averageBrokerageFee', tableRowText.average_fee),
    of('totalBrokerageFee', text.revenue),
  ];
}

/** Figures that belong to no side. */
const ofAll = [
  column('totalBrokerageFeeReceivable', text.receivable),
  column('bothTransactionQuantity', text.both),
  column('totalMarketingQuantity', text.marketing),
];

/** The columns of a part of the summary. Specification 3 §9: total, sale, purchase, connection. */
export const summaryColumns = (part: FiveWayKind): SummaryColumn[] => [
  ...fiveWayColumns(part),
  ...(part === 'synthetic' ? ofAll : []),
];

export const nameColumn = 'user';

/** The order that is asked for; by revenue, the highest first, unless the part has the column. */
export function summarySort(
  part: FiveWayKind,
  { sort, direction }: { sort: string; direction: 'asc' | 'desc' },
): ListSort {
  const isKnown = sort === nameColumn || summaryColumns(part).some(({ figure }) => figure === sort);
  return isKnown
    ? { column: sort, direction }
    : { column: fiveWayFigure(part, 'totalBrokerageFee'), direction: 'desc' };
}

/** People in the order of a column. Equal ones stay in the order of their names. */
export function sortedPeople(
  list: readonly StaffStatisticRow[],
  { column: by, direction }: ListSort,
): StaffStatisticRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const byNames = (one: StaffStatisticRow, other: StaffStatisticRow) =>
    byName(one.user.name, other.user.name) || one.user.id - other.user.id;
  if (by === nameColumn) return [...list].sort((one, other) => sign * byNames(one, other));
  const value = (row: StaffStatisticRow) => figureOfStaff(row, by as BusinessFigure) ?? 0;
  return [...list].sort((one, other) => sign * (value(one) - value(other)) || byNames(one, other));
}
