import { useQueryClient } from '@tanstack/react-query';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { dayOf } from '@toam/domain/day';
import { Cell, Row, ScreenTitle, Stack, useIsDesktop, useIsPhone, formatClock, Modal } from '@toam/ui/core';
import { TabBar } from '@toam/ui/list';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { newIdempotencyKey } from '@toam/api-client/call';
import { checkinFlowText as text } from '../checkin-flow.text';
import { paramsOf, paths } from '../paths';
import { CheckinButton } from './checkin-button';
import { checkinQueries } from './checkin.queries';
import { UnsentCard } from './unsent-card';
import { keepSending, useSending, sendUnsent } from './send-unsent';
import { SideColumn } from './side-column';
import { type Today, useCheckin, useFlow } from './use-checkin';
import { serverNow } from '../server-clock';
import { CheckinAsk } from './checkin-ask';
import { CheckinOutcome } from './checkin-outcome';
import { keep, type UnsentCheckin } from './unsent-checkins';

const tabs = [
  { path: paths.checkin, label: checkinText.overview },
  { path: paths.checkinCalendar, label: checkinText.calendar },
  { path: paths.checkinMonitor, label: checkinText.monitor },
  { path: paths.timesheet, label: checkinText.timesheet },
];

interface CheckinFlowProps {
  today: Today;
  onClose: () => void;
}

/** Milliseconds for which the button waits to know whether it checks in or out. Then the person says it. */
const longestWait = 4000;

/**
 * Checking in or out: a dialog, on a phone the whole screen. The press is stored on the device while it is sent, so a closed tab,
 * a killed browser or a lost connection does not lose it. The words say that it is stored once the disk has it.
 */
function CheckinFlow({ today, onClose }: CheckinFlowProps) {
  const { userId, isIn, now, last } = today;
  const isPhone = useIsPhone();
  const [pressed, setPressed] = useState<UnsentCheckin | null>(null);
  /** Whether the disk of this device has the press; null until that is known. */
  const [isKept, setKept] = useState<boolean | null>(null);
  /** Chosen by the person if nobody knows which comes next. */
  const [chosen, choose] = useState(true);
  const status = isIn === null ? chosen : !isIn;
  const isLate = useIsLate(isIn === null, longestWait);
  const mustChoose = isIn === null && (isLate || last.isError);

  const press = (location: UnsentCheckin['location']) => {
    const at = Math.floor(serverNow() / 1000);
    const one = { key: newIdempotencyKey(), status, at, location, device_type: deviceName(), refused: null };
    void keep(userId, one).then(setKept);
    setPressed(one);
    void sendUnsent();
  };
  const title = pressed || isPhone ? text.act(pressed?.status ?? status) : text.actAt(status, formatClock(now));
  return (
    <Modal open width={488} phone="full" title={title} footer={null} onCancel={onClose}>
      {pressed ? (
        <CheckinOutcome {...{ pressed, isKept, today, onClose }} />
      ) : (
        <CheckinAsk {...{ today, status, onClose }} onStatus={mustChoose ? choose : undefined} onPress={press} />
      )}
    </Modal>
  );
}

const browsers: [RegExp, string][] = [
  [/coc_coc/i, 'Cốc Cốc'],
  [/Zalo/i, 'Zalo'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Chrome trên Android', for the monitor. */
function deviceName(agent = navigator.userAgent): string {
  return [first(browsers, agent), first(systems, agent)].filter(Boolean).join(' trên ');
}

/** Whether something has been true for some time without a break. */
function useIsLate(isWaiting: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, milliseconds]);
  return isLate;
}

/** /checkin: title, button and tabs above the screen of the address, the day beside it. Specification 3 §2.3. */
export function Component() {
  const today = useCheckin();
  const flow = useFlow();
  const isDesktop = useIsDesktop();
  const isPhone = useIsPhone();
  // the timesheet's grid of a month needs the column's place
  const { pathname, search } = useLocation();
  const hasColumn = pathname !== paths.timesheet && isDesktop;
  const stored = paramsOf(search);
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
      <TabBar label={text.tabs} tabs={tabs.map((tab) => ({ ...tab, search: stored }))} />
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
