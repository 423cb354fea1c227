import { daysText, formStatusText } from '@toam/contracts/form/form-labels';
import { workDaysText as text } from '../work-days.text';
import { FormStatus } from '@toam/domain/work/form-access';
import { Cell, formatClock, Grid, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { FilesIcon, ListNumbersIcon, MapPinIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { formTitle, formTone } from './day-forms';
import { seenShifts, shiftOf } from './day-looks';
import type { DayExplained } from './work-days.queries';

interface PartProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

const Part = ({ title, icon, children }: PartProps) => (
  <Stack as="section" gap={6} padY={10} aria-label={title}>
    <Row as="h3" gap={6} size={13} weight={600}>
      {icon}
      {title}
    </Row>
    {children}
  </Stack>
);

const Nothing = ({ children }: { children: string }) => (
  <Text size={12} tone="text3">
    {children}
  </Text>
);

/** The clocks that made somebody late or early. */
function wrongClocks({ day, shifts }: DayExplained): ReadonlySet<string | null> {
  const of = shifts.map((shift) => shiftOf(day, shift));
  return new Set(of.flatMap((shift) => [shift.late > 0 ? shift.in : null, shift.soon > 0 ? shift.out : null]));
}

/** Every check-in and check-out with its place. */
export function DayEvents({ explained }: { explained: DayExplained }) {
  const wrong = wrongClocks(explained);
  return (
    <Part title={text.events} icon={<MapPinIcon size={16} />}>
      {explained.events.length === 0 && <Nothing>{text.noEvents}</Nothing>}
      <Grid as="ul" columns={2} gap={12} rowGap={4}>
        {explained.events.map(({ id, at, status, location, late_sent }) => {
          const clock = formatClock(at);
          const place = location.address ?? text.noPlace;
          return (
            <Row as="li" key={id} gap={6} size={12} align="baseline">
              <Text size={13} weight={600} digits tone={wrong.has(clock) ? 'warning' : 'text'}>
                {clock}
              </Text>
              <span>{status ? text.came : text.left}</span>
              <Cell>
                <Text tone="text3" ellipsis title={place}>
                  {place}
                </Text>
                {late_sent && <Text tone="warning">{text.lateSent}</Text>}
              </Cell>
            </Row>
          );
        })}
      </Grid>
    </Part>
  );
}

/** Forms of any status; those that are not approved say that they count for nothing. */
export function DayForms({ explained: { forms, shifts }, isMine }: { explained: DayExplained; isMine: boolean }) {
  return (
    <Part title={text.formsOfDay(forms.length)} icon={<FilesIcon size={16} />}>
      {forms.length === 0 && <Nothing>{text.noForms}</Nothing>}
      {forms.map((form) => (
        <Row key={`${form.kind} ${form.id}`} gap={8} align="start">
          <Cell>
            <Text
              as={Link}
              to={isMine ? paths.formOf(form.id) : paths.waitingFormOf(form.id)}
              size={13}
              weight={500}
              tone="teal"
            >
              {formTitle(form, shifts)}
            </Text>
            <Text size={12} tone="text3" breaks>
              {[form.decided_by?.name ?? form.user_approve.name, form.reject_reason].filter(Boolean).join(': ')}
            </Text>
          </Cell>
          <Stack align="end" flex="none">
            <StatusTag tone={formTone[form.status]}>{formStatusText(form)}</StatusTag>
            {form.status !== FormStatus.approved && (
              <Text size={12} tone="text3">
                {form.status === FormStatus.rejected ? text.notCounted : text.notCountedYet}
              </Text>
            )}
          </Stack>
        </Row>
      ))}
    </Part>
  );
}

const worrying = new Set(['late', 'soon', 'tooShort', 'open', 'absent']);

/** The rules that made the figure, shift by shift. */
export function DayRules({ explained: { day, shifts } }: { explained: DayExplained }) {
  const ofDay = day.why.filter(({ shift }) => shift === undefined);
  return (
    <Part title={text.rules} icon={<ListNumbersIcon size={16} />}>
      {ofDay.map((why) => (
        <Text key={why.text} size={12} tone="text2">
          {why.text}
        </Text>
      ))}
      <Stack divided>
        {seenShifts(day, shifts).map((shift) => {
          const { credit } = shiftOf(day, shift);
          return (
            <Row key={shift.id} gap={8} align="start" padY={4}>
              <Cell>
                <Text size={13}>
                  <Text weight={600}>{shift.name}</Text>{' '}
                  <Text tone="text3" digits>
                    {shift.start} – {shift.end}
                  </Text>
                </Text>
                {day.why
                  .filter((why) => why.shift === shift.id)
                  .map((why) => (
                    <Text key={why.text} size={12} tone={worrying.has(why.rule) ? 'warning' : 'text2'}>
                      {why.text}
                    </Text>
                  ))}
              </Cell>
              {!shift.optional && day.kind === 'work' && (
                <Text size={13} weight={600} digits>
                  {credit === null ? text.running : daysText(credit)}
                </Text>
              )}
            </Row>
          );
        })}
      </Stack>
    </Part>
  );
}
