import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { trackLocation } from '@toam/contracts/sign-in/sign-in.endpoints';
import { isExplained, keepExplained, markPlaceSent } from './sent-mark';

/** A position of the last ten minutes will do; the street is enough. Milliseconds. */
const wanted: PositionOptions = { maximumAge: 600_000, timeout: 30_000, enableHighAccuracy: false };

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt'; // browsers that cannot say ask by themselves
  }
}

/** @returns null where the browser or the person says no */
const currentPosition = (): Promise<GeolocationPosition | null> =>
  new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), wanted));

/** Asks the browser where it is and notes it at this session's sign-in. Denied: the place stays 'Not permitted'. D69, D95. */
export async function sendPlace(token: string): Promise<void> {
  const position = await currentPosition();
  try {
    if (position) {
      const { latitude, longitude } = position.coords;
      await call(trackLocation, { body: { location: { latitude, longitude } } });
    }
    markPlaceSent(token);
  } catch (error) {
    // refused (too late, gone): done with. Anything else is tried at the next start; it is no business of the person's.
    if (error instanceof CallFailed && error.status >= 400 && error.status < 500) markPlaceSent(token);
  }
}

/**
 * Tells the place if the browser may, without a word. Where it would have to ask, the person is told why first, once in this
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
