import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { cutText } from '@toam/domain/cut-text';

type DraftData = FormDraft['data'];

/** Length of a label in characters: enough to tell drafts apart. */
const max = 60;

/** One of our codes ('bil', 'saleadmin'), a day, or a time. People did not type it as words. */
const isCode = (text: string): boolean => /^[a-z_]*$/.test(text) || /^[\d:-]*$/.test(text);

/** All texts of a rich text, joined. */
function richTextLabel(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { text, content } = node as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(content) ? content.map(richTextLabel).join(' ') : '';
}

const wordsOf = (value: unknown): string =>
  (typeof value === 'string' ? (isCode(value) ? '' : value) : richTextLabel(value)).replace(/\s+/g, ' ').trim();

/** The start of the form's longest text, so that people recognize their draft. '' if the form has no text. */
export function draftLabel(data: DraftData): string {
  const typed = typeof data.changes === 'object' && data.changes !== null ? data.changes : data;
  const longest = Object.values(typed)
    .map(wordsOf)
    .reduce((best, words) => (words.length > best.length ? words : best), '');
  return longest.length > max ? `${cutText(longest, max).trimEnd()}…` : longest;
}
