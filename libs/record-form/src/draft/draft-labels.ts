import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { cutText } from '@toam/domain/cut-text';

type DraftData = FormDraft['data'];

/** Characters that tell one draft from another. */
const max = 60;

/** A code of ours ('bil', 'saleadmin'), or a day: nothing that people typed as words. */
const isCode = (text: string): boolean => /^[a-z_]*$/.test(text) || /^[\d-]*$/.test(text);

/** Texts of a rich text, one after the other. */
function richTextLabel(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { text, content } = node as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(content) ? content.map(richTextLabel).join(' ') : '';
}

const wordsOf = (value: unknown): string =>
  (typeof value === 'string' ? (isCode(value) ? '' : value) : richTextLabel(value)).replace(/\s+/g, ' ').trim();

/** The words by which people know what they typed: the longest text of the form, its beginning. '' where it has none. */
export function draftLabel(data: DraftData): string {
  const typed = typeof data.changes === 'object' && data.changes !== null ? data.changes : data;
  const longest = Object.values(typed)
    .map(wordsOf)
    .reduce((best, words) => (words.length > best.length ? words : best), '');
  return longest.length > max ? `${cutText(longest, max).trimEnd()}…` : longest;
}
