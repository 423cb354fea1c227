import { newIdempotencyKey } from '@toam/api-client/call';
import { formatClock, Modal, useIsPhone } from '@toam/ui/core';
import { useState, useEffect } from 'react';
import { checkinFlowText as text } from '../checkin-flow.text';
import { serverNow } from '../server-clock';
import { CheckinAsk } from './checkin-ask';
import { CheckinOutcome } from './checkin-outcome';
import { sendUnsent } from './send-unsent';
import { keep, type UnsentCheckin } from './unsent-checkins';
import type { Today } from './use-checkin';

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
export function CheckinFlow({ today, onClose }: CheckinFlowProps) {
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
