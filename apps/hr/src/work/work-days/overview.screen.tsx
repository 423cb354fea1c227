import { daysOfForm } from '@toam/contracts/form/form-days';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { daysText, spanText, formStatusText, whyWords } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { namedDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { explainableDays } from '@toam/domain/work/day-forms';
import { asks, effectOf } from '@toam/domain/work/form-kinds';
import { FormStatus } from '@toam/domain/work/form-access';
import { Grid, Stack, Card, Cell, Row, Text, PlainButton, StatusTag } from '@toam/ui/core';
import { workDaysText as text } from '../work-days.text';
import { explainableOf, explanationOf, formTone, isWaiting, type Explainable } from './day-forms';
import { countedOf, shiftOf, type ShiftOfRow } from './day-looks';
import { DayStrip } from './day-strip';
import { ExplainLink } from './explain-link';
import { MonthFigures } from './month-figures';
import { OverviewOfTeam } from './overview-of-team';
import * as css from './overview.module.css';
import type { OneProps } from './work-days.props';
import type { DaysOfUser } from './work-days.queries';
import { WorkDaysScreen } from './work-days.screen';

/** /checkin/overview: a month in figures, day by day, and what went wrong. Specification 3 §2.3. */
export const Component = () => <WorkDaysScreen One={OverviewOfOne} Team={OverviewOfTeam} />;

const OverviewOfOne = (props: OneProps) => (
  <Stack flex="none" gap={[12, 16]} className={css.overview}>
    <MonthFigures days={props.days} detailed />
    <DayStrip {...props} />
    <Grid columns={['minmax(0, 5fr) minmax(0, 4fr)', 1]} gap={[12, 24]} align="start" className={css.lists}>
      <LateList {...props} />
      <LeaveReasons days={props.days} />
    </Grid>
  </Stack>
);

/** What the API sums a form up under: its reason, or the name of its kind. */
const groupOf = (form: FormRow): string =>
  asks(form.kind, 'reason') ? whyWords(form) : formText.kinds[form.kind].name;

/** '11/11, 24/11 – 26/11': the approved forms behind a line. */
const datesOf = ({ forms }: DaysOfUser, kind: 'leave' | 'business', reason: string): string =>
  forms
    .filter((form) => effectOf(form.kind) === (kind === 'leave' ? 'leave' : 'trip'))
    .filter((form) => form.status === FormStatus.approved && groupOf(form) === reason)
    .map(daysOfForm)
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .map(({ start, end }) => spanText(start, end))
    .join(', ');

/** Leave and trips of the month by reason. */
const LeaveReasons = ({ days }: { days: DaysOfUser }) => (
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

interface LateShift {
  date: string;
  shift: { id: number; name: string };
  of: ShiftOfRow;
  explainable: Explainable | undefined;
}

/** Shifts with minutes late or early, too short or without a check-out, the newest first. */
function lateShifts({ list, shifts }: DaysOfUser, today: string): LateShift[] {
  return list
    .flatMap((day) => {
      const date = dayOf(day.date);
      const explainable = explainableOf(day, date, shifts, today);
      return countedOf(shifts)
        .map((shift) => ({ date, shift, of: shiftOf(day, shift), explainable: explainable.find((one) => one.shift === shift.id) })) // prettier-ignore
        .filter(({ of }) => of.late > 0 || of.soon > 0 || (of.state === 'open' && date < today) || of.state === 'absent' || of.state === 'short'); // prettier-ignore
    })
    .toReversed();
}

const wordsOf = ({ late, soon, state }: ShiftOfRow): string => {
  if (state === 'absent') return text.absent;
  if (state === 'short') return checkinText.status.short;
  const words = [late > 0 && text.lateMinutes(late), soon > 0 && text.soonMinutes(soon)].filter(Boolean);
  return words.length > 0 ? words.join(', ') : text.noCheckout;
};

const clocksOf = ({ in: came, out, late, soon, state }: ShiftOfRow): string =>
  [came !== null && (late > 0 || state === 'open') && text.cameAt(came), out !== null && soon > 0 && text.leftAt(out)]
    .filter(Boolean)
    .join(', ');

/** What went wrong this month, with the way to put it right. */
function LateList({ days, address, isMine }: OneProps) {
  const late = lateShifts(days, address.today);
  const graces = new Set(countedOf(days.shifts).map(({ grace }) => grace));
  return (
    <Card as="section" padX={[16, 0]} padY={[16, 0]} gap={4} aria-label={text.lateDays}>
      <Row justify="between" gap={8} size={12} tone="text3">
        <Text as="h3" size={14} weight={600} tone="text">
          {text.lateDays}
        </Text>
        {isMine && text.explainWithin(explainableDays)}
      </Row>
      {late.length === 0 && (
        <Text as="p" size={13} tone="text2" padY={8}>
          {text.noLateDays}
        </Text>
      )}
      <Stack as="ul" divided>
        {late.map((one) => (
          <LateLine key={`${one.date} ${one.shift.id}`} one={one} days={days} address={address} isMine={isMine} />
        ))}
      </Stack>
      {graces.size === 1 && (
        <Text as="p" size={12} tone="text3" top={6}>
          {text.grace([...graces][0]!)}
        </Text>
      )}
    </Card>
  );
}

function LateLine({ one: { date, shift, of, explainable }, days, address, isMine }: OneProps & { one: LateShift }) {
  const explained = explanationOf(days.forms, date, shift.id);
  return (
    <Row as="li" gap={8} padY={8} minHeight={50}>
      <PlainButton flex={1} gap={8} wrap textAlign="start" onClick={() => address.openDay(days.user.id, date)}>
        <Cell>
          <Text size={13} weight={500}>
            {namedDay(date)}
          </Text>
          <Text size={12} tone="text3">
            {[shift.name, clocksOf(of)].filter(Boolean).join(' · ')}
          </Text>
        </Cell>
        <Text size={13} weight={500} tone={of.state === 'absent' ? 'error' : 'warning'}>
          {wordsOf(of)}
        </Text>
      </PlainButton>
      {explained && <StatusTag tone={formTone[explained.status]}>{formStatusText(explained)}</StatusTag>}
      {!isWaiting(explained) && isMine && explainable && <ExplainLink date={date} {...explainable} />}
    </Row>
  );
}
