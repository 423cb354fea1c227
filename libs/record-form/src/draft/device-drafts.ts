/**
 * Typed values that the API does not have yet, on this device. They survive a crash of the tab or the browser, an outage and the end
 * of the session. Each entry belongs to one person, and no other person on this device sees it. It is deleted as soon as the API has
 * it, so that a shared computer stores little.
 */
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { dropFromDevice, keysOnDevice, putOnDevice, readFromDevice } from '@toam/platform/device-store';
import { z } from 'zod';

const prefix = 'toam.draft';

/** 30 days in seconds. The API remembers ended drafts for as long, so no older entry can come back. */
const longest = 30 * 24 * 60 * 60;

/** The form and its user. */
export interface DraftPlace {
  userId: number;
  form: string;
}

export type DeviceDraft = Omit<FormDraft, 'device'> & {
  form: string;
  /** Tab of the draft that this one continues. */
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

/** Null if the entry is missing or has another shape: it may be older than this release. */
const read = (key: string): DeviceDraft | null => entry.safeParse(readFromDevice(key)).data ?? null;

export const deviceDraft = (place: DraftPlace, tab: string): DeviceDraft | null => read(keyOf(place, tab));

/** All drafts of a person, in all forms. */
export const deviceDrafts = (userId: number): DeviceDraft[] =>
  keysOnDevice(`${prefix}:${userId}:`)
    .map(read)
    .filter((draft) => draft !== null);

/** @returns whether the disk of this device has it, as soon as that is known */
export const putDeviceDraft = (userId: number, draft: DeviceDraft): Promise<boolean> =>
  putOnDevice(keyOf({ userId, form: draft.form }, draft.tab), draft);

export const dropDeviceDraft = (place: DraftPlace, tab: string): void => void dropFromDevice(keyOf(place, tab));

/** Deletes old and unreadable entries of all people. @param now epoch seconds */
export function dropOldDeviceDrafts(now: number): void {
  for (const key of keysOnDevice(`${prefix}:`)) {
    const draft = read(key);
    if (!draft || draft.updated_at < now - longest) void dropFromDevice(key);
  }
}
