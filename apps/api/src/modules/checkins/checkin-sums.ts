import { checkinExportText as text } from '@toam/contracts/checkin/checkin-export.text';
import { payOf } from '@toam/domain/work/month-pay';
import { totalsOf } from '@toam/domain/work/work-month';
import { type SheetBatch, type SheetKind, type SheetRow, sheetWidth } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { daysSettledBy } from './days-by-reason';
import type { DerivedDay } from './derive-days';
import type { SheetPerson } from './sheet-people';

const column = (header: string, pixels: number, kind: SheetKind = 'number') => ({
  ...{ header, kind },
  width: sheetWidth(pixels),
});

const columns = [
  column(text.code, 90, 'text'),
  column(text.person, 200, 'text'),
  column(text.position, 120, 'text'),
  column(text.team, 180, 'text'),
  ...[text.paidDays, text.workDays].map((header) => column(header, 110)),
  ...[text.paidLeave, text.unpaidLeave, text.holidays, text.absentDays, text.tripDays].map((header) =>
    column(header, 120),
  ),
  ...[text.missingOuts, text.realDays, text.lateCount, text.late, text.soonCount, text.soon].map((header) =>
    column(header, 110),
  ),
];

/** The sheet that payroll reads: one row per person. Its figures are those of the team's timesheet. */
export const payrollSheet = (people: SheetRow[]): SheetBatch[] => sumSheet(columns, people, text.sums);

const minutesOf = ({ hours, minutes }: { hours: number; minutes: number }): number => hours * 60 + minutes;

/** A person's row of the sums. D112 @param realDays days that are neither Sundays nor holidays */
export function sumRow(
  { id, name, position, team }: SheetPerson,
  days: readonly DerivedDay[],
  realDays: number,
): SheetRow {
  const { workDays, totalLate, totalSoon } = totalsOf(days.map(({ day }) => day));
  const { paidDays, paidLeave, unpaidLeave, holidays, absentDays, missingOuts } = payOf(days);
  return [
    ...[String(id), name, position, team],
    ...[paidDays, workDays, paidLeave, unpaidLeave, holidays, absentDays, daysSettledBy('trip', days)],
    ...[missingOuts, realDays, totalLate.total, minutesOf(totalLate), totalSoon.total, minutesOf(totalSoon)],
  ];
}
