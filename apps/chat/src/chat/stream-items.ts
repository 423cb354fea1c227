import type { StoredMessage } from '@toam/chat-store/chat-store';
import { chatConsoleText as text } from './chat-console.text';
import { dayName, isSameDay } from './words';

/** What stands below one another: a day, a line of the store, or a message. Pictures of one sending are one item. */
export type StreamItem =
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
