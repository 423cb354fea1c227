import { checkinText } from '@toam/contracts/checkin/checkin.text';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { weekdayNames, weekdayOf, namedDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { addDays, daysBetween, daysOfMonth } from '@toam/domain/work-calendar';
import { Stack, useIsPhone, Grid, Text, Cell, PlainButton, Row, StatusTag } from '@toam/ui/core';
import { overDays, useCellWalk } from '@toam/ui/detail';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formStatusText } from '@toam/contracts/form/form-labels';
import { CaretRightIcon, MapPinIcon } from '@toam/ui/icons';
import { workDaysText as text } from '../work-days.text';
import {
  Legend,
  dayTone,
  remarkOf,
  seenShifts,
  shiftOf,
  shiftTone,
  spanOf,
  tagTone,
  verdictOf,
  ShiftTag,
} from './day-looks';
import { MonthFigures } from './month-figures';
import { OwnDay, TeamDay } from './month-grid-days';
import * as css from './month-grid.module.css';
import type { OneProps, TeamProps } from './work-days.props';
import type { WorkDaysAddress } from './work-days.search';
import { writtenMonth } from './work-month';
import { checkinFlowText as flowText } from '../checkin-flow.text';
import { formsOn, formTitle, formTone } from './day-forms';
import { workDaysQueries } from './work-days.queries';

const CalendarLegend = () => (
  <Legend
    tinted
    entries={[
      ['ok', text.onTime],
      ['late', text.lateOrSoon],
      ['away', text.away],
      ['absent', text.absent],
      ['open', text.noCheckout],
    ]}
  />
);

interface DaySummaryProps extends OneProps {
  day: DayRow;
  date: string;
}

/** Below a phone's calendar: what the chosen day is made of, and the way to its reasons. Mockup 12. */
function DaySummary({ day, date, days: { user, shifts, forms }, address }: DaySummaryProps) {
  const verdict = verdictOf(day);
  return (
    <Stack as="section" gap={4} padY={8} edge="top" aria-label={namedDay(date)} aria-live="polite">
      <Row justify="between" gap={8} minHeight={28}>
        <Text as="h3" size={13} weight={600}>
          {namedDay(date)}
        </Text>
        {verdict && <StatusTag tone={tagTone[dayTone(day)]}>{verdict}</StatusTag>}
      </Row>
      <Stack divided>
        {seenShifts(day, shifts).map((shift) => {
          const of = shiftOf(day, shift);
          const remark = remarkOf(of);
          return (
            <Row key={shift.id} gap={8} padY={6} size={13}>
              <Cell>
                <span>
                  <Text weight={600}>{shift.name}</Text>{' '}
                  <Text tone="text3" digits>
                    {shift.start} – {shift.end}
                  </Text>
                </span>
                {remark && (
                  <Text size={12} tone="text2">
                    {remark}
                  </Text>
                )}
              </Cell>
              <ShiftTag tone={shiftTone(of)}>{spanOf(of) ?? flowText.notYet}</ShiftTag>
            </Row>
          );
        })}
        {formsOn(forms, date).map((form) => (
          <Row key={`${form.kind} ${form.id}`} gap={8} padY={6} size={13}>
            <Cell>{formTitle(form, shifts)}</Cell>
            <StatusTag tone={formTone[form.status]}>{formStatusText(form)}</StatusTag>
          </Row>
        ))}
      </Stack>
      <Row justify="between" gap={8} size={12} tone="text2">
        <Place userId={user.id} date={date} day={day} />
        {day.status !== 'future' && (
          <PlainButton gap={4} touch size={13} tone="teal" weight={600} onClick={() => address.openDay(user.id, date)}>
            {text.rules}
            <CaretRightIcon size={14} />
          </PlainButton>
        )}
      </Row>
    </Stack>
  );
}

/** Where the last check-in or check-out of the day was. */
function Place({ userId, date, day }: { userId: number; date: string; day: DayRow }) {
  const { data } = useQuery({ ...workDaysQueries.day(userId, date), enabled: day.status !== 'future' });
  const last = data?.events.at(-1);
  if (!last) return <Cell />;
  return (
    <Cell>
      <Row gap={4}>
        <MapPinIcon size={14} />
        <Text ellipsis>{last.location.address ?? text.noPlace}</Text>
      </Row>
    </Cell>
  );
}

