import { commonText } from '@toam/contracts/texts/common';
import { HttpError } from '../../http-error';

const windowMs = 60_000;
/** Reports per address and minute. One browser reports an error once a minute, and an office of forty shares an address. */
const perAddress = 60;
/** Reports that one instance writes into its log per minute. */
const altogether = 600;

/**
 * Counts reports in fixed windows of a minute, in the memory of this instance. The endpoint is public, and only the log
 * has to stay small.
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
