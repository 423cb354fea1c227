import { daysText } from '@toam/contracts/form/form-labels';
import { formScreenText as text } from './form-screen.text';
import { Row, Stack, Text } from '@toam/ui/core';
import type { Preview } from './leave-check';
import { dayMonth, longWeekday } from './weekday';

/** Days of a long leave that are listed one by one. */
const most = 10;

/** Each day of the leave, and what it costs. */
export function PreviewDays({ preview, part }: { preview: Preview; part: string }) {
  const { days, overlaps } = preview;
  const shown = days.slice(0, most);
  const rest = days.slice(most).reduce((sum, { cost }) => sum + cost, 0);
  return (
    <Stack as="ul" divided>
      {shown.map(({ date, cost, holiday }) => {
        const isTaken = overlaps !== null && date >= overlaps.start_date && date <= overlaps.end_date;
        const isOff = cost === 0;
        return (
          <Row
            as="li"
            key={date}
            gap={8}
            padY={6}
            {...(isTaken && { padX: 8, background: 'errorTint', tone: 'error', radius: 6 })}
            {...(isOff && { tone: 'text3' })}
          >
            <Text weight={500}>
              {longWeekday(date)} {dayMonth(date)}
            </Text>
            <Text flex={1} {...(!isTaken && { tone: 'text2' })}>
              {isTaken ? text.taken : isOff ? (holiday ?? text.off) : part}
            </Text>
            <b>{isTaken ? text.overlap : isOff ? text.noCost : daysText(cost)}</b>
          </Row>
        );
      })}
      {rest > 0 && (
        <Text as="li" padY={6} tone="text2">
          {text.moreDays(daysText(rest))}
        </Text>
      )}
    </Stack>
  );
}
