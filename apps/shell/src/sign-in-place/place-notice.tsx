import { useSession } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button } from '@toam/ui/core';
import { MapPinIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { trackLocation } from '@toam/contracts/sign-in/sign-in.endpoints';
import { NoticeLine } from '../chrome/notice-line';
import { markPlaceSent, isExplained, keepExplained } from './sent-mark';

type Question = 'none' | 'waits' | 'shown';

/** Milliseconds. A position of the last 10 minutes is accepted, with the accuracy of a street. */
const wanted: PositionOptions = { maximumAge: 600_000, timeout: 30_000, enableHighAccuracy: false };

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt'; // a browser without this query shows its own prompt
  }
}

/** @returns null if the browser or the user refuses */
const currentPosition = (): Promise<GeolocationPosition | null> =>
  new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), wanted));

/** Asks the browser for its place and saves it with this session's sign-in. If refused, the place stays 'Not permitted'. D69, D95. */
async function sendPlace(token: string): Promise<void> {
  const position = await currentPosition();
  try {
    if (position) {
      const { latitude, longitude } = position.coords;
      await call(trackLocation, { body: { location: { latitude, longitude } } });
    }
    markPlaceSent(token);
  } catch (error) {
    // Refused by the API (too late, gone): do not try again. Other failures are retried at the next start; the user need not know.
    if (error instanceof CallFailed && error.status >= 400 && error.status < 500) markPlaceSent(token);
  }
}

/**
 * Sends the place at once if the browser already allows it. If the browser would ask, the page first explains why, once per
 * browser.
 * @returns whether to explain now
 */
async function beginTelling(token: string): Promise<boolean> {
  const state = await permission();
  if (state === 'granted') {
    await sendPlace(token);
    return false;
  }
  if (state === 'denied' || isExplained()) {
    markPlaceSent(token);
    return false;
  }
  keepExplained();
  return true;
}

/**
 * A line above the screen that does not block it: why the browser will ask for the place. Either answer closes it. It comes with the
 * next screen, because it would push the present one down, under a finger that is already on its way.
 */
export function PlaceNotice() {
  const token = useSession((session) => session.token);
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<Question>('none');
  const [screen, setScreen] = useState(pathname);
  if (screen !== pathname) {
    setScreen(pathname);
    if (question === 'waits') setQuestion('shown');
  }
  useEffect(() => {
    if (token) void beginTelling(token).then((explains) => setQuestion(explains ? 'waits' : 'none'));
  }, [token]);
  if (question !== 'shown' || !token) return null;
  const agree = () => {
    setQuestion('none');
    void sendPlace(token);
  };
  const decline = () => {
    setQuestion('none');
    markPlaceSent(token);
  };
  return (
    <NoticeLine
      kind="question"
      label={text.askTitle}
      icon={<MapPinIcon size={20} />}
      words={
        <>
          <b>{text.askTitle}</b> {text.askContent}
        </>
      }
      answers={
        <>
          <Button onClick={decline}>{text.askNo}</Button>
          <Button onClick={agree}>{text.askYes}</Button>
        </>
      }
    />
  );
}
