import { shortDay, weekdayName } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { Stack, Text, useIsPhone, EmptyState, NoValue, PlainButton, Row } from '@toam/ui/core';
import { cellMark } from '@toam/ui/detail';
import { workDaysText as text } from '../work-days.text';
import { markOf, spansOf, sumOf, ShiftTag, Legend } from './day-looks';
import { CalendarOfOne, CalendarOfTeam } from './month-calendar';
import { MonthFigures, PayFigures } from './month-figures';
import { TeamSums, TeamRows, TeamTimesheet } from './team-timesheet';
import * as css from './timesheet.module.css';
import type { OneProps, TeamProps } from './work-days.props';
import { WorkDaysScreen } from './work-days.screen';
import { writtenMonth } from './work-month';

/** /checkin/table: a month of one person by days, or of a team as a grid or in sums; or as a calendar. Specification 3 §2.3, mockup 19. */
export const Component = () => <WorkDaysScreen One={TimesheetOfOne} Team={TimesheetOfTeam} exports views />;

const TimesheetOfOne = (props: OneProps) =>
  props.address.view === 'calendar' ? <CalendarOfOne {...props} /> : <TableOfOne {...props} />;

const TimesheetOfTeam = (props: TeamProps) => {
  const { view } = props.address;
  if (view === 'calendar') return <CalendarOfTeam {...props} />;
  return view === 'sums' ? <TeamSums {...props} /> : <TableOfTeam {...props} />;
};

const TableOfOne = ({ days, address }: OneProps) => (
  <Stack flex="none" gap={10}>
    <MonthFigures days={days} />
    <PayFigures pay={days.pay} />
    <OwnTimesheet days={days} address={address} />
  </Stack>
);

function TableOfTeam(props: TeamProps) {
  if (useIsPhone()) return <TeamRows {...props} />;
  return (
    <Stack flex="none" gap={10}>
      <TeamTimesheet {...props} />
      <Legend
        tinted
        entries={[
          ['late', text.lateOrSoon],
          ['away', text.away],
          ['absent', text.absent],
          ['open', text.noCheckout],
        ]}
      />
      <Text as="p" size={12} tone="text3">
        {text.cellNote}
      </Text>
    </Stack>
  );
}

/** A line for each day of a person's month, today first. A press explains it. */
function OwnTimesheet({ days, address }: Omit<OneProps, 'isMine'>) {
  const { list, user, shifts } = days;
  const shown = list.filter(({ status, kind }) => status !== 'future' && kind === 'work').toReversed();
  if (shown.length === 0) return <EmptyState reason={text.noDays} />;
  return (
    <table className={css.table} aria-label={text.tableOf(writtenMonth(address.month))}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.events}</th>
          <th scope="col">{text.lateColumn}</th>
          <th scope="col">{text.soonColumn}</th>
          <th scope="col">{text.credit}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((day) => {
          const date = dayOf(day.date);
          const [late, soon] = [sumOf(day.late), sumOf(day.soon)];
          return (
            <tr key={date} data-opened={address.day === date || undefined}>
              <th scope="row">
                <PlainButton
                  className={css.open}
                  onClick={() => address.openDay(user.id, date)}
                  {...cellMark(user.id, date)}
                >
                  {weekdayName(date)} {shortDay(date)}
                </PlainButton>
              </th>
              <td>
                <Row gap={6} wrap>
                  {spansOf(day, shifts).map(({ key, tone, words }) => (
                    <ShiftTag key={key} tone={tone}>
                      {words}
                    </ShiftTag>
                  ))}
                </Row>
              </td>
              <td>{late > 0 ? <Text tone="warning">{late}</Text> : <NoValue />}</td>
              <td>{soon > 0 ? <Text tone="warning">{soon}</Text> : <NoValue />}</td>
              <td>
                <Text weight={600}>{markOf(day)}</Text>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
