import { HouseStatus } from '@toam/domain/house/house-values';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { NeedStatus } from '@toam/domain/need-values';
import { normalisePhone } from '@toam/domain/phone';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';
import type { DemoNeed } from '../needs/needs';
import { genderOf } from '../people/names';
import type { Gallery, Picture } from '../pictures';
import { beforeLock, endings, exchanges, openings, type ScriptLine, unanswered } from './scripts';

/** What stands in a conversation, in its order. `by` is an index of the staff; null: the customer. */
export interface DemoMessage {
  owner: 'staff' | 'client' | 'event';
  by: number | null;
  at: Date;
  text: string | null;
  picture: Picture | null;
  /** Index of a house. */
  house: number | null;
  /** What happened, for an event. */
  event: 'claim' | 'release' | 'lock' | null;
}

/** A conversation before it is stored; numbers are indexes in the brokerage. */
export interface DemoConversation {
  customer: number;
  sex: 'men' | 'women';
  isLocked: boolean;
  supporter: number | null;
  /** How many of the last messages nobody has seen. */
  unread: number;
  messages: DemoMessage[];
}

/** Most messages of people in all conversations, and most pictures among them. Brief 7 §8. */
const totals = { conversations: 24, messages: 260, pictures: 12 };

const minute = 60_000;

type Around = Market & { needs: DemoNeed[] };

/** Customers with an open need first: the side pane has something to tell. Each has a number of their own. */
function whoChats({ customers, needs }: Around): number[] {
  const seeking = needs.flatMap(({ customer, row }) => (row.status === NeedStatus.resolved ? [] : [customer]));
  const taken = new Set<string>();
  return [...new Set([...seeking, ...customers.keys()])]
    .filter((index) => {
      const { name, phone_number } = customers[index]!;
      const phone = normalisePhone(phone_number);
      if (name.startsWith('Khách ') || taken.has(phone)) return false;
      taken.add(phone);
      return true;
    })
    .slice(0, totals.conversations);
}

/** Lines of each talk, together exactly as many as there shall be, with the pictures that there shall be. */
function talks(r: Random): ScriptLine[][] {
  const reserved = unanswered.flat().length + beforeLock.length;
  const lines = Array.from({ length: totals.conversations }, (_, at) => [
    ...openings[at % openings.length]!,
    ...r.fork(at).some(exchanges, 1).flat(),
  ]);
  const count = () => lines.flat().length + reserved;
  let at = 0;
  while (count() < totals.messages - 6) lines[at % lines.length]!.push(...exchanges[(at++ * 5) % exchanges.length]!);
  for (let more = 0; count() < totals.messages; more += 1)
    lines[lines.length - 1 - (more % 8)]!.push(endings[more % endings.length]!);
  // beyond the last picture, a picture becomes words
  let pictures = 0;
  const shown = lines.map((talk) =>
    talk.map((line): ScriptLine =>
      line[1] === 'picture' && ++pictures > totals.pictures ? [line[0], 'Em gửi ảnh sau nhé.'] : line,
    ),
  );
  return trimmed(shown, totals.messages - reserved);
}

/** Without the last lines that are too many. */
function trimmed(talk: ScriptLine[][], most: number): ScriptLine[][] {
  let over = talk.flat().length - most;
  return talk.map((lines) => {
    const less = Math.min(Math.max(over, 0), 2);
    over -= less;
    return lines.slice(0, lines.length - less);
  });
}

interface Voice {
  sex: 'men' | 'women';
  street: string;
  price: string;
}

const spoken = (text: string, { sex, street, price }: Voice): string => {
  const address = sex === 'men' ? 'anh' : 'chị';
  return text
    .replaceAll('{anh}', address)
    .replaceAll('{Anh}', address[0]!.toUpperCase() + address.slice(1))
    .replaceAll('{đường}', street)
    .replaceAll('{giá}', price);
};

/** Minutes before now of the last message: three without an answer, two that a colleague has, two locked, others of three weeks. */
const endsAgo = (at: number): number => [6, 18, 41, 12, 35, 300, 2900][at] ?? 90 + at ** 2.4 * 15;

