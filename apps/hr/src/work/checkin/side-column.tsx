import { checkinFlowText as text, weekdayText } from '../checkin-flow.text';
import { Card, formatClock, Row, ScreenState, Stack, StatusTag, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { MapPinIcon } from '@toam/ui/icons';
import { CheckinButton } from './checkin-button';
import type { LastCheckin } from './checkin.queries';
import * as css from './checkin.module.css';
import { standOf } from './day-so-far';
import { UnsentCard } from './unsent-card';
import { MonthForms } from './month-forms';
import { ShiftList } from './shift-list';
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
          {weekdayText(day)}
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
