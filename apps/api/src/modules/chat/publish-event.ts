import { chatText } from '@toam/contracts/chat/chat.text';
import { dayOf, dayStart } from '@toam/domain/day';
import { clockOf } from '@toam/domain/form-types';
import { readStaffNames } from '../users/users.reads';
import { insertMessages } from './message.queries';

type EventKind = keyof typeof chatText.event;

/** 'HH:mm' in Asia/Ho_Chi_Minh. */
export function timeOfDay(moment: Date): string {
  const seconds = moment.getTime() / 1000;
  return clockOf(Math.floor((seconds - dayStart(dayOf(seconds))) / 60));
}

/** A line between the messages, which only the staff see: what happened, and when. T5. */
export async function tellEvent(
  conversationId: string,
  kind: EventKind,
  who: { id: number | null; name: string },
  now: Date,
  device = 1,
): Promise<void> {
  const text = chatText.event[kind](who.name, timeOfDay(now), device);
  const event = { owner: 'event', user_id: who.id, name: who.name, text, created_at: now } as const;
  await insertMessages([{ ...event, conversation_id: conversationId }]);
}

/** The same of a colleague. */
export async function tellStaffEvent(
  conversationId: string,
  kind: EventKind,
  userId: number,
  now: Date,
  device?: number,
): Promise<void> {
  const name = (await readStaffNames([userId])).get(userId)?.name ?? '';
  await tellEvent(conversationId, kind, { id: userId, name }, now, device);
}
