import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { namedDay, weekdayName } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { Card, Row, Text } from '@toam/ui/core';
import { cellMark, overDays, useCellWalk } from '@toam/ui/detail';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { workDaysText as text } from '../work-days.text';
import { isPlanned } from './day-forms';
import { countedOf, shiftOf, shiftTone, spokenOf, Legend } from './day-looks';
import * as css from './day-strip.module.css';
import type { OneProps } from './work-days.props';

/** Every day of the month as a column, with one part for each shift. A press explains the day. */
export function DayStrip({ days, address }: OneProps) {
  const counted = countedOf(days.shifts);
  const names = counted.map(({ name }) => name);
  const dates = days.list.map(({ date }) => dayOf(date));
  const { stop, walk } = useCellWalk(
    { userId: days.user.id, date: dates.includes(address.today) ? address.today : (dates[0] ?? '') },
    ({ date }) => dates.includes(date),
    overDays({ ArrowLeft: -1, ArrowRight: 1 }),
  );
  return (
    <Card as="section" flex="none" gap={10} aria-label={text.dayByDay}>
      <Row justify="between" gap={8} size={12} tone="text3">
        <Text as="h3" size={14} weight={600} tone="text">
          {text.dayByDay}
        </Text>
        {names.length === 2 && <Text phone="hidden">{text.halves(names[0]!, names[1]!)}</Text>}
        <Text as={Link} to={{ pathname: paths.checkinCalendar, search: searchOf(address) }} tone="teal" phone="only">
          {text.openCalendar}
        </Text>
      </Row>
      <div className={css.days} {...walk}>
        {days.list.map((day) => (
          <Column key={day.date} day={day} days={days} address={address} stop={stop.date} />
        ))}
      </div>
      <Legend
        entries={[
          ['ok', text.onTime],
          ['late', text.lateOrSoon],
          ['away', text.away],
          ['absent', text.absent],
          ['open', text.noCheckout],
          ['planned', text.planned],
        ]}
      />
    </Card>
  );
}

/** The same month on another tab. */
const searchOf = ({ month, today }: OneProps['address']) => (today.startsWith(month) ? '' : `?month=${month}`);

interface ColumnProps {
  day: DayRow;
  days: OneProps['days'];
  address: OneProps['address'];
  /** The day that is the strip's tab stop. */
  stop: string;
}

function Column({ day, days, address, stop }: ColumnProps) {
  const date = dayOf(day.date);
  const isFree = day.kind !== 'work';
  const number = Number(date.slice(8));
  return (
    <div
      className={css.day}
      title={day.holiday ?? undefined}
      data-today={date === address.today || undefined}
      data-fifth={number % 5 === 0 || number === 1 || undefined}
    >
      <button
        type="button"
        className={css.press}
        tabIndex={date === stop ? 0 : -1}
        aria-label={`${namedDay(date)}: ${spokenOf(day)}`}
        aria-pressed={address.day === date}
        onClick={() => address.openDay(days.user.id, date)}
        {...cellMark(days.user.id, date)}
      />
      <span className={css.weekday} aria-hidden>
        {weekdayName(date)}
      </span>
      {isFree ? (
        <i className={css.free} />
      ) : (
        countedOf(days.shifts).map(({ id }) => (
          <i
            key={id}
            className={css.shift}
            data-tone={shiftTone(shiftOf(day, { id }))}
            data-planned={(day.status === 'future' && isPlanned(days.forms, date, id)) || undefined}
          />
        ))
      )}
      <span className={css.number} aria-hidden>
        {number}
      </span>
    </div>
  );
}
