import type { AttendanceCell, readAttendance } from '@toam/contracts/accumulation/accumulation.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { attendanceGridText as text } from '../business/attendance-grid.text';
import { namedDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { isSunday } from '@toam/domain/work-calendar';
import type { CellTone, GridCell, GridDay } from '@toam/ui/detail';

export type Attendance = DataOf<typeof readAttendance>;
export type AttendanceMember = Attendance['list'][number];

/** What a cell says beside its mark. A Sunday with an entry stays a Sunday. B8. */
export const wordsOf = ({ state, id, leave }: AttendanceCell): string => {
  const words = state === 'sunday' && id !== undefined ? accumulationText.sundayEntry : accumulationText.cell[state];
  return leave ? `${words} · ${leave}` : words;
};

const tones: Record<AttendanceCell['state'], CellTone> = {
  ...{ yes: 'done', no: 'absent', sunday: 'none', future: 'none', before: 'none' },
};

/** Whoever was on leave has a reason. */
export const toneOf = ({ state, id, leave }: AttendanceCell): CellTone => {
  if (state === 'no' && leave) return 'away';
  return state === 'sunday' && id !== undefined ? 'done' : tones[state];
};

/** Days to come, and those before the first day at work, have nothing to open. */
export const opensDay = ({ state }: AttendanceCell): boolean => state !== 'future' && state !== 'before';

/** The days as columns: Sundays and holidays are free. */
export const gridDays = ({ days }: Attendance): GridDay[] =>
  days.map(({ date, holiday }) => {
    const day = dayOf(date);
    return { date: day, isFree: holiday !== null || isSunday(day), title: holiday ?? undefined };
  });

/** A person's cells. */
export const gridCells = ({ user, cells }: AttendanceMember, days: readonly GridDay[]): GridCell[] =>
  days.map(({ date, isFree }, at) => {
    const cell = cells[at]!;
    const title = `${namedDay(date)}: ${wordsOf(cell)}`;
    return { date, isFree, title, label: `${user.name}, ${title}`, sign: text.marks[cell.state], tone: toneOf(cell) };
  });

/** How many entered a day, and how many should have by now. */
export function sumOfDay({ list }: Attendance, at: number): { entered: number; expected: number } {
  const cells = list.map((member) => member.cells[at]!);
  const entered = cells.filter(({ id }) => id !== undefined).length;
  return { entered, expected: entered + cells.filter(({ state }) => state === 'no').length };
}
