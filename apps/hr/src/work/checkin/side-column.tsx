import { useQuery } from '@tanstack/react-query';
import { formStatusText, hoursWords, spanOfForm } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formKinds } from '@toam/domain/work/form-kinds';
import {
  Card,
  formatClock,
  Row,
  ScreenState,
  Stack,
  StatusTag,
  Text,
  Cell,
  Dropdown,
  PlainButton,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { MapPinIcon, PlusIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { namedDay } from '@toam/contracts/texts/weekday';
import { checkinFlowText as text } from '../checkin-flow.text';
import { paths } from '../paths';
import { useClock } from '../use-clock';
import { CheckinButton } from './checkin-button';
import * as css from './checkin.module.css';
import { type LastCheckin, checkinQueries, type WorkShift } from './checkin.queries';
import { standOf } from './day-so-far';
import { ShiftList } from './shift-list';
import { UnsentCard } from './unsent-card';
import type { Today } from './use-checkin';

interface SideColumnProps {
  today: Today;
  onCheckin: () => void;
}

/** Right of the screens on a desktop: the clock, the button, today's shifts, the forms of this month. Mockups 12 and 18. */
export const SideColumn = ({ today, onCheckin }: SideColumnProps) => (
  <Stack
    as="aside"
    flex="none"
    gap={12}
    width={296}
    padX={16}
    padY={12}
    edge="left"
    background="layout"
    className={css.side}
    aria-label={text.shiftsToday}
  >
    {today.unsent.length > 0 && <UnsentCard today={today} />}
    <Card padY={14} flex="none">
      <ScreenState query={today.last} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(found) => <DayCard found={found} today={today} onCheckin={onCheckin} />}
      </ScreenState>
    </Card>
    <MonthForms shifts={today.last.data?.shifts ?? []} />
  </Stack>
);

function DayCard({ found, today, onCheckin }: SideColumnProps & { found: LastCheckin }) {
  const { now, day, isIn, waitingToday } = today;
  const stand = standOf(now, isIn ?? found.status, found.today, found.shifts);
  return (
    <>
      <Row justify="between" gap={8} size={13}>
        <Text as="h2" size={13} weight={600}>
          {namedDay(day)}
        </Text>
        <StatusTag tone={stand.tone}>{stand.words}</StatusTag>
      </Row>
      <Text as="p" weight={600} className={css.time} role="timer">
        {formatClock(now)}
      </Text>
      <Row gap={4} size={12} tone="text2">
        <MapPinIcon size={14} />
        <Text ellipsis title={found.last?.location.address ?? undefined}>
          {placeOf(found)}
        </Text>
      </Row>
      <Stack top={10} gap={6}>
        <CheckinButton status={!(isIn ?? found.status)} type="primary" size="large" block onClick={onCheckin} />
        {stand.next && (
          <Text size={12} tone="text2" textAlign="center">
            {stand.next}
          </Text>
        )}
      </Stack>
      <Stack top={8}>
        <ShiftList found={found} waiting={waitingToday} narrow />
      </Stack>
    </>
  );
}

/** Where the person was last, in words. */
function placeOf({ last }: LastCheckin): string {
  if (!last) return text.unknownPlace;
  return last.location.address ?? (last.location.notAuthorized ? text.footNoPlace : text.findingPlace);
}

const tones = { 0: 'warning', 1: 'success', 2: 'error' } as const;

/** '25/11, cả ngày', '17/11, 17:00 – 17:30'. */
function whenText(form: FormRow, shifts: readonly WorkShift[]): string {
  const nameOf = (shift: number) =>
    shift === 0 ? formText.wholeDay : (shifts.find(({ id }) => id === shift)?.name ?? formText.shift);
  const part = 'shift' in form ? nameOf(form.shift).toLocaleLowerCase('vi') : hoursWords(form);
  return [spanOfForm(form), part].filter(Boolean).join(', ');
}

/** My forms that cover a day of this month, and the way to a new one. */
function MonthForms({ shifts }: { shifts: readonly WorkShift[] }) {
  const forms = useQuery(checkinQueries.forms(useClock()));
  return (
    <Card as="section" padY={14} gap={8} flex="none" aria-label={text.formsOfMonth}>
      <Row justify="between" gap={8} size={13}>
        <Text as="h2" size={13} weight={600}>
          {text.formsOfMonth}
        </Text>
        <CreateForm />
      </Row>
      <ScreenState query={forms} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ list, total }) => (
          <Stack as="ul" gap={4} size={13}>
            {list.length === 0 && (
              <Text as="li" tone="text2">
                {text.noForms}
              </Text>
            )}
            {list.map((form) => (
              <li key={form.id}>
                <Row as={Link} to={paths.formOf(form.id)} gap={8} padY={2} tone="text" hover="fill" radius={6}>
                  <Cell as="span">
                    <Text weight={500}>{formText.kinds[form.kind].name}</Text>
                    <Text size={12} tone="text2" ellipsis>
                      {whenText(form, shifts)}
                    </Text>
                  </Cell>
                  <StatusTag tone={tones[form.status]}>{formStatusText(form)}</StatusTag>
                </Row>
              </li>
            ))}
            {total > list.length && (
              <li>
                <Link to={paths.forms}>{text.allForms}</Link>
              </li>
            )}
          </Stack>
        )}
      </ScreenState>
    </Card>
  );
}

function CreateForm() {
  const navigate = useNavigate();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formKinds.map((kind) => ({ key: kind, label: formText.titleOf(kind) })),
        onClick: ({ key }) => void navigate(`${paths.forms}/${key}`),
      }}
    >
      <PlainButton gap={4} tone="teal" weight={500}>
        <PlusIcon size={14} />
        {text.createForm}
      </PlainButton>
    </Dropdown>
  );
}
