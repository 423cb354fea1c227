import { commonText } from '@toam/contracts/texts/common';
import { HttpError } from '../http-error';

/**
 * Password checks at the same time. A check takes 30 ms of a processor, 19 MiB and one of the four threads that files and pictures
 * also need. Two checks leave half of a small server free.
 */
const atOnce = 2;

/** About a second of checks. Longer queues are refused, so an attack fills neither the memory nor the database's connections. */
const maxStrangers = 60;

/** Known: browsers that have signed in before. Stranger: all others. */
export type Lane = 'known' | 'stranger';

const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
let running = 0;

async function take(lane: Lane): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (lane === 'stranger' && waiting.stranger.length >= maxStrangers)
    throw new HttpError('too_many', commonText.tooMany, { retryAfter: 2 });
  await new Promise<void>((go) => waiting[lane].push(go));
}

/** Starts the next waiting check, known browsers first. So guessing at a thousand accounts does not block colleagues. */
function pass(): void {
  const next = waiting.known.shift() ?? waiting.stranger.shift();
  if (next) next();
  else running -= 1;
}

/**
 * Checks a password when its turn comes. Per process; the limits against guessing are in the database (`sign-in-limits`).
 * @throws HttpError too_many for a stranger if too many others wait
 */
export async function inPasswordTurn<T>(lane: Lane, look: () => Promise<T>): Promise<T> {
  await take(lane);
  try {
    return await look();
  } finally {
    pass();
  }
}
