import { HttpError } from '../http-error';

interface PerUserLimit {
  /** How many people may do it at the same time. */
  max: number;
  /** The message when all places are taken. */
  busy: string;
  /** The message for a person who is already doing it. */
  busyYourself: string;
}

/** Seconds. Most downloads end within this time. */
const retryAfter = 30;

/**
 * Limits work that needs a processor or a connection during a whole download: few people at once, each person once. Per process.
 * @returns takes a place and returns a function that frees it; calling that again does nothing; @throws HttpError too_many
 */
export function perUserLimit({ max, busy, busyYourself }: PerUserLimit): (userId: number) => () => void {
  const running = new Set<number>();
  return (userId) => {
    if (running.has(userId)) throw new HttpError('too_many', busyYourself, { retryAfter });
    if (running.size >= max) throw new HttpError('too_many', busy, { retryAfter });
    running.add(userId);
    let isHeld = true;
    return () => {
      if (isHeld) running.delete(userId);
      isHeld = false;
    };
  };
}
