import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from './http-error';

const windowMs = 60_000;
/** A form asks when typing pauses: some dozens of times for an address that is hard to spell. */
const perPerson = 60;

/**
 * How often one person may ask for duplicates, in fixed windows of a minute and in the memory of this instance: the
 * answer says that a house exists which they may not see, and walking through streets or customers should take days.
 * @param now milliseconds; given by tests
 */
export function lookUpLimit(now: () => number = Date.now) {
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
