import { useQuery } from '@tanstack/react-query';
import { weekdayName, weekdayOf } from '@toam/contracts/texts/weekday';
import { daysOfForm } from '@toam/contracts/form/form-days';
import { daysText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formScreenText as text } from './form-screen.text';
import { addDays, daysBetween, dayKindOf, workingDays } from '@toam/domain/work-calendar';
import { Grid, Stack, Text } from '@toam/ui/core';
import * as css from './form.module.css';
import { formQueries } from './form.queries';

/** The strip has room for two weeks. */
const longest = 12;

const sinceMonday = (day: string): number => (weekdayOf(day) + 6) % 7;

/**
 * The week of the first day on, from Monday to Saturday, and what the form takes of each day: by the shifts of that day, which may differ
 * from today's. D116. Mockup 20.
 */
export function DaysStrip({ form }: { form: FormRow }) {
  const { start, end, shift } = daysOfForm(form);
  const years = [start, end].map((day) => Number(day.slice(0, 4)));
  const holidaysFirst = useQuery(formQueries.holidays(years[0]!));
  const holidaysLast = useQuery(formQueries.holidays(years[1]!));
  const written = { reason: null, start_date: start, end_date: end, shift, id: null };
  const preview = useQuery(formQueries.preview(written));
  if (!holidaysFirst.data || !holidaysLast.data || !preview.data) return null;

  const holidays = new Map([...holidaysFirst.data, ...holidaysLast.data].map(({ date, name }) => [date, name]));
  const costs = new Map(preview.data.days.map(({ date, cost }) => [date, cost]));
  const working = workingDays([...costs.keys()], holidays);
  const [first, last] = [working[0] ?? start, working.at(-1) ?? end];
  const monday = addDays(first, -sinceMonday(first));
  const saturday = addDays(last, 5 - sinceMonday(last));
  const days = daysBetween(monday, saturday).filter((day) => weekdayOf(day) !== 0);
  const shown = days.slice(0, longest);
  const hidden = days.slice(longest).reduce((sum, day) => sum + (costs.get(day) ?? 0), 0);
  return (
    <Stack gap={6}>
      <Grid as="ol" className={css.strip} gap={6} aria-label={text.strip}>
        {shown.map((day) => (
          <Day
            key={day}
            day={day}
            cost={costs.get(day) ?? 0}
            holiday={dayKindOf(day, holidays) === 'holiday' ? holidays.get(day) : undefined}
          />
        ))}
      </Grid>
      {hidden > 0 && (
        <Text size={12} tone="text2">
          {text.moreDays(daysText(hidden))}
        </Text>
      )}
    </Stack>
  );
}

function Day({ day, cost, holiday }: { day: string; cost: number; holiday: string | undefined }) {
  const isTaken = cost > 0;
  return (
    <Stack
      as="li"
      align="center"
      padY={4}
      size={11}
      border
      radius={6}
      tone={isTaken ? 'info' : 'text2'}
      background={isTaken ? 'infoTint' : 'surface'}
      className={isTaken ? css.taken : undefined}
      title={holiday}
    >
      <span>{weekdayName(day)}</span>
      <Text size={14} weight={600}>
        {day.slice(8)}
      </Text>
      <Text ellipsis maxWidth="100%">
        {isTaken ? text.days(daysText(cost)) : (holiday ?? text.noCost)}
      </Text>
    </Stack>
  );
}
