import { daysText, spanText } from '@toam/contracts/form/form-labels';
import { workDaysText as text } from '../work-days.text';
import { FormStatus } from '@toam/domain/work/form-access';
import { Card, Cell, Row, Stack, Text } from '@toam/ui/core';
import { spanOfForm } from './day-forms';
import type { DaysOfUser } from './work-days.queries';

/** '11/11, 24/11 – 26/11': the approved forms behind a line. */
const datesOf = ({ forms }: DaysOfUser, kind: 'leave' | 'business', reason: string): string =>
  forms
    .filter((form) => form.kind === kind && form.status === FormStatus.approved)
    .filter((form) => form.kind !== 'leave' || form.reason.name === reason)
    .map((form) => spanOfForm(form))
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .map(({ start, end }) => spanText(start, end))
    .join(', ');

/** Leave and trips of the month by reason. */
export const LeaveReasons = ({ days }: { days: DaysOfUser }) => (
  <Card as="section" padX={[16, 0]} padY={[16, 0]} gap={4} aria-label={text.byReason}>
    <Text as="h3" size={14} weight={600}>
      {text.byReason}
    </Text>
    {days.leave.byReason.length === 0 && (
      <Text as="p" size={13} tone="text2" padY={8}>
        {text.noLeave}
      </Text>
    )}
    <Stack as="ul" divided>
      {days.leave.byReason.map(({ reason, kind, days: count }) => (
        <Row as="li" key={`${kind} ${reason}`} gap={8} padY={8} size={13}>
          <Cell>
            <span>
              {reason} <Text tone="text3">{datesOf(days, kind, reason)}</Text>
            </span>
          </Cell>
          <Text weight={600}>{text.days(daysText(count))}</Text>
        </Row>
      ))}
    </Stack>
  </Card>
);
