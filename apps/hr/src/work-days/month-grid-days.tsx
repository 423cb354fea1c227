import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { formText } from '@toam/contracts/texts/form';
import { workDaysText as text } from '@toam/contracts/texts/work-days';
import { dayOf } from '@toam/domain/day';
import { PlainButton } from '@toam/ui/core';
import { isPlanned } from './day-forms';
import { seenShifts, shiftOf, shiftTone, spanOf, verdictOf, type DayTone } from './day-looks';
import { cellMark } from './explained-place';
import * as css from './month-grid.module.css';
import { ShiftTag } from './shift-tag';
import { countTones } from './team-day.drawer';
import type { DaysOfTeam, DaysOfUser } from './work-days.queries';
import type { WorkDaysAddress } from './work-days.search';
import { namedDay } from './work-month';

interface Line {
  key: string;
  tone: DayTone;
  words: string;
}

/** A line for each shift; one for both if a form takes the whole day. */
function linesOf(day: DayRow, { shifts, forms }: DaysOfUser, date: string): Line[] {
  const lines = seenShifts(day, shifts).flatMap((shift): Line[] => {
    const of = shiftOf(day, shift);
    const key = String(shift.id);
    if (day.status === 'future')
      return isPlanned(forms, date, shift.id) ? [{ key, tone: 'none', words: formText.status[0] }] : [];
    const words = spanOf(of);
    if (words === null) return [];
    const remark = of.late > 0 ? text.lateColumn : of.soon > 0 ? text.soonColumn : '';
    return [{ key, tone: shiftTone(of), words: [words, remark.toLocaleLowerCase('vi')].filter(Boolean).join(' ') }];
  });
  const isOne = lines.length > 1 && lines.every(({ words, tone }) => words === lines[0]!.words && tone === lines[0]!.tone); // prettier-ignore
  return isOne ? lines.slice(0, 1) : lines;
}

interface OwnDayProps {
  day: DayRow;
  date: string;
  days: DaysOfUser;
  address: WorkDaysAddress;
}

/** A person's day: its shifts, on their colours. */
export function OwnDay({ day, date, days, address }: OwnDayProps) {
  const lines = linesOf(day, days, date);
  return (
    <PlainButton
      className={css.open}
      aria-label={[namedDay(date), verdictOf(day), ...lines.map(({ words }) => words)].filter(Boolean).join(', ')}
      aria-pressed={address.day === date}
      onClick={() => address.openDay(days.user.id, date)}
      {...cellMark(days.user.id, date)}
    >
      {lines.map(({ key, tone, words }) => (
        <span key={key} className={css.line} data-tone={tone}>
          <ShiftTag tone={tone} small>
            {words}
          </ShiftTag>
        </span>
      ))}
    </PlainButton>
  );
}

interface TeamDayProps {
  date: string;
  team: DaysOfTeam;
  address: WorkDaysAddress;
}

/** How a team's day went: how many were on time, late, away. */
export function TeamDay({ date, team, address }: TeamDayProps) {
  const counts = countTones(team.list.flatMap(({ days }) => days.find((day) => dayOf(day.date) === date) ?? []));
  return (
    <PlainButton
      className={css.open}
      aria-label={[text.openDay(namedDay(date)), ...counts.map(({ label, count }) => `${label} ${count}`)].join(', ')}
      onClick={() => address.openTeamDay(date)}
    >
      {counts.map(({ tone, label, count }) => (
        <span key={tone} className={css.line} data-tone={tone}>
          <ShiftTag tone={tone} small>{`${count} ${label.toLocaleLowerCase('vi')}`}</ShiftTag>
        </span>
      ))}
    </PlainButton>
  );
}
