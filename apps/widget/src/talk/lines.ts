import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import type { ConversationState, Message, Unsent } from '../conversation/conversation';

/** What stands in the list of messages, from top to bottom. A line whose `print` did not change is not drawn again. */
export type Line = { key: string; print: string } & (
  | { kind: 'day'; text: string }
  | { kind: 'message'; message: Message; foot: string | null }
  | { kind: 'unsent'; unsent: Unsent; foot: string | null }
);

const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** A minute of one side has one time below it. */
const isSameRun = (one: Message, next: Message | undefined) =>
  next !== undefined && next.owner === one.owner && minuteOf(next.createdAt) === minuteOf(one.createdAt);

const dayLength = 86_400;

/** "10:24" in Asia/Ho_Chi_Minh. @param moment epoch milliseconds */
const timeOf = (moment: number): string => new Date(moment + 7 * 3_600_000).toISOString().slice(11, 16);

const dayNumber = (moment: number): number => Math.floor((moment + 7 * 3_600_000) / (dayLength * 1000));

/** Whether both are on one day in Vietnam. Both in epoch milliseconds. */
const isSameDay = (one: number, other: number): boolean => dayNumber(one) === dayNumber(other);

/** "Hôm nay", "Hôm qua" or "20/11/2026". Both in epoch milliseconds. */
function dayName(moment: number, now: number): string {
  const day = dayOf(moment / 1000);
  if (day === dayOf(now / 1000)) return visitorText.today;
  return day === dayOf(now / 1000 - dayLength) ? visitorText.yesterday : writtenDay(day);
}

/** @param now the device's clock, epoch milliseconds: it names the days */
export function linesOf({ messages, unsent, seen }: ConversationState, now: number): Line[] {
  const lines: Line[] = [];
  let last: number | null = null;
  // after every change all lines are made: thousands of them name few days and times
  const addDay = (moment: number) => {
    if (last === null || !isSameDay(last, moment)) {
      const text = dayName(moment, now);
      lines.push({ key: `day ${text}`, print: text, kind: 'day', text });
    }
    last = moment;
  };
  messages.forEach((message, at) => {
    addDay(message.createdAt);
    const isEnd = !isSameRun(message, messages[at + 1]) || at + 1 === seen;
    const what = message.owner === 'client' ? ` · ${at < seen ? visitorText.seen : visitorText.sent}` : '';
    const foot = isEnd ? timeOf(message.createdAt) + what : null;
    lines.push({ key: `m${message.id}`, print: String(foot), kind: 'message', message, foot });
  });
  for (const one of unsent) {
    addDay(one.at);
    const { state, progress, problem } = one;
    const percent = 'picture' in one.content && progress > 0 && progress < 1 ? ` ${Math.round(progress * 100)}%` : '';
    const words = { waiting: visitorText.waiting, sending: visitorText.sending + percent, sent: visitorText.sent };
    const foot = state === 'refused' || problem ? null : words[state];
    lines.push({ key: `u${one.key}`, print: `${state}${foot}${problem}`, kind: 'unsent', unsent: one, foot });
  }
  return lines;
}