/** Moments of so many messages, the last one `ends`: minutes apart, now and then hours. */
function moments(r: Random, count: number, ends: number): Date[] {
  const times: number[] = [];
  for (let moment = ends; times.length < count; moment -= r.chance(0.12) ? r.between(3, 20) * 60 * minute : r.between(0.4, 4) * minute) times.push(moment); // prettier-ignore
  return times.toReversed().map((time) => new Date(time));
}

/**
 * Conversations with customers: three with seven unseen messages, two whose last colleague was the chat staff, two locked. Nobody's
 * lease is live. Brief 7 §8.
 */
export function demoConversations(r: Random, around: Around, pictures: Gallery): DemoConversation[] {
  const { customers, houses, calendar, staff } = around;
  const published = houses.flatMap(({ row, publicPictures }, index) =>
    row.web === 1 && row.status !== HouseStatus.stopped && publicPictures.length > 0 ? [index] : [],
  );
  const by = (email: string) => staff.findIndex((one) => one.email === email);
  const [chatStaff, admin] = [by('chatstaff@toam.vn'), by('admin@toam.vn')];
  const lines = talks(r.fork('talks'));
  return whoChats(around).map((customer, at): DemoConversation => {
    const own = r.fork(at);
    const sex = genderOf(customers[customer]!.name) === 'male' ? 'men' : 'women';
    const house = own.pick(published);
    const { row } = houses[house]!;
    const voice = { sex, street: row.house_address, price: shortMoneyText(row.into_money ?? 5e9) } as const;
    const open = unanswered[at] ?? [];
    const spam = at === 5 || at === 6 ? [beforeLock[at - 5]!] : [];
    const said: ScriptLine[] = [...lines[at]!, ...[...open, ...spam].map((text) => ['client', text] as const)];
    const answers = at % 5 === 4 ? admin : chatStaff;
    const times = moments(own, said.length, calendar.now.getTime() - endsAgo(at) * minute);
    const dealt = own.some(published, 3);
    const messages = said.map((line, place): DemoMessage => {
      const [owner, content, subject] = line;
      return {
        owner,
        by: owner === 'staff' ? answers : null,
        at: times[place]!,
        text: content === 'picture' || content === 'house' ? null : spoken(content, voice),
        picture: subject ? own.pick(pictures[subject]) : null,
        house: content === 'house' ? (dealt.pop() ?? house) : null,
        event: null,
      };
    });
    return {
      ...{ customer, sex, unread: open.length },
      isLocked: spam.length > 0,
      supporter: at === 3 || at === 4 ? chatStaff : null,
      messages: withEvents(messages, { answers, isLocked: spam.length > 0, isKept: at === 3 || at === 4 }),
    };
  });
}

/** Puts the lines between messages that the store writes: who began to answer, who stopped, who locked. */
function withEvents(
  messages: DemoMessage[],
  { answers, isLocked, isKept }: { answers: number; isLocked: boolean; isKept: boolean },
): DemoMessage[] {
  const event = (kind: NonNullable<DemoMessage['event']>, at: Date): DemoMessage => ({
    ...{ owner: 'event', by: answers, at, text: null, picture: null, house: null },
    event: kind,
  });
  const gap = 2 * minute;
  const told = messages.flatMap((message, place) => {
    const before = messages[place - 1];
    const isAnswer = message.owner === 'staff' && before?.owner !== 'staff';
    const wasLong = !before || message.at.getTime() - before.at.getTime() > gap;
    const isFirst = message.owner === 'staff' && messages.findIndex(({ owner }) => owner === 'staff') === place;
    return isAnswer && (isFirst || wasLong)
      ? [event('claim', new Date(message.at.getTime() - 9_000)), message]
      : [message];
  });
  const last = messages.at(-1)!.at.getTime();
  const lastAnswer = messages.findLast(({ owner }) => owner === 'staff')!.at.getTime();
  if (isLocked) return [...told, event('lock', new Date(last + 20_000))];
  if (isKept) return told;
  const release = event('release', new Date(lastAnswer + 20_000));
  return [...told, release].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
