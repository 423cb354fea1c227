import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { formText } from '@toam/contracts/form/form.text';
import { namedDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { PlainButton } from '@toam/ui/core';
import { cellMark } from '@toam/ui/detail';
import { workDaysText as text } from '../work-days.text';
import { isPlanned } from './day-forms';
import { type DayTone, oneForAll, seenShifts, type ShiftSpan, spansOf, verdictOf, ShiftTag } from './day-looks';
import * as css from './month-grid.module.css';
import { countTones } from './team-day.drawer';
import type { DaysOfTeam, DaysOfUser } from './work-days.queries';
import type { WorkDaysAddress } from './work-days.search';

/** A line for each shift; one for both if a form takes the whole day. */
function linesOf(day: DayRow, { shifts, forms }: DaysOfUser, date: string): ShiftSpan[] {
  if (day.status !== 'future') return spansOf(day, shifts, true);
  const planned = seenShifts(day, shifts).filter(({ id }) => isPlanned(forms, date, id));
  return oneForAll(planned.map(({ id }) => ({ key: String(id), tone: 'none', words: formText.status[0] })));
}

/** What the eye sees of a day, whose button says the same in words. */
const Lines = ({ lines }: { lines: ShiftSpan[] }) => (
  <div className={css.lines} aria-hidden>
    {lines.map(({ key, tone, words }) => (
      <span key={key} className={css.line} data-tone={tone}>
        <ShiftTag tone={tone} small>
          {words}
        </ShiftTag>
      </span>
    ))}
  </div>
);

interface OwnDayProps {
  day: DayRow;
  date: string;
  days: DaysOfUser;
  tabIndex: 0 | -1;
  /** It is open, or its summary is shown. */
  isPressed: boolean;
  onPress: () => void;
}

/** A person's day: its shifts, on their colours. */
export function OwnDay({ day, date, days, tabIndex, isPressed, onPress }: OwnDayProps) {
  const lines = linesOf(day, days, date);
  return (
    <>
      <PlainButton
        className={css.open}
        aria-label={[namedDay(date), verdictOf(day), ...lines.map(({ words }) => words)].filter(Boolean).join(', ')}
        aria-pressed={isPressed}
        tabIndex={tabIndex}
        onClick={onPress}
        {...cellMark(days.user.id, date)}
      />
      <Lines lines={lines} />
    </>
  );
}

interface TeamDayProps {
  date: string;
  team: DaysOfTeam;
  address: WorkDaysAddress;
  tabIndex: 0 | -1;
}

const wordsOf = (tone: DayTone, label: string, count: number) =>
  `${count} ${(tone === 'away' ? text.awayShort : label).toLocaleLowerCase('vi')}`;

/** How a team's day went: how many were on time, late, away. */
export function TeamDay({ date, team, address, tabIndex }: TeamDayProps) {
  const counts = countTones(team.list.flatMap(({ days }) => days.find((day) => dayOf(day.date) === date) ?? []));
  return (
    <>
      <PlainButton
        className={css.open}
        aria-label={[text.openDay(namedDay(date)), ...counts.map(({ label, count }) => `${label} ${count}`)].join(', ')}
        tabIndex={tabIndex}
        onClick={() => address.openTeamDay(date)}
        {...cellMark(0, date)}
      />
      <Lines
        lines={counts.map(({ tone, label, count }) => ({ key: tone, tone, words: wordsOf(tone, label, count) }))}
      />
    </>
  );
}
