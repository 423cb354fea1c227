import { commonText } from '@toam/contracts/texts/common';
import { networkOf } from '../../http/network-of';
import { HttpError } from '../../http-error';

const windowMs = 60_000;
/** Reports per network and minute. One browser reports an error once a minute, and an office of forty shares a network. */
const perNetwork = 60;
/** Reports that one instance writes into its log per minute. */
const altogether = 600;

/**
 * Counts reports in fixed windows of a minute, in the memory of this instance. The endpoint is public, and only the log
 * has to stay small.
 * @param now milliseconds, which no clock that is set changes; given by tests
 */
export function reportLimit(now = () => performance.now()) {
  let windowEnd = 0;
  let total = 0;
  const byNetwork = new Map<string, number>();

  /** @throws HttpError too_many */
  return (address: string): void => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      total = 0;
      byNetwork.clear();
    }
    const network = networkOf(address);
    const ofNetwork = (byNetwork.get(network) ?? 0) + 1;
    if (ofNetwork > perNetwork || total >= altogether)
      throw new HttpError('too_many', commonText.tooMany, { retryAfter: Math.ceil((windowEnd - now()) / 1000) });
    byNetwork.set(network, ofNetwork);
    total += 1;
  };
}
