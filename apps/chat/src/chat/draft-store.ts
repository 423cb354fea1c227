import type { ChatStore, UploadedPicture } from '@toam/chat-store/chat-store';
import { CallFailed } from '@toam/api-client/call-failed';
import { maxChatImages } from '@toam/contracts/chat/chat.endpoints';
import { type ChatHouse, chatHouse } from '@toam/contracts/chat/chat.schema';
import { refuseImage } from '@toam/contracts/media/upload-limits';
import { chatConsoleText as text } from './chat-console.text';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { messageOf } from '@toam/ui/core';
import { z } from 'zod';
import { create } from 'zustand';

/** A picture that is about to be sent. */
export interface DraftPicture {
  key: string;
  name: string;
  state: 'waiting' | 'uploading' | 'done' | 'error';
  /** Share of the bytes that were sent, 0 to 1. */
  progress: number;
  /** Until it is stored. */
  file: File | null;
  stored: UploadedPicture | null;
  /** Why it failed. */
  message: string;
  /** A refused file stays refused. */
  retryable: boolean;
}

/** What somebody is about to write in one conversation. */
export interface ChatDraft {
  text: string;
  pictures: DraftPicture[];
  house: ChatHouse | null;
}

export const noDraft: ChatDraft = { text: '', pictures: [], house: null };

/** By conversation. Uploads go on while another one is open. */
const useDrafts = create<Record<string, ChatDraft>>(() => ({}));

/** The part that a reload does not lose: files that are not stored are not in it. */
const kept = z.object({
  text: z.string().catch(''),
  pictures: z.array(z.object({ key: z.string(), thumbnail: z.string(), name: z.string() })).catch([]),
  house: chatHouse.nullable().catch(null),
});

const placeOf = (id: string) => typingStore(`chat-${id}`);

function restored(id: string): ChatDraft {
  const { data } = kept.safeParse(placeOf(id).read());
  if (!data) return noDraft;
  const pictures = data.pictures.map(({ name, ...stored }): DraftPicture => ({
    ...{ key: stored.key, name, stored, state: 'done', progress: 1 },
    ...{ file: null, message: '', retryable: false },
  }));
  return { ...data, pictures };
}

/** The draft as it is now; the first time as the device has kept it. */
function draftOf(id: string): ChatDraft {
  const known = useDrafts.getState()[id];
  if (known) return known;
  const draft = restored(id);
  useDrafts.setState({ [id]: draft });
  return draft;
}

function keep(id: string, { text: typed, pictures, house }: ChatDraft): void {
  const place = placeOf(id);
  const stored = pictures.flatMap(({ stored: one, name }) => (one ? [{ ...one, name }] : []));
  if (typed.trim() || stored.length > 0 || house) void place.keep({ text: typed, pictures: stored, house });
  else place.drop();
}

/** Changes a draft, and what the device keeps of it. */
export function changeDraft(id: string, change: (draft: ChatDraft) => Partial<ChatDraft>): void {
  const draft = draftOf(id);
  const next = { ...draft, ...change(draft) };
  useDrafts.setState({ [id]: next });
  keep(id, next);
}

/** A thread was joined: what somebody was writing in it goes to the main conversation. */
export function moveDraft(from: string, to: string): void {
  const draft = draftOf(from);
  changeDraft(to, (known) => ({
    text: [known.text, draft.text].filter(Boolean).join('\n'),
    pictures: [...known.pictures, ...draft.pictures],
    house: known.house ?? draft.house,
  }));
  changeDraft(from, () => noDraft);
}

/** The draft of a conversation. */
export const useDraft = (id: string): ChatDraft => useDrafts((drafts) => drafts[id]) ?? draftOf(id);

/** For tests: another page. */
export const forgetDrafts = (): void => useDrafts.setState({}, true);

const changePicture = (id: string, key: string, patch: Partial<DraftPicture>) =>
  changeDraft(id, ({ pictures }) => ({
    pictures: pictures.map((picture) => (picture.key === key ? { ...picture, ...patch } : picture)),
  }));

/** Uploads at the same time. */
const parallel = 3;
/** Statuses with which the server refuses this file, so that another try would not help. */
const refusals = [403, 413, 415, 422];
const running = new Map<string, AbortController>();
let lastKey = 0;

/** Starts the next uploads of a conversation; they go on by themselves. */
function uploadNext(store: ChatStore, id: string): void {
  const { pictures } = draftOf(id);
  const busy = pictures.filter(({ state }) => state === 'uploading').length;
  const next = pictures.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, parallel - busy));
  for (const { key, file } of next) if (file) void upload(store, id, key, file);
}

async function upload(store: ChatStore, id: string, key: string, file: File): Promise<void> {
  const stop = new AbortController();
  running.set(key, stop);
  changePicture(id, key, { state: 'uploading', progress: 0, message: '' });
  const onProgress = (progress: number) => changePicture(id, key, { progress });
  try {
    const stored = await store.uploadPicture(file, { onProgress, signal: stop.signal });
    changePicture(id, key, { state: 'done', progress: 1, stored });
  } catch (error) {
    const isRefused = error instanceof CallFailed && refusals.includes(error.status);
    if (!stop.signal.aborted)
      changePicture(id, key, { state: 'error', message: messageOf(error), retryable: !isRefused });
  } finally {
    running.delete(key);
    uploadNext(store, id);
  }
}

/** Adds pictures to a draft and begins to upload them. @returns why some were left out; undefined if all were added */
export function addPictures(store: ChatStore, id: string, files: readonly File[]): string | undefined {
  const room = maxChatImages - draftOf(id).pictures.length;
  const added = files.slice(0, room).map((file): DraftPicture => {
    const message = refuseImage(file) ?? '';
    const state = message ? 'error' : 'waiting';
    const key = `picture-${(lastKey += 1)}`;
    return { key, name: file.name, state, progress: 0, file, stored: null, message, retryable: false };
  });
  changeDraft(id, ({ pictures }) => ({ pictures: [...pictures, ...added] }));
  uploadNext(store, id);
  return files.length > room ? text.tooManyPictures(maxChatImages) : undefined;
}

export function removePicture(id: string, key: string): void {
  running.get(key)?.abort();
  changeDraft(id, ({ pictures }) => ({ pictures: pictures.filter((picture) => picture.key !== key) }));
}

export function retryPicture(store: ChatStore, id: string, key: string): void {
  changePicture(id, key, { state: 'waiting', message: '' });
  uploadNext(store, id);
}
