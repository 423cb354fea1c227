import { shortDay, weekdayName } from '@toam/contracts/texts/weekday';
import { workDaysText as text } from '../work-days.text';
import { dayOf } from '@toam/domain/day';
import { EmptyState, NoValue, PlainButton, Row, Text } from '@toam/ui/core';
import { cellMark } from '@toam/ui/detail';
import { markOf, spansOf, sumOf } from './day-looks';
import * as css from './own-timesheet.module.css';
import { ShiftTag } from './shift-tag';
import type { OneProps } from './work-days.props';
import { writtenMonth } from './work-month';

/** A line for each day of a person's month, today first. A press explains it. */
export function OwnTimesheet({ days, address }: Omit<OneProps, 'isMine'>) {
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
