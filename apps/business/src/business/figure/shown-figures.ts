import { figureIn } from '@toam/contracts/business/figure-value';
import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { placeInFiveWay } from '@toam/domain/business/business-figures';
import { type Days, daysOfMoments } from '@toam/domain/business/business-period';
import { daysOfBucket } from '@toam/domain/business/chart-buckets';
import { dayOf } from '@toam/domain/day';
import type { OpenedFigure } from './use-opened-figure';

/** The figures of a screen, with which the rows behind them are compared. */
export interface ShownFigures {
  /** As the screen shows it. Null: not known, or not shown. */
  amountOf: (opened: OpenedFigure) => number | null;
  /** The screen reads its figures again, so they may be older than the rows. */
  isReading: boolean;
  onReload: () => void;
}

const isSame = (one: Days, other: Days): boolean => one.first === other.first && one.last === other.last;

/** A figure of the overview, or of a bar of its chart. Null: it shows no such figure. */
export function valueOnOverview(
  figures: BusinessStatistic,
  { figure, previous, bar, person }: OpenedFigure,
): number | null {
  if (person !== undefined) return null;
  if (!bar) return figureIn(figures, { figure, previous });
  const period = daysOfMoments(figures);
  const point = figures.dataChart.find(({ date }) => isSame(daysOfBucket(dayOf(date), figures.by, period), bar));
  const place = placeInFiveWay(figure);
  if (!point || place?.name !== 'totalBrokerageFee') return null;
  return place.kind === 'synthetic' ? point.total : point[place.kind];
}
