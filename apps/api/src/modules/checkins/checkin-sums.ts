import { checkinExportText as text } from '@toam/contracts/texts/checkin-export';
import { totalsOf } from '@toam/domain/work/work-month';
import { type SheetBatch, type SheetKind, type SheetRow, sheetWidth } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { daysSettledBy } from './days-by-reason';
import type { DerivedDay } from './derive-days';

const column = (header: string, pixels: number, kind: SheetKind = 'number') => ({
  ...{ header, kind },
  width: sheetWidth(pixels),
});

const columns = [
  column(text.person, 200, 'text'),
  ...[text.workDays, text.realDays, text.lateCount, text.late, text.soonCount, text.soon].map((header) =>
    column(header, 100),
  ),
  ...[text.leaveDays, text.tripDays].map((header) => column(header, 130)),
];

/** The sheet that payroll reads: one row per person. Its figures are those of the team's timesheet. */
export const payrollSheet = (people: SheetRow[]): SheetBatch[] => sumSheet(columns, people, text.sums);

const minutesOf = ({ hours, minutes }: { hours: number; minutes: number }): number => hours * 60 + minutes;

/** A person's row of the sums. @param realDays days that are neither Sundays nor holidays */
export function sumRow(name: string, days: readonly DerivedDay[], realDays: number): SheetRow {
  const { workDays, totalLate, totalSoon } = totalsOf(days.map(({ day }) => day));
  return [
    ...[name, workDays, realDays],
    ...[totalLate.total, minutesOf(totalLate), totalSoon.total, minutesOf(totalSoon)],
    ...[daysSettledBy('leave', days), daysSettledBy('business', days)],
  ];
}
