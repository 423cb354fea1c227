import { plainToRichText, type RichText } from '@toam/domain/rich-text';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { richText } from '@toam/contracts/rich-text';
import { userSaveText as text } from './user-save.text';

/** The most characters of a plain-text introduction (from the time before the editor). */
const longestPlain = 20_000;

/** The JSON document in the text; undefined for plain text and for other JSON. */
function documentIn(stored: string): unknown {
  if (!stored.trimStart().startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null && 'type' in parsed ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A staff user's introduction for the editor and the viewer: the stored JSON, or old plain text with one paragraph per
 * line. Specification 2 §3.
 */
export function introductionOf(stored: string): RichText {
  const document = richText.safeParse(documentIn(stored));
  return document.success ? document.data : plainToRichText(stored);
}

/** An introduction on the wire: the editor's JSON as a string, checked node by node, or plain text. Specification 2 §3, D9. */
export const introduction = z
  .string()
  .nullable()
  .transform((sent, check) => {
    const stored = visibleText(sent ?? '');
    const document = documentIn(stored);
    if (document === undefined && stored.length <= longestPlain) return stored;
    const checked = richText.safeParse(document);
    if (checked.success) return JSON.stringify(checked.data);
    const [issue] = checked.error.issues;
    check.addIssue({ code: 'custom', message: issue?.code === 'custom' ? issue.message : text.introductionInvalid });
    return z.NEVER;
  });