/** A person's month as a calendar; on a phone the chosen day stands below. */
export function CalendarOfOne(props: OneProps) {
  const { days, address } = props;
  const isPhone = useIsPhone();
  const byDate = new Map(days.list.map((day) => [dayOf(day.date), day]));
  const { today, month } = address;
  // another month begins without a summary until a day is chosen
  const chosen = address.chosen || (today.startsWith(month) ? today : '');
  const shown = isPhone ? byDate.get(chosen) : undefined;
  return (
    <Stack flex={1} gap={10}>
      <MonthFigures days={days} />
      <MonthGrid address={address} kindOf={(date) => byDate.get(date)} userId={days.user.id} chosen={shown && chosen}>
        {(date, tabIndex) => {
          const day = byDate.get(date);
          return (
            day && (
              <OwnDay
                {...{ day, date, days, tabIndex }}
                isPressed={date === (isPhone ? chosen : address.day)}
                onPress={() => (isPhone ? address.choose(date) : address.openDay(days.user.id, date))}
              />
            )
          );
        }}
      </MonthGrid>
      {shown && <DaySummary day={shown} date={chosen} {...props} />}
      <CalendarLegend />
    </Stack>
  );
}

/** How each day of a team's month went. */
export function CalendarOfTeam({ team, address }: TeamProps) {
  const first = new Map(team.list[0]?.days.map((day) => [dayOf(day.date), day]));
  return (
    <Stack flex={1} gap={10}>
      <MonthGrid address={address} kindOf={(date) => first.get(date)} userId={0}>
        {(date, tabIndex) => <TeamDay {...{ date, team, address, tabIndex }} />}
      </MonthGrid>
      <CalendarLegend />
    </Stack>
  );
}

interface MonthGridProps {
  address: WorkDaysAddress;
  /** Tells Sundays and holidays from working days. */
  kindOf: (date: string) => Pick<DayRow, 'kind' | 'holiday'> | undefined;
  /** The person of the days; 0: a team. */
  userId: number;
  /** The day whose summary stands below. */
  chosen?: string | undefined;
  /** What stands in a day, its button included. The day with `tabIndex` 0 is the grid's tab stop. */
  children: (date: string, tabIndex: 0 | -1) => ReactNode;
}

/** Days since Monday. */
const fromMonday = (date: string): number => (weekdayOf(date) + 6) % 7;

/** Whole weeks, Monday first. */
function weeksOf(month: string): string[] {
  const days = daysOfMonth(month);
  const [first, last] = [days[0]!, days.at(-1)!];
  return daysBetween(addDays(first, -fromMonday(first)), addDays(last, 6 - fromMonday(last)));
}

/** A month in weeks. Days of the months beside it are only there for orientation. */
function MonthGrid({ address: { month, today }, kindOf, userId, chosen, children }: MonthGridProps) {
  const { stop, walk } = useCellWalk(
    { userId, date: today.startsWith(month) ? today : `${month}-01` },
    ({ date }) => date.startsWith(month),
    overDays({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }),
  );
  return (
    <Stack flex={1} role="group" aria-label={text.calendarOf(writtenMonth(month))} className={css.month} {...walk}>
      <Grid columns={7} size={12} tone="text2" aria-hidden className={css.head}>
        {weekdayNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Grid>
      <Grid flex={1} columns={7} className={css.grid}>
        {weeksOf(month).map((date) => {
          const kind = kindOf(date);
          const isOff = kind !== undefined && kind.kind !== 'work';
          const isOutside = !date.startsWith(month);
          return (
            <Stack
              key={date}
              className={css.day}
              data-free={isOutside || isOff || undefined}
              data-today={date === today || undefined}
              data-chosen={date === chosen || undefined}
            >
              <span className={css.date}>
                <Text as="time" dateTime={date} size={12} digits>
                  {Number(date.slice(8))}
                </Text>
                <Text size={11} tone="text3" ellipsis className={css.note}>
                  {date === today ? text.today : isOff && !isOutside ? (kind.holiday ?? checkinText.off) : ''}
                </Text>
              </span>
              {!isOutside && children(date, date === stop.date ? 0 : -1)}
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}
