import { type BusinessFigure, firstValueSide, placeInFiveWay } from '@toam/domain/business/business-figures';
import type { BusinessStatistic, PeriodFigures, StaffFigures } from './statistic.schema';

type Figures = Partial<Omit<PeriodFigures, 'fiveWays'>> & Pick<PeriodFigures, 'fiveWays'>;

function valueIn(figures: Figures, figure: BusinessFigure): number | null {
  const place = placeInFiveWay(figure);
  if (place) return figures.fiveWays[place.kind][place.name];
  return figures[figure as keyof Omit<PeriodFigures, 'fiveWays'>] ?? null;
}

/** A figure of the statistic as the overview shows it. Null: nobody counted. */
export function figureIn(
  found: BusinessStatistic,
  { figure, previous }: { figure: BusinessFigure; previous?: boolean | undefined },
): number | null {
  const side = firstValueSide(figure);
  if (!side) return valueIn(previous ? found.previous : found, figure);
  const row = found.tables[side].rows.find(({ key }) => key === 'first_value');
  return row?.[previous ? 'previous' : 'current'] ?? null;
}

/** A figure of one person, or of all. Null: the summary has none of it. */
export const figureOfStaff = (found: StaffFigures, figure: BusinessFigure): number | null => valueIn(found, figure);
