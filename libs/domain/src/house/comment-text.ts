/** A piece of a comment: words, somebody who is mentioned, or a link that may be followed. */
export type CommentPart =
  { kind: 'text'; text: string } | { kind: 'mention'; userId: number } | { kind: 'link'; text: string; href: string };

/** How a comment holds somebody who is mentioned: by id, so that a new name shows everywhere. */
export const mentionToken = (userId: number): string => `@[${userId}]`;

const token = /@\[(\d{1,10})\]/g;
/** The largest id that the database gives: a longer number is nobody, and stays what was typed. */
const largestId = 2_147_483_647;
const isSomebody = (userId: number): boolean => userId > 0 && userId <= largestId;

const pieces = /@\[(\d{1,10})\]|(?:https?:\/\/|www\.)[^\s<>"']+/gi;

/** Signs at a link's end that belong to the sentence around it. A closing bracket stays if it was opened inside. */
function withoutSentenceEnd(link: string): string {
  let end = link;
  while (/[.,;:!?…)\]}]$/.test(end)) {
    if (end.endsWith(')') && end.split('(').length >= end.split(')').length) break;
    end = end.slice(0, -1);
  }
  return end;
}

/**
 * Takes a comment apart for showing. Whatever is no mention or http link stays plain text, markup included: it is shown
 * letter by letter, never interpreted.
 */
export function commentParts(content: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let at = 0;
  const add = (part: CommentPart, from: number, to: number) => {
    if (from > at) parts.push({ kind: 'text', text: content.slice(at, from) });
    parts.push(part);
    at = to;
  };
  for (const found of content.matchAll(pieces)) {
    const [all, userId] = found;
    if (userId) {
      if (!isSomebody(Number(userId))) continue;
      add({ kind: 'mention', userId: Number(userId) }, found.index, found.index + all.length);
      continue;
    }
    const text = withoutSentenceEnd(all);
    if (!/^(?:https?:\/\/|www\.)./i.test(text)) continue;
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    add({ kind: 'link', text, href }, found.index, found.index + text.length);
  }
  if (at < content.length) parts.push({ kind: 'text', text: content.slice(at) });
  return parts;
}

/** A comment with its words changed and those who are mentioned left as they are. */
export const withWords = (content: string, change: (words: string) => string): string =>
  content
    .split(/(@\[\d{1,10}\])/)
    .map((part, at) => (at % 2 === 1 && isSomebody(Number(part.slice(2, -1))) ? part : change(part)))
    .join('');

/** Who is mentioned in a comment, each once. */
export const mentionedIn = (content: string): number[] => [
  ...new Set([...content.matchAll(token)].map((found) => Number(found[1])).filter(isSomebody)),
];
