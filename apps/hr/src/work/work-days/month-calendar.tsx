import { workDaysText as text } from '../work-days.text';
import { dayOf } from '@toam/domain/day';
import { Stack, useIsPhone } from '@toam/ui/core';
import { DaySummary } from './day-summary';
import { Legend } from './legend';
import { MonthFigures } from './month-figures';
import { MonthGrid } from './month-grid';
import { OwnDay, TeamDay } from './month-grid-days';
import type { OneProps, TeamProps } from './work-days.props';

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
