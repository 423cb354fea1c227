import { useQuery } from '@tanstack/react-query';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { formStatusText } from '@toam/contracts/form/form-labels';
import { namedDay } from '@toam/contracts/texts/weekday';
import { Cell, PlainButton, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { CaretRightIcon, MapPinIcon } from '@toam/ui/icons';
import { checkinFlowText as flowText } from '../checkin-flow.text';
import { workDaysText as text } from '../work-days.text';
import { formsOn, formTitle, formTone } from './day-forms';
import { dayTone, remarkOf, seenShifts, shiftOf, shiftTone, spanOf, tagTone, verdictOf, ShiftTag } from './day-looks';
import type { OneProps } from './work-days.props';
import { workDaysQueries } from './work-days.queries';

interface DaySummaryProps extends OneProps {
  day: DayRow;
  date: string;
}

/** Below a phone's calendar: what the chosen day is made of, and the way to its reasons. Mockup 12. */
export function DaySummary({ day, date, days: { user, shifts, forms }, address }: DaySummaryProps) {
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
