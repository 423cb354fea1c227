/**
 * What was typed and the API does not have yet, on this device: it outlives a crash of the tab, a dead line and the end of the
 * session. Each entry is a person's: nobody else who signs in here is shown it, and it goes as soon as the API has it, so that
 * a shared computer holds as little as possible. localStorage, because it alone is written at once when a page is being left.
 */
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { z } from 'zod';

const prefix = 'toam.draft';

/** As long as the API remembers that a draft has ended, so that no older entry comes back: 30 days in seconds. */
const longest = 30 * 24 * 60 * 60;

/** Whose form it is, and which. */
export interface DraftPlace {
  userId: number;
  form: string;
}

export type DeviceDraft = Omit<FormDraft, 'device'> & {
  form: string;
  /** The draft that this one goes on with. */
  takes?: string | undefined;
};

const entry = z.object({
  form: z.string(),
  tab: z.string(),
  version: z.number(),
  updated_at: z.number(),
  data: z.record(z.string(), z.unknown()),
  takes: z.string().optional(),
});

const keyOf = ({ userId, form }: DraftPlace, tab: string): string => `${prefix}:${userId}:${form}:${tab}`;

/** Null where it is missing or of another kind: an entry may be older than this release. */
function read(key: string): DeviceDraft | null {
  try {
    return entry.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null; // storage is off, or something else lies there
  }
}

function keys(start: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return all.filter((key) => key.startsWith(start));
  } catch {
    return []; // storage is off
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is off: nothing is there
  }
}

export const deviceDraft = (place: DraftPlace, tab: string): DeviceDraft | null => read(keyOf(place, tab));

/** All of a person, of every form. */
export const deviceDrafts = (userId: number): DeviceDraft[] =>
  keys(`${prefix}:${userId}:`)
    .map(read)
    .filter((draft) => draft !== null);

/** @returns whether it is there now: storage may be forbidden or full */
export function putDeviceDraft(userId: number, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(keyOf({ userId, form: draft.form }, draft.tab), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const dropDeviceDraft = (place: DraftPlace, tab: string): void => drop(keyOf(place, tab));

/** Drops what is too old, whoever's it is, and what nobody can read any more. @param now epoch seconds */
export function dropOldDeviceDrafts(now: number): void {
  for (const key of keys(`${prefix}:`)) {
    const draft = read(key);
    if (!draft || draft.updated_at < now - longest) drop(key);
  }
}
