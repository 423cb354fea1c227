import { commonText } from '@toam/contracts/texts/common';
import { HttpError } from '../http/http-error';

/**
 * Looking at a password takes 30 ms of a processor, 19 MiB, and one of the four threads that files and pictures need too. So few
 * are looked at at once, whoever asks: two leave a small server its other half.
 */
const atOnce = 2;

/** About a second of looking. Who would wait longer is sent away, so that a storm fills neither memory nor the database's lines. */
const maxStrangers = 60;

/** Browsers that have signed in before, and everybody else. */
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

/** The turn goes on to whoever waits, known browsers first: guessing at a thousand accounts keeps no colleague out. */
function pass(): void {
  const next = waiting.known.shift() ?? waiting.stranger.shift();
  if (next) next();
  else running -= 1;
}

/**
 * Looks at a password when its turn has come. Per process; the limits that count are those of the database (`sign-in-limits`).
 * @throws HttpError too_many for a stranger behind too many others
 */
export async function inPasswordTurn<T>(lane: Lane, look: () => Promise<T>): Promise<T> {
  await take(lane);
  try {
    return await look();
  } finally {
    pass();
  }
}
