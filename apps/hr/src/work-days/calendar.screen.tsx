import { workDaysText as text } from '@toam/contracts/texts/work-days';
import { Stack } from '@toam/ui/core';
import { Legend } from './legend';
import { MonthFigures } from './month-figures';
import { MonthGrid } from './month-grid';
import { OwnDay, TeamDay } from './month-grid-days';
import type { OneProps, TeamProps } from './work-days.props';
import { WorkDaysScreen } from './work-days.screen';
import { dayOf } from '@toam/domain/day';

/** /checkin/calendar: a month as a calendar, two shifts a day. Specification 3 §2.3, mockup 12. */
export const Component = () => <WorkDaysScreen One={CalendarOfOne} Team={CalendarOfTeam} />;

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

function CalendarOfOne({ days, address }: OneProps) {
  const byDate = new Map(days.list.map((day) => [dayOf(day.date), day]));
  return (
    <Stack flex={1} gap={10}>
      <MonthFigures days={days} />
      <MonthGrid address={address} kindOf={(date) => byDate.get(date)}>
        {(date) => {
          const day = byDate.get(date);
          return day && <OwnDay day={day} date={date} days={days} address={address} />;
        }}
      </MonthGrid>
      <CalendarLegend />
    </Stack>
  );
}

function CalendarOfTeam({ team, address }: TeamProps) {
  const first = new Map(team.list[0]?.days.map((day) => [dayOf(day.date), day]));
  return (
    <Stack flex={1} gap={10}>
      <MonthGrid address={address} kindOf={(date) => first.get(date)}>
        {(date) => <TeamDay date={date} team={team} address={address} />}
      </MonthGrid>
      <CalendarLegend />
    </Stack>
  );
}
