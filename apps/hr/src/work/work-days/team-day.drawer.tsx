import type { WorkShiftRow } from '@toam/contracts/checkin/checkin.endpoints';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { daysText, formStatusText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { Person } from '@toam/contracts/person';
import { fullDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { EmptyState, formatNumber, Row, Stack, StatusTag, Text, Avatar, NoValue, PlainButton } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { workDaysText as text } from '../work-days.text';
import { formsOn, formTone } from './day-forms';
import { dayTone, tagTone, type DayTone, isRunning, remarkOf, shiftOf, shiftTone, spanOf, ShiftTag } from './day-looks';
import { ExportDays } from './export-days';
import * as css from './team-day.module.css';
import type { TeamProps } from './work-days.props';
import type { DaysOfTeam } from './work-days.queries';
import { rangeOfDay } from './work-month';

const labels: Record<Exclude<DayTone, 'none'>, string> = {
  ...{ ok: text.onTime, late: text.lateOrSoon, away: text.away, absent: text.absent, open: text.noCheckout },
};
const toneNames = Object.keys(labels) as (keyof typeof labels)[];

/** How many people of a team had which kind of day. */
export function countTones(days: readonly PersonsDay['day'][]) {
  const tones = days.map(dayTone);
  return toneNames
    .map((tone) => ({ tone, label: labels[tone], count: tones.filter((one) => one === tone).length }))
    .filter(({ count }) => count > 0);
}

const daysOn = ({ list, forms }: DaysOfTeam, date: string): PersonsDay[] =>
  list.flatMap(({ user, days }) => {
    const day = days.find((one) => dayOf(one.date) === date);
    const own = formsOn(forms, date).filter((form) => form.user.id === user.id);
    return day ? [{ user, day, forms: own }] : [];
  });

/** A day of a team: every session of everybody, and their forms. */
export function TeamDayDrawer({ team, leader, address }: TeamProps & { leader: number }) {
  const { day: date } = address;
  const people = daysOn(team, date);
  const sum = people.reduce((total, { day }) => total + day.day, 0);
  return (
    <DetailPanel
      label={fullDay(date)}
      title={
        <>
          <Text size={16} weight={600} tone="text">
            {fullDay(date)}
          </Text>{' '}
          {text.people(formatNumber(people.length))}
        </>
      }
      onPrevious={() => address.turnDay(-1)}
      onNext={() => address.turnDay(1)}
      onClose={address.close}
      footer={
        <Row justify="between" gap={8} size={13}>
          <span>
            {text.sumOfDay} <b>{text.creditOfDay(daysText(sum), formatNumber(people.length))}</b>
          </span>
          <ExportDays of={{ leader }} range={rangeOfDay(date)} shifts={team.shifts} />
        </Row>
      }
    >
      <Stack gap={10} padX={[20, 16]} padY={12}>
        <Row gap={8} rowGap={6} wrap>
          {countTones(people.map(({ day }) => day)).map(({ tone, label, count }) => (
            <StatusTag key={tone} tone={tagTone[tone]}>{`${label} ${count}`}</StatusTag>
          ))}
        </Row>
        {people.length === 0 ? (
          <EmptyState reason={text.noTeam} />
        ) : (
          <table className={css.table} aria-label={fullDay(date)}>
            <thead>
              <tr>
                <th scope="col">{text.person}</th>
                {team.shifts.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">{text.formsColumn}</th>
                <th scope="col">{text.credit}</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <TeamDayRow
                  key={person.user.id}
                  person={person}
                  shifts={team.shifts}
                  onOpen={() => address.openDay(person.user.id, date)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </DetailPanel>
  );
}

interface PersonsDay {
  user: Person;
  day: DayRow;
  forms: FormRow[];
}

interface TeamDayRowProps {
  person: PersonsDay;
  shifts: readonly WorkShiftRow[];
  onOpen: () => void;
}

/** A person's day: sessions, forms and what it counts. A press explains it. */
const TeamDayRow = ({ person: { user, day, forms }, shifts, onOpen }: TeamDayRowProps) => (
  <tr>
    <th scope="row">
      <PlainButton gap={8} className={css.person} textAlign="start" onClick={onOpen}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
        <Text size={13} weight={500}>
          {user.name}
        </Text>
      </PlainButton>
    </th>
    {shifts.map((shift) => (
      <td key={shift.id} data-label={shift.name} data-empty={spanOf(shiftOf(day, shift)) === null || undefined}>
        <Session day={day} shift={shift} />
      </td>
    ))}
    <td data-label={text.formsColumn} data-empty={forms.length === 0 || undefined}>
      {forms.length === 0 && <NoValue />}
      {forms.map((form) => (
        <Stack key={`${form.kind} ${form.id}`} align="start" size={12}>
          {formText.kinds[form.kind].name}
          <StatusTag tone={formTone[form.status]}>{formStatusText(form)}</StatusTag>
        </Stack>
      ))}
    </td>
    <td>
      <Text weight={600} digits>
        {isRunning(day) ? text.running : daysText(day.day)}
      </Text>
    </td>
  </tr>
);

function Session({ day, shift }: { day: DayRow; shift: WorkShiftRow }) {
  const of = shiftOf(day, shift);
  const words = spanOf(of);
  const remark = remarkOf(of);
  if (words === null) return <NoValue />;
  return (
    <Stack align="start" gap={2}>
      {shift.optional ? (
        <Text size={12} digits>
          {words}
        </Text>
      ) : (
        <ShiftTag tone={shiftTone(of)}>{words}</ShiftTag>
      )}
      {remark && (
        <Text size={11} tone="text2" padX={6}>
          {remark}
        </Text>
      )}
    </Stack>
  );
}
