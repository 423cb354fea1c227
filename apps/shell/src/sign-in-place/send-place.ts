import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { trackLocation } from '@toam/contracts/sign-in/sign-in.endpoints';
import { isExplained, keepExplained, markPlaceSent } from './sent-mark';

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
export async function sendPlace(token: string): Promise<void> {
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
export async function beginTelling(token: string): Promise<boolean> {
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
