import { dropFromDevice, keysOnDevice, putOnDevice, readFromDevice } from '@toam/platform/device-store';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** A check-in that the API has not confirmed yet. It is sent again with the same key and content until it is. D95. */
const unsentCheckin = z.object({
  /** Its Idempotency-Key. */
  key: z.string(),
  status: z.boolean(),
  /** When the button was pressed, in epoch seconds. */
  at: z.number(),
  location: z.union([
    z.object({ latitude: z.number(), longitude: z.number() }),
    z.object({ notAuthorized: z.literal(true) }),
  ]),
  device_type: z.string(),
  /** The API's words if it will never take it, such as after 24 hours. */
  refused: z.string().nullable(),
});
export type UnsentCheckin = z.output<typeof unsentCheckin>;

/** Keys `toam.unsent.<remote>.…` make the shell load the remote at the start, whatever screen is opened. */
const prefix = 'toam.unsent.hr.checkins.';
const none: readonly UnsentCheckin[] = [];

/** What a person's entry says, checked once. */
const checked = new WeakMap<object, readonly UnsentCheckin[]>();
const listeners = new Set<() => void>();

/** What waits for a person, oldest first. The same array as long as nothing has changed. */
export function unsentOf(userId: number): readonly UnsentCheckin[] {
  const stored = readFromDevice(prefix + userId);
  if (typeof stored !== 'object' || stored === null) return none;
  const list = checked.get(stored) ?? z.array(unsentCheckin).safeParse(stored).data ?? none;
  checked.set(stored, list);
  return list;
}

async function change(
  userId: number,
  alter: (list: readonly UnsentCheckin[]) => readonly UnsentCheckin[],
): Promise<boolean> {
  const list = alter(unsentOf(userId));
  const stored = list.length > 0 ? putOnDevice(prefix + userId, list) : dropFromDevice(prefix + userId);
  listeners.forEach((hear) => hear());
  return stored;
}

/** @returns whether the disk of this device has it, as soon as that is known */
export const keep = (userId: number, one: UnsentCheckin): Promise<boolean> =>
  change(userId, (list) => [...list, one].toSorted((before, after) => before.at - after.at));

export const forget = (userId: number, key: string): void =>
  void change(userId, (list) => list.filter((one) => one.key !== key));

export const markRefused = (userId: number, key: string, refused: string): void =>
  void change(userId, (list) => list.map((one) => (one.key === key ? { ...one, refused } : one)));

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  window.addEventListener('storage', hear); // another tab sent or kept one
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', hear);
  };
}

/** `unsentOf` as a hook. */
export const useUnsent = (userId: number): readonly UnsentCheckin[] =>
  useSyncExternalStore(subscribe, () => unsentOf(userId));

/** Whether anybody's check-in waits in this browser. */
export const isAnythingUnsent = (): boolean => keysOnDevice(prefix).length > 0;
