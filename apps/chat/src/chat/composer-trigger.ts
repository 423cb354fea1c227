import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import type { QuickReply } from '@toam/contracts/chat/quick-reply.endpoints';
import { plain } from '@toam/domain/vietnamese';
import { chatConsoleText as text } from './chat-console.text';

/** '#' asks for a house, '/' for a quick reply. */
export interface Trigger {
  kind: 'house' | 'reply';
  /** Place of the sign in the text. */
  from: number;
  /** What is typed after it. */
  words: string;
  /** Words stand before it: it may as well belong to a sentence, as in 'căn #506 còn không'. */
  isInSentence: boolean;
}

/** Longer texts are no search any more. */
const longest = { house: 60, reply: 30 } as const;

/**
 * What the text before the caret asks for. A sign counts at the beginning of a word; a reply's name has no spaces, a house's may.
 * @returns null if it asks for nothing
 */
export function triggerAt(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret);
  const reply = /(?:^|\s)\/([^\s/]*)$/.exec(before);
  if (reply) return made('reply', before, reply[1] ?? '');
  const house = /(?:^|\s)#([^#\n]*)$/.exec(before);
  return house ? made('house', before, house[1] ?? '') : null;
}

function made(kind: Trigger['kind'], before: string, words: string): Trigger | null {
  return words.length > longest[kind]
    ? null
    : { kind, from: before.length - words.length - 1, words, ...inSentence(before, words) };
}

const inSentence = (before: string, words: string) => ({
  isInSentence: before.slice(0, before.length - words.length - 1).trim() !== '',
});

/** The text with something else in place of the sign and its words. @returns it, and where the caret stands then */
export function replaced(
  text: string,
  { from, words }: Pick<Trigger, 'from' | 'words'>,
  by: string,
): { text: string; caret: number } {
  const before = text.slice(0, from) + by;
  return { text: before + text.slice(from + 1 + words.length), caret: before.length };
}

/** A piece of a reply: written as it stands, or filled in from the conversation. */
interface ReplyPart {
  text: string;
  isFilled: boolean;
}

const gaps = /\{(ten|anh_chi)\}/g;

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('vi') + word.slice(1);

/** A sentence begins at the start of the text, and after a full stop, a question or exclamation mark, or on a new line. */
const beginsSentence = (before: string): boolean => /(?:^|[.?!…\n])\s*$/.test(before);

/** The customer's name as one calls them: the last two words of a full name. */
const calledName = (name: string): string => name.trim().split(/\s+/).slice(-2).join(' ');

/** The reply for this customer: `{anh_chi}` and `{ten}` are filled in. */
export function replyParts(reply: string, { sex, name }: Pick<ChatRow, 'sex' | 'name'>): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let at = 0;
  for (const found of reply.matchAll(gaps)) {
    const before = reply.slice(0, found.index);
    if (found.index > at) parts.push({ text: reply.slice(at, found.index), isFilled: false });
    const address = text.address[sex].toLocaleLowerCase('vi');
    const word = found[1] === 'ten' ? calledName(name) : beginsSentence(before) ? capital(address) : address;
    parts.push({ text: word, isFilled: true });
    at = found.index + found[0].length;
  }
  if (at < reply.length) parts.push({ text: reply.slice(at), isFilled: false });
  return parts;
}

export const filledReply = (reply: string, customer: Pick<ChatRow, 'sex' | 'name'>): string =>
  replyParts(reply, customer)
    .map((part) => part.text)
    .join('');

/** Replies that fit what is typed after '/': by their shortcut first, then by their title. Accents may be left out. */
export function fittingReplies(replies: readonly QuickReply[], typed: string): QuickReply[] {
  const words = plain(typed);
  const rank = ({ shortcut, title }: QuickReply): number => {
    if (plain(shortcut).startsWith(words)) return 0;
    return plain(title).includes(words) ? 1 : 2;
  };
  return replies.filter((reply) => rank(reply) < 2).toSorted((one, other) => rank(one) - rank(other));
}
