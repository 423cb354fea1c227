import { useQuery } from '@tanstack/react-query';
import {
  daysText,
  formChangeLabel,
  labourWords,
  spanOfForm,
  spanText,
  whyWords,
} from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { effectOf, isLeave, takesDays } from '@toam/domain/work/form-kinds';
import { HistorySection } from '@toam/list-screen/history-section';
import { Avatar, Card, Cell, Facts, Row, Stack, Text, FailedState, formatClock } from '@toam/ui/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { workDaysText } from '../work-days.text';
import { DaysStrip } from './days-strip';
import { FormIcon, FormStatusTag } from './form-mark';
import { formScreenText as text } from './form-screen.text';
import { momentWords, partWords, teamWords } from './form-words';
import { formQueries, useShiftNames } from './form.queries';
import { LeaveBar, type LeaveChange, useLeaveChanges } from './leave-change';

interface FormDetailsProps {
  form: FormRow;
  /** The button that closes the panel, where it has no bar. */
  closing?: ReactNode;
}

/** Everything that a decision needs: days, words, what remains of the year, who else is away. Mockup 20. */
export const FormDetails = ({ form, closing }: FormDetailsProps) => (
  <Stack gap={12} padX={16} padY={16} size={13}>
    <FormHead form={form} closing={closing} />
    <About form={form} />
    {effectOf(form.kind) === 'explanation' && <ExplainedDay form={form} />}
    {isLeave(form.kind) && <LeaveOfYears form={form} />}
    {takesDays(form.kind) && <Neighbours form={form} />}
    <Card padX={14} padY={14}>
      <HistorySection model="Form" id={form.id} under={formQueries.under(form.id)} lineOf={formChangeLabel} />
    </Card>
  </Stack>
);

/** Who sent it, when, and how it stands. */
const FormHead = ({ form, closing }: FormDetailsProps) => (
  <Row gap={12}>
    <Avatar id={form.user.id} name={form.user.name} image={form.user.avatar} size={40} decorative />
    <Cell>
      <Text as="h2" size={16} weight={600} ellipsis>
        {form.user.name}
      </Text>
      <Text size={13} tone="text2">
        {[teamWords(form), text.sentAt(momentWords(form.created_at))].filter(Boolean).join(' · ')}
      </Text>
    </Cell>
    <FormStatusTag form={form} />
    {closing}
  </Row>
);

/** The words of a form, label and value. */
function factsOf(form: FormRow): [string, string | null | false][] {
  const { decided_by, decided_at } = form;
  const decision = decided_by && [decided_by.name, decided_at && text.decidedAt(momentWords(decided_at))];
  return [
    [formText.address, 'address' in form && form.address],
    [text.times, takesDays(form.kind) && 'time_start' in form && `${form.time_start} – ${form.time_end}`],
    [formText.explanation, 'reason_explanation' in form && form.reason],
    [formText.note, form.note],
    [formText.approver, form.user_approve.name],
    [formText.decidedBy, decision ? decision.filter(Boolean).join(' ') : null],
    [form.revoked_at === null ? formText.rejectReason : formText.revokeReason, form.reject_reason],
    [formText.cancelReason, form.cancel_reason],
  ];
}

function About({ form }: { form: FormRow }) {
  const names = useShiftNames();
  const facts = factsOf(form).filter(([, value]) => value);
  return (
    <Card gap={12} padX={14} padY={14}>
      <Row gap={8}>
        <FormIcon kind={form.kind} />
        <Cell>
          <Text as="h3" size={14} weight={600}>
            {formText.kinds[form.kind].name} {spanOfForm(form)}
          </Text>
          <Text tone="text2">
            {['address' in form ? '' : whyWords(form), partWords(form, names), labourWords(form)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Cell>
      </Row>
      {takesDays(form.kind) && <DaysStrip form={form} />}
      <Facts columns="124px minmax(0, 1fr)" preLine breaks>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Card>
  );
}

const LeaveOfYears = ({ form }: { form: FormRow }) =>
  useLeaveChanges(form).map((change) => <LeaveOfYear key={change.year} userId={form.user.id} change={change} />);

/** The sender's year before and after the form. */
function LeaveOfYear({ userId, change }: { userId: number; change: LeaveChange }) {
  const { year, isPending, quota, before, after, parts } = change;
  return (
    <Card gap={8} padX={14} padY={14}>
      <Row justify="between">
        <Text as="h3" size={13} weight={600}>
          {text.yearLeave(year)}
        </Text>
        <Text as={Link} to={paths.leaveLedger(userId, year)} size={12} tone="teal">
          {text.ledger}
        </Text>
      </Row>
      <Row gap={8} align="baseline">
        <Text size={24} weight={600}>
          {daysText(before)} → {daysText(after)}
        </Text>
        <Text tone="text2">{isPending ? text.ifApproved(daysText(quota)) : text.ofQuota(daysText(quota))}</Text>
      </Row>
      <LeaveBar parts={parts} />
    </Card>
  );
}

/** Leave and trips of the same team on these days. */
function Neighbours({ form }: { form: FormRow }) {
  const neighbours = useQuery(formQueries.neighbours(form.kind, form.id));
  if (neighbours.isError)
    return <FailedState error={neighbours.error} busy={neighbours.isFetching} onRetry={neighbours.refetch} />;
  if (!neighbours.data) return null;
  return (
    <Card gap={10} padX={14} padY={14}>
      <Text as="h3" size={13} weight={600}>
        {text.neighbours}
      </Text>
      {neighbours.data.length === 0 && <Text tone="text2">{text.noNeighbours}</Text>}
      {neighbours.data.map((other) => (
        <Row key={other.id} gap={8}>
          <Avatar id={other.user.id} name={other.user.name} image={other.user.avatar} decorative />
          <Text flex={1} tone="text2">
            <Text tone="text">{other.user.name}</Text> {formText.kinds[other.kind].name.toLocaleLowerCase('vi')}{' '}
            {spanText(other.start_date, other.end_date)}
          </Text>
          <FormStatusTag form={{ ...other, revoked_at: null, cancel_asked_at: null }} />
        </Row>
      ))}
    </Card>
  );
}

/** A shift's part of a day; null: not decided yet. */
const creditText = (credit: number | null | undefined): string =>
  credit === null || credit === undefined ? workDaysText.running : daysText(credit);

/** What the approver of an explanation has to know: when somebody came and left, and what the form changes. D114. */
function ExplainedDay({ form }: { form: FormRow }) {
  const title = text.dayCounts(spanOfForm(form));
  const query = useQuery(formQueries.explainedDay(form.id));
  if (query.isError) return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  if (!query.data) return null;
  const { events, shifts, before, after } = query.data;
  return (
    <Card as="section" gap={8} padX={14} padY={14} aria-label={title}>
      <Text as="h3" size={13} weight={600}>
        {title}
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
