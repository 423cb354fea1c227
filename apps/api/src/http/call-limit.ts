import { commonText } from '@toam/contracts/texts/common';
import { HttpError } from '../http-error';

/** Calls that a person may have saved up, in seconds of the steady pace: many tabs at once, fifty pictures, a day offline. */
const burstSeconds = 30;
/** Calls that are free again when a refused person is told to come back, so that not every second call is refused. */
const roomAgain = 20;

interface Bucket {
  /** Calls that are left. */
  left: number;
  /** Milliseconds; when `left` was counted. */
  at: number;
}

/**
 * Limits how fast one person calls, over all their sessions: reads, and with a count of their own changes. A script with one session must not
 * take the database from everybody; whoever works fast, holds J in a list, opens many tabs or adds fifty pictures stays below. A token bucket a
 * person, in the memory of this instance: with several instances a person may call as much at each. Whoever has all calls left is forgotten, so the memory holds those who called within the
 * last half minute, at most everybody with an account.
 * @param perMinute the steady pace; 0: no limit
 * @param now milliseconds, which no clock that is set changes; tests pass their own
 */
export function callLimit(perMinute: number, now = () => performance.now()) {
  const perSecond = perMinute / 60;
  const burst = perSecond * burstSeconds;
  const buckets = new Map<number, Bucket>();
  let swept = now();

  const leftOf = ({ left, at }: Bucket) => Math.min(burst, left + ((now() - at) / 1000) * perSecond);
  const sweep = () => {
    if (now() - swept < burstSeconds * 1000) return;
    swept = now();
    for (const [id, bucket] of buckets) if (leftOf(bucket) >= burst) buckets.delete(id);
  };

  /** @throws HttpError too_many, with the seconds after which there is room again */
  return (userId: number): void => {
    if (perMinute === 0) return;
    sweep();
    const known = buckets.get(userId);
    const left = known ? leftOf(known) : burst;
    const isOver = left < 1;
    buckets.set(userId, { left: isOver ? left : left - 1, at: now() });
    if (!isOver) return;
    const room = Math.min(roomAgain, burst);
    throw new HttpError('too_many', commonText.tooFast, { retryAfter: Math.ceil((room - left) / perSecond) });
  };
}
