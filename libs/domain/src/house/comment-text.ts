import { isRecordId } from '@toam/domain/record/record-id';

/** A piece of a comment: plain text, a mentioned person, or a safe link. */
type CommentPart =
  { kind: 'text'; text: string } | { kind: 'mention'; userId: number } | { kind: 'link'; text: string; href: string };

/** The stored form of a mention: it holds the id, so that a changed name shows everywhere. */
export const mentionToken = (userId: number): string => `@[${userId}]`;

/** A number that is no id is not a mention and stays plain text. */
const token = /@\[(\d{1,10})\]/g;

const pieces = /@\[(\d{1,10})\]|(?:https?:\/\/|www\.)[^\s<>"']+/gi;

/** Punctuation at a link's end that belongs to the sentence. A closing bracket stays if it was opened inside the link. */
function withoutSentenceEnd(link: string): string {
  let end = link;
  while (/[.,;:!?…)\]}]$/.test(end)) {
    if (end.endsWith(')') && end.split('(').length >= end.split(')').length) break;
    end = end.slice(0, -1);
  }
  return end;
}

/**
 * Splits a comment into pieces for display. Everything that is not a mention or an http link stays plain text. Markup is shown as
 * text, never interpreted.
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
      if (!isRecordId(Number(userId))) continue;
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

/** A comment with its plain text changed and its mentions unchanged. */
export const withWords = (content: string, change: (words: string) => string): string =>
  content
    .split(/(@\[\d{1,10}\])/)
    .map((part, at) => (at % 2 === 1 && isRecordId(Number(part.slice(2, -1))) ? part : change(part)))
    .join('');

/** Ids of the people whom a comment mentions, each once. */
export const mentionedIn = (content: string): number[] => [
  ...new Set([...content.matchAll(token)].map((found) => Number(found[1])).filter(isRecordId)),
];
