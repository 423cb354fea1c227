import { readLastCheckin } from '@toam/contracts/checkin/checkin.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { z } from 'zod';

/**
 * The last answer about a person's running day, on this device. Without a network, or while it is slow, the page still knows whether
 * they are in, and their shifts. One entry per person: the next day's replaces it.
 */
const keyOf = (userId: number): string => `toam.checkin.last.${userId}`;

const stored = z.object({ day: z.string(), answered: readLastCheckin.data });

export function keepLast(userId: number, day: string, answered: DataOf<typeof readLastCheckin>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ day, answered }));
  } catch {
    // forbidden or full: this page still has it
  }
}

/** Undefined if the device knows nothing of this day, or if an older release stored it. */
export function lastKnown(userId: number, day: string): DataOf<typeof readLastCheckin> | undefined {
  try {
    const found = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')).data;
    return found?.day === day ? found.answered : undefined;
  } catch {
    return undefined; // storage is forbidden, or the entry is not JSON
  }
}
