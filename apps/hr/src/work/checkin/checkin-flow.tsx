import { newIdempotencyKey } from '@toam/api-client/call';
import { checkinFlowText as text } from '../checkin-flow.text';
import { formatClock, Modal, useIsPhone } from '@toam/ui/core';
import { useState } from 'react';
import { CheckinAsk } from './checkin-ask';
import { CheckinOutcome } from './checkin-outcome';
import { deviceName } from './device-name';
import { keep, type UnsentCheckin } from './unsent-checkins';
import { sendUnsent } from './send-unsent';
import { serverNow } from '../server-clock';
import { useIsLate } from './use-is-late';
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
