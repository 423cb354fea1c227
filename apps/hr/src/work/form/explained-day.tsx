import { useQuery } from '@tanstack/react-query';
import { daysText, spanText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formScreenText as text } from './form-screen.text';
import { workDaysText } from '../work-days.text';
import { Card, FailedState, formatClock, Row, Stack, Text } from '@toam/ui/core';
import { formQueries } from './form.queries';

/** A shift's part of a day; null: not decided yet. */
const creditText = (credit: number | null | undefined): string =>
  credit === null || credit === undefined ? workDaysText.running : daysText(credit);

/** What the approver of an explanation has to know: when somebody came and left, and what the form changes. D114. */
export function ExplainedDay({ form }: { form: Extract<FormRow, { kind: 'explanation' }> }) {
  const query = useQuery(formQueries.explainedDay(form.id));
  if (query.isError) return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  if (!query.data) return null;
  const { events, shifts, before, after } = query.data;
  return (
    <Card as="section" gap={8} padX={14} padY={14} aria-label={text.dayCounts(spanText(form.days, form.days))}>
      <Text as="h3" size={13} weight={600}>
        {text.dayCounts(spanText(form.days, form.days))}
      </Text>
      <Row gap={8} rowGap={0} align="baseline" wrap>
        <Text size={24} weight={600}>
          {text.change(daysText(before.day), daysText(after.day))}
        </Text>
        <Text tone="text2">{text.creditIf[form.status]}</Text>
      </Row>
      {before.day === after.day && <Text tone="text2">{text.noChange}</Text>}
      <Stack as="ul" gap={2}>
        {shifts
          .filter(({ optional }) => !optional)
          .map(({ id, name, start, end }) => (
            <Row as="li" key={id} justify="between" gap={8}>
              <Text>
                {name}{' '}
                <Text tone="text3" digits>
                  {start} – {end}
                </Text>
              </Text>
              <Text digits>
                {text.change(creditText(before.credit[`shift_${id}`]), creditText(after.credit[`shift_${id}`]))}
              </Text>
            </Row>
          ))}
      </Stack>
      <Text as="h4" size={12} weight={600}>
        {workDaysText.events}
      </Text>
      {events.length === 0 && <Text tone="text2">{workDaysText.noEvents}</Text>}
      <Row as="ul" gap={14} rowGap={4} wrap>
        {events.map(({ id, at, status, late_sent }) => (
          <Text as="li" key={id}>
            {status ? workDaysText.came : workDaysText.left}{' '}
            <Text weight={600} digits>
              {formatClock(at)}
            </Text>
            {late_sent && <Text tone="warning"> {workDaysText.lateSent}</Text>}
          </Text>
        ))}
      </Row>
    </Card>
  );
}
