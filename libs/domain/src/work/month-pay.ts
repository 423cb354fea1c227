import { isSunday } from '@toam/domain/work-calendar';
import type { DayKind } from '@toam/domain/work-calendar';
import type { WorkDay } from './work-day';
import { dayCredit } from './work-month';

/** What a month is paid by, in parts of days. D112 */
export interface MonthPay {
  /** 'Công hưởng lương': worked days, paid leave, and holidays on working days. */
  paidDays: number;
  paidLeave: number;
  unpaidLeave: number;
  /** Holidays that are no Sundays, until today, since the first day at work. */
  holidays: number;
  absentDays: number;
  /** Shifts without a check-out. */
  missingOuts: number;
}

interface DayOfMonth {
  date: string;
  kind: DayKind;
  day: Pick<WorkDay, 'shifts' | 'credited' | 'expected' | 'status'>;
}

type Counted = 'worked' | 'paidLeave' | 'unpaidLeave' | 'absent';

const isPaidHoliday = ({ date, kind, day }: DayOfMonth): boolean =>
  kind === 'holiday' && day.status === 'off' && !isSunday(date);

/** Adds shifts before it divides, so that thirds of a day do not drift. */
export function payOf(days: readonly DayOfMonth[]): MonthPay {
  const parts = new Map<number, Record<Counted, number>>();
  let missingOuts = 0;
  for (const { day } of days) {
    const sums = parts.get(day.expected) ?? { worked: 0, paidLeave: 0, unpaidLeave: 0, absent: 0 };
    parts.set(day.expected, sums);
    sums.worked += day.credited;
    for (const { state, isPaid, isCredited } of day.shifts) {
      if (isPaid === true) sums.paidLeave += 1;
      if (isPaid === false) sums.unpaidLeave += 1;
      if (state === 'absent') sums.absent += 1;
      // a running shift may still end
      if (state === 'open' && isCredited === false) missingOuts += 1;
    }
  }
  const sum = (of: Counted) =>
    [...parts].reduce((total, [expected, sums]) => total + dayCredit({ credited: sums[of], expected }), 0);
  const holidays = days.filter(isPaidHoliday).length;
  const [worked, paidLeave] = [sum('worked'), sum('paidLeave')];
  return {
    ...{ paidDays: worked + paidLeave + holidays, paidLeave, unpaidLeave: sum('unpaidLeave'), holidays },
    ...{ absentDays: sum('absent'), missingOuts },
  };
}
