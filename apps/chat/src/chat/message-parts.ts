import type { MessageId, StoredMessage } from '@toam/chat-store/chat-store';
import { useCallback, useMemo, useState } from 'react';
import { chatConsoleText as text } from './chat-console.text';
import { dayName, isSameDay } from './words';

/** Messages that are drawn together. A new message draws the last part, and only that, however long the talk is. */
export interface MessagePart {
  /** Its place among the parts, counted from the part in which the anchor is. It stays when messages come before or after. */
  place: number;
  list: readonly StoredMessage[];
  /** When the message before it was written, epoch milliseconds: the first message may begin a day. */
  after: number | null;
}

/** Messages of a part: about two screens. */
export const partSize = 25;

/** Pictures that were sent together stand in one frame. */
const isOneSending = (one: StoredMessage | undefined, next: StoredMessage | undefined): boolean =>
  one !== undefined && next !== undefined && next.imageURL !== null && next.client_key === one.client_key;

/**
 * Divides the messages, always in the same places.
 * @param anchor a message that begins a part; unknown: the first one does
 */
export function partsOf(list: readonly StoredMessage[], anchor: MessageId | undefined): MessagePart[] {
  const origin = Math.max(
    0,
    list.findIndex(({ id }) => id === anchor),
  );
  const parts: MessagePart[] = [];
  const firstPlace = -Math.ceil(origin / partSize);
  for (let from = 0, place = firstPlace; from < list.length; place += 1) {
    let to = Math.min(list.length, origin + (place + 1) * partSize);
    while (isOneSending(list[to - 1], list[to])) to += 1;
    if (to > from) parts.push({ place, list: list.slice(from, to), after: list[from - 1]?.createdAt ?? null });
    from = Math.max(from, to);
  }
  return parts;
}

/** Parts that are drawn when a talk is opened, and that come each time when somebody reads further up. */
const [atFirst, atATime] = [3, 2];

const opened = (list: readonly StoredMessage[]) => ({
  anchor: list[0]?.id,
  from: Math.ceil(list.length / partSize) - atFirst,
});

/**
 * The parts of a talk that are drawn: the newest ones, and what somebody has gone up to. So a talk of which thousands of messages are
 * known opens as fast as a short one.
 */
export function useParts(list: readonly StoredMessage[]) {
  const [{ anchor, from }, setDrawn] = useState(() => opened(list));
  // everything was read anew
  if (list.length > 0 && !list.some(({ id }) => id === anchor)) setDrawn(opened(list));
  const all = useMemo(() => partsOf(list, anchor), [list, anchor]);
  const parts = useMemo(() => all.filter(({ place }) => place >= from), [all, from]);
  return {
    parts,
    /** Some that are known are not drawn. */
    isMore: parts.length < all.length,
    /** Draws more of them, or of what is read next. */
    drawMore: useCallback(
      () => setDrawn({ anchor, from: Math.max(from, all[0]?.place ?? 0) - atATime }),
      [anchor, from, all],
    ),
  };
}

/** What stands below one another: a day, a line of the store, or a message. Pictures of one sending are one item. */
type StreamItem =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'event'; key: string; message: StoredMessage }
  | { kind: 'message'; key: string; first: StoredMessage; pictures: StoredMessage[] };

const isPicture = ({ imageURL }: StoredMessage): boolean => imageURL !== null;

/** Whether the picture was sent together with those before it. */
const belongsTo = (item: StreamItem | undefined, message: StoredMessage): boolean =>
  item?.kind === 'message' &&
  item.pictures.length > 0 &&
  isPicture(message) &&
  message.client_key !== null &&
  item.first.client_key === message.client_key;

/** Of what is no picture. One array, so that its bubble is not drawn again. */
const noPictures: StoredMessage[] = [];

/**
 * A message keeps its key from the moment it is written, before the store has it.
 * @param now the store's clock, epoch milliseconds
 * @param after when the message before them was written; null: there is none
 */
export function streamItems(list: readonly StoredMessage[], now: number, after: number | null = null): StreamItem[] {
  const items: StreamItem[] = [];
  let before = after;
  for (const message of list) {
    if (before === null || !isSameDay(before, message.createdAt))
      items.push({ kind: 'day', key: `day-${message.id}`, text: dayName(message.createdAt, now) });
    before = message.createdAt;
    const last = items.at(-1);
    if (message.owner === 'event') items.push({ kind: 'event', key: message.id, message });
    else if (last?.kind === 'message' && belongsTo(last, message)) last.pictures.push(message);
    else {
      const own = message.client_key ?? message.id;
      // words and the house about which they are have one key
      const key = last?.kind === 'message' && last.key === own ? `${own}-next` : own;
      items.push({ kind: 'message', key, first: message, pictures: isPicture(message) ? [message] : noPictures });
    }
  }
  return items;
}

/** The day line before what is written now, if it is the first of today. */
export const beginsToday = (list: readonly StoredMessage[], now: number): string | null => {
  const last = list.at(-1);
  return last && isSameDay(last.createdAt, now) ? null : text.today;
};
