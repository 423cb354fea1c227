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
