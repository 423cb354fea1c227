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

/** The lists of this page, by person. Storage is the truth; if the browser forbids it, they are all there is. */
const lists = new Map<number, { stored: string | null; list: readonly UnsentCheckin[] }>();
const listeners = new Set<() => void>();

function storedOf(userId: number): string | null | undefined {
  try {
    return localStorage.getItem(prefix + userId);
  } catch {
    return undefined;
  }
}

function parsed(stored: string): readonly UnsentCheckin[] {
  try {
    return z.array(unsentCheckin).parse(JSON.parse(stored));
  } catch {
    return none; // not written by this code
  }
}

/** What waits for a person, oldest first. The same array as long as nothing has changed. */
export function unsentOf(userId: number): readonly UnsentCheckin[] {
  const known = lists.get(userId);
  const stored = storedOf(userId);
  if (known && (stored === undefined || stored === known.stored)) return known.list;
  const list = stored ? parsed(stored) : none;
  lists.set(userId, { stored: stored ?? null, list });
  return list;
}

function change(userId: number, alter: (list: readonly UnsentCheckin[]) => readonly UnsentCheckin[]): void {
  const list = alter(unsentOf(userId));
  let stored = list.length > 0 ? JSON.stringify(list) : null;
  try {
    if (stored === null) localStorage.removeItem(prefix + userId);
    else localStorage.setItem(prefix + userId, stored);
  } catch {
    stored = storedOf(userId) ?? null; // full or forbidden: this page still has it
  }
  lists.set(userId, { stored, list });
  listeners.forEach((hear) => hear());
}

export const keep = (userId: number, one: UnsentCheckin): void =>
  change(userId, (list) => [...list, one].toSorted((before, after) => before.at - after.at));

export const forget = (userId: number, key: string): void =>
  change(userId, (list) => list.filter((one) => one.key !== key));

export const markRefused = (userId: number, key: string, refused: string): void =>
  change(userId, (list) => list.map((one) => (one.key === key ? { ...one, refused } : one)));

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
export function isAnythingUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
