import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import type { Days } from '@toam/domain/business/business-period';
import { dayOf, dayStart } from '@toam/domain/day';

/** A place in the drawing in percent, from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** What the drawing of a pace consists of. */
interface PaceDrawing {
  /** Lines across, from 0 up. */
  ticks: { value: number; y: number }[];
  /** What there was at the end of each day. */
  had: Spot[];
  today: Spot;
  /** Where the period should end. */
  target: Spot;
  /** Where it ends at this pace. Null: nobody can say yet. */
  ends: Spot | null;
}

const steps = 3;

/** Times a power of ten. */
const factors = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The least handy step, three of which reach the highest value. */
function stepOf(highest: number): number {
  const least = Math.max(1, highest / steps);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = factors.find((one) => one * power >= least) ?? 10;
  return Math.ceil(factor * power);
}

/** Lines from the first day's start: had until today, and on to the end. Mockup 26. */
export function drawPace({ series, done, target, ends }: PaceRow, { first, last }: Days): PaceDrawing {
  const step = stepOf(Math.max(done, target, ends ?? 0));
  const top = step * steps;
  const [start, end] = [dayStart(first), dayStart(last)];
  const xOf = (date: number) => (end === start ? 100 : ((date - start) / (end - start)) * 100);
  const yOf = (value: number) => 100 - (value / top) * 100;
  const now = series.at(-1)?.date ?? start;
  return {
    ticks: Array.from({ length: steps + 1 }, (_, at) => ({ value: at * step, y: yOf(at * step) })),
    had: series.map((day) => ({ x: xOf(day.date), y: yOf(day.done) })),
    today: { x: xOf(now), y: yOf(done) },
    target: { x: 100, y: yOf(target) },
    ends: ends === null ? null : { x: 100, y: yOf(ends) },
  };
}

/** The day of the last figure. */
export const dayOfPace = ({ series }: PaceRow, { first }: Days): string => {
  const date = series.at(-1)?.date;
  return date === undefined ? first : dayOf(date);
};
