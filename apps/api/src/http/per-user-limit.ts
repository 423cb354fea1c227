import { HttpError } from './http-error';

interface PerUserLimit {
  /** How many people may be at it at once. */
  max: number;
  /** Told to whoever comes when all turns are taken. */
  busy: string;
  /** Told to whoever is at it already. */
  busyYourself: string;
}

/** Seconds: somebody's download is done, or is not nearly. */
const retryAfter = 30;

/**
 * For work that takes a processor or a line as long as somebody downloads: few people at once, nobody twice. Per process.
 * @returns takes a turn and gives back how to end it, which may be called again; @throws HttpError too_many
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
