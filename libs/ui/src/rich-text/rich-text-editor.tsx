import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../layout/layout';
import { EditorLink } from './editor-link';
import { hrefIn, textOnly, useOwnTexts } from './editor-parts';
import { EditorToolbar } from './editor-toolbar';
import * as css from './editor.module.css';
import { pastedHtml } from './pasted-html';
import * as richText from './rich-text.module.css';

/** Props of the editor. `rich-text-field.tsx` loads this file with the first field on screen. */
interface RichTextEditorProps {
  id: string;
  value: RichText | null;
  onChange: (text: RichText | null) => void;
  onBlur: () => void;
  invalid: boolean;
  labelledBy: string;
  describedBy: string;
  placeholder?: string | undefined;
  /** At the right of the toolbar. */
  aside?: string | undefined;
  disabled?: boolean | undefined;
}

/** Allows only the nodes of `RichText`. Pasted headings, pictures and styles become plain text; of lists and tables `pasted-html.ts` knows. */
const extensionsWith = (placeholder: string) => [
  // A trailing node would be stored: an empty line at the end of each text that ends in a list.
  StarterKit.configure({ ...textOnly, trailingNode: false }),
  Placeholder.configure({ placeholder }),
];

/** The editor's document in the stored shape; null if it is empty. The API removes attributes that the editor adds. */
function written(document: JSONContent): RichText | null {
  // The extensions above write exactly these nodes, and the contract's schema validates them again.
  const text = document as RichText;
  return isEmptyRichText(text) ? null : text;
}

/** An editor for bold, italic, underlined text, lists and links. TipTap, in its own chunk. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    id,
    value,
    onChange,
    onBlur,
    invalid,
    labelledBy,
    describedBy,
    placeholder = '',
    aside,
    disabled = false,
  } = props;
  const [linking, setLinking] = useState(false);
  const own = useOwnTexts(value);
  const frame = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions: extensionsWith(placeholder),
    content: value,
    editable: !disabled,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        ...{ id, class: clsx(css.words, richText.text), role: 'textbox', 'aria-multiline': 'true' },
        ...{ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy },
      },
    },
    onUpdate: ({ editor: changed }) => {
      const text = written(changed.getJSON());
      own.add(text);
      onChange(text);
    },
    onBlur,
  });
  useEffect(() => {
    // Otherwise the value changed from outside: a restored draft, or a chosen side of a conflict.
    if (editor && !own.has(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, own, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
    // ProseMirror renders this element itself, later than React, so React can't set its attributes.
    frame.current?.querySelector('[role=textbox]')?.setAttribute('aria-invalid', String(invalid));
  }, [editor, disabled, invalid]);

  return (
    <Stack
      ref={frame}
      className={css.editor}
      background={disabled ? 'fill' : 'surface'}
      border
      radius={6}
      data-invalid={invalid || undefined}
    >
      <EditorToolbar editor={editor} aside={aside} onLink={() => setLinking(true)} />
      {linking && <EditorLink editor={editor} href={hrefIn(editor)} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </Stack>
  );
}
