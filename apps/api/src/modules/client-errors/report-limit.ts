import { commonText } from '@toam/contracts/texts/common';
import { HttpError } from '../../http/http-error';

const windowMs = 60_000;
/** One browser tells a failure once a minute; an office behind one address has forty. */
const perAddress = 60;
/** What one instance writes into its log at most. */
const altogether = 600;

/**
 * Counts reports in fixed windows of a minute, in the memory of this instance: the endpoint is public, and all that must
 * be kept small is the log.
 * @param now milliseconds; given by tests
 */
export function reportLimit(now: () => number = Date.now) {
  let windowEnd = 0;
  let total = 0;
  const byAddress = new Map<string, number>();

  /** @throws HttpError too_many */
  return (address: string): void => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      total = 0;
      byAddress.clear();
    }
    const ofAddress = (byAddress.get(address) ?? 0) + 1;
    if (ofAddress > perAddress || total >= altogether)
      throw new HttpError('too_many', commonText.tooMany, { retryAfter: Math.ceil((windowEnd - now()) / 1000) });
    byAddress.set(address, ofAddress);
    total += 1;
  };
}
