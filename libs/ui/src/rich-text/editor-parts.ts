import type { Editor } from '@tiptap/react';
import type { StarterKitOptions } from '@tiptap/starter-kit';
import { isSafeLink } from '@toam/domain/rich-text';
import { useMemo, useRef } from 'react';

/** Of the starter kit what all our texts may have: emphasis, lists and links. */
export const textOnly = {
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (href) => isSafeLink(href) },
} as const satisfies Partial<StarterKitOptions>;

/** The address of the link at the caret, '' for none. */
export const hrefIn = (editor: Editor): string => String(editor.getAttributes('link').href ?? '');

/**
 * Tells the editor's own texts from those of others, such as a restored draft. The form gives back copies, so they are compared by
 * content, and it may give them back late: an earlier one of our own changes nothing.
 */
export function useOwnTexts<Text>(first: Text | null) {
  const own = useRef([JSON.stringify(first)]);
  return useMemo(
    () => ({
      add: (text: Text | null) => void own.current.push(JSON.stringify(text)),
      /** Whether the editor wrote it. Forgets what it wrote before that. */
      has: (text: Text | null) => {
        const at = own.current.lastIndexOf(JSON.stringify(text));
        own.current = at < 0 ? [JSON.stringify(text)] : own.current.slice(at);
        return at >= 0;
      },
    }),
    [],
  );
}
