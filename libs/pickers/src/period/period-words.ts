import { businessFilterText as text } from './business-filter.text';
import { type BusinessPeriod, type Days, daysOfPeriod, PeriodType } from '@toam/domain/business/business-period';
import { writtenDay } from '@toam/domain/day';

/** A period as people write it: 'Tháng 11/2026'. */
export function periodWords(period: BusinessPeriod): string {
  switch (period.type) {
    case PeriodType.year:
      return text.year(period.year);
    case PeriodType.quarter:
      return text.quarter(period.quarter, period.year);
    case PeriodType.month:
      return text.month(period.month, period.year);
    case PeriodType.custom:
      return text.days(writtenDay(period.first), writtenDay(period.last));
  }
}

/** Days as people write them: a day, a whole month, or '02/11 – 08/11/2026'. */
export function daysWords({ first, last }: Days): string {
  if (first === last) return writtenDay(first);
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  const whole = daysOfPeriod({ type: PeriodType.month, year, month });
  if (first === whole.first && last === whole.last) return text.month(month, year);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return text.days(isOneYear ? writtenDay(first).slice(0, 5) : writtenDay(first), writtenDay(last));
}

const split = (at: number, parts: number) => ({ year: Math.floor(at / parts), part: (at % parts) + 1 });

/** The period so many years, quarters or months later. Chosen days stay. */
export function laterPeriod(period: BusinessPeriod, by: number): BusinessPeriod {
  switch (period.type) {
    case PeriodType.year:
      return { ...period, year: period.year + by };
    case PeriodType.quarter: {
      const { year, part } = split(period.year * 4 + period.quarter - 1 + by, 4);
      return { ...period, year, quarter: part };
    }
    case PeriodType.month: {
      const { year, part } = split(period.year * 12 + period.month - 1 + by, 12);
      return { ...period, year, month: part };
    }
    case PeriodType.custom:
      return period;
  }
}

/** A period as a value of a list. */
export const periodKey = (period: BusinessPeriod): string => JSON.stringify(period);
