import { call } from '@toam/api-client/call';
import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import type { RemoteFailure } from '@toam/platform/host';

/** Reports the same failure of the same remote once per minute, because a screen that throws may render often. */
const quiet = 60_000;
const toldAt = new Map<string, number>();

/** Removes phone numbers, ids and email addresses: they must not be in a log. */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d .-]{5,}\d/g, '…')
    .slice(0, 500);

const messageIn = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Sends a remote's failure to the API's log. Never throws. If the API is unreachable, the console still has it. */
export function reportFailure({ remote, stage, error }: RemoteFailure, version?: string): void {
  const message = withoutPersonalData(messageIn(error));
  const key = `${remote} ${stage} ${message}`;
  const now = Date.now();
  if (now - (toldAt.get(key) ?? -quiet) < quiet) return;
  toldAt.set(key, now);
  // eslint-disable-next-line no-console -- whoever opens the developer tools on a broken page looks here first
  console.error(`[${remote}] ${stage}`, error);
  call(reportClientError, { body: { remote, version, stage, message, path: location.pathname } }).catch(
    (reason: unknown) => {
      // eslint-disable-next-line no-console -- the API is away too: nowhere else to say it
      console.warn('the failure could not be reported', reason);
    },
  );
}
