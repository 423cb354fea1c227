import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from '../http-error';

const windowMs = 60_000;
/** Calls per minute. A form calls at each pause in typing: dozens of times for a difficult address. */
const perPerson = 60;

/**
 * Limits how often one person may look for duplicates. Fixed windows of one minute, in the memory of this instance.
 * The answer reveals houses that the person may not see. Trying all streets or customers should take days.
 * @param now milliseconds, which no clock that is set changes; tests pass their own
 */
export function lookUpLimit(now = () => performance.now()) {
  let windowEnd = 0;
  const byPerson = new Map<number, number>();

  /** @throws HttpError too_many */
  return ({ id }: Pick<Actor, 'id'>): void => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      byPerson.clear();
    }
    const asked = (byPerson.get(id) ?? 0) + 1;
    if (asked > perPerson)
      throw new HttpError('too_many', commonText.tooMany, { retryAfter: Math.ceil((windowEnd - now()) / 1000) });
    byPerson.set(id, asked);
  };
}
