import { useQueryClient } from '@tanstack/react-query';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { checkinFlowText as text } from '../checkin-flow.text';
import { dayOf } from '@toam/domain/day';
import { Cell, Row, ScreenTitle, Stack, useIsDesktop, useIsPhone } from '@toam/ui/core';
import { TabBar } from '@toam/ui/list';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { keptOf, paths } from '../paths';
import { CheckinButton } from './checkin-button';
import { CheckinFlow } from './checkin-flow';
import { checkinQueries } from './checkin.queries';
import { UnsentCard } from './unsent-card';
import { keepSending, useSending } from './send-unsent';
import { SideColumn } from './side-column';
import { type Today, useCheckin, useFlow } from './use-checkin';

const tabs = [
  { path: paths.checkin, label: checkinText.overview },
  { path: paths.checkinCalendar, label: checkinText.calendar },
  { path: paths.checkinMonitor, label: checkinText.monitor },
  { path: paths.timesheet, label: checkinText.timesheet },
];

/** /checkin: title, button and tabs above the screen of the address, the day beside it. Specification 3 §2.3. */
export function Component() {
  const today = useCheckin();
  const flow = useFlow();
  const isDesktop = useIsDesktop();
  const isPhone = useIsPhone();
  // the timesheet's grid of a month needs the column's place
  const { pathname, search } = useLocation();
  const hasColumn = pathname !== paths.timesheet && isDesktop;
  const kept = keptOf(search);
  useEffect(keepSending, []);
  useFreshDays(today);
  return (
    <Stack flex={1} height="100%">
      <ScreenTitle
        text={checkinText.title}
        actions={
          <CheckinButton
            status={!today.isIn}
            type={hasColumn ? 'default' : 'primary'}
            size={isPhone ? 'large' : 'middle'}
            onClick={flow.open}
          />
        }
      />
      <TabBar label={text.tabs} tabs={tabs.map((tab) => ({ ...tab, search: kept }))} />
      <Row flex={1} align="stretch" overflow="hidden">
        <Cell overflow="scroll">
          {!hasColumn && today.unsent.length > 0 && (
            <Stack flex="none" padX={16} padY={8}>
              <UnsentCard today={today} />
            </Stack>
          )}
          <Outlet />
        </Cell>
        {hasColumn && <SideColumn today={today} onCheckin={flow.open} />}
      </Row>
      {flow.isOpen && <CheckinFlow today={today} onClose={flow.close} />}
    </Stack>
  );
}

/**
 * Shows a check-in as soon as it has arrived, and reads the days again: also without the live connection, if another tab sent it, and
 * at midnight, when a day that was to come has begun.
 */
function useFreshDays({ userId, day, waiting }: Today): void {
  const queries = useQueryClient();
  const { sent } = useSending();
  const before = useRef({ sent, day, waiting: waiting.length });
  useEffect(() => {
    const newest = sent === before.current.sent ? undefined : [...sent.values()].at(-1);
    if (newest && dayOf(newest.record.at) === day)
      queries.setQueryData(
        checkinQueries.last(userId, day).queryKey,
        (known) => known && { ...known, status: newest.record.status, last: newest.record, today: newest.day },
      );
    if (waiting.length < before.current.waiting || day !== before.current.day)
      void queries.invalidateQueries({ queryKey: checkinQueries.all });
    before.current = { sent, day, waiting: waiting.length };
  }, [sent, waiting.length, queries, userId, day]);
}
